import { at, choice, possible, type Refusal, type Seat, sequence } from '@engawa/kernel'
import {
  boards,
  building,
  forestActions,
  type Region,
  regionNames,
  type Tier,
  tiers,
  type Wild,
  type Worth,
} from '../catalogue/index.ts'
import type { Move } from './moves.ts'
import { planOf } from './plans.ts'
import { highestOther, regionAt } from './spaces.ts'
import type { State } from './state.ts'
import { countAmulets, domainOf, isTengu, type Question, refusal, type Step, wrongStep } from './step.ts'
import { survey } from './survey.ts'
import { type Plan, type TaskOf, todo } from './tasks.ts'
import { buildingsIn, ownerOf } from './zones.ts'

type Act = TaskOf<'act'>

const done = refusal('action-done', 'BIT-135')
const dieTooLow = refusal('die-too-low', 'BIT-160')
const higherDie = refusal('higher-die', 'BIT-136')
const notStrictlyHigher = refusal('not-strictly-higher', 'BIT-146')
const needsAmulet = refusal('needs-amulet', 'BIT-148')
const nothingToDo = refusal('nothing-to-do', 'BIT-163')
const notInZone = refusal('not-in-zone', 'BIT-139')
const dieBelowBuilding = refusal('die-below-building', 'BIT-140')
const builtThisTurn = refusal('built-this-turn', 'BIT-141')

/** BIT-136, BIT-146, BIT-148: may a die of this value do the forest action of the region? */
function refuseForest(
  state: State,
  seat: Seat,
  region: Region,
  value: number,
  die: number,
): Refusal | undefined {
  const best = highestOther(state, seat, die, region)
  if (!state.options.hard) return value >= best ? undefined : higherDie
  if (value > best) return undefined
  if (best < 6 || value < 6) return notStrictlyHigher
  return countAmulets(domainOf(state, seat)) > 0 ? undefined : needsAmulet
}

function sourcesIn(region: Wild): Readonly<Record<Tier, string>> {
  const name = at(regionNames, region - 1)
  return { 1: `${name}-1`, 2: `${name}-2`, 3: `${name}-3`, 4: `${name}-4`, 6: `${name}-6` }
}

/** What a forest action is called as the source of its effects: region and least die. */
const forestSources = { 1: sourcesIn(1), 2: sourcesIn(2), 4: sourcesIn(4), 5: sourcesIn(5) }

function forestPlan(seat: Seat, region: Wild, tier: Tier): Plan {
  return planOf(forestActions[region][tier], forestSources[region][tier], seat, region)
}

function refuseTier(state: State, seat: Seat, asked: Act, tier: Tier): Refusal | undefined {
  const { region, value, die } = asked
  if (!asked.forest || region === 3) return done
  if (value < tier) return dieTooLow
  const compared = die < 0 ? undefined : refuseForest(state, seat, region, value, die)
  if (compared !== undefined) return compared
  return possible(forestPlan(seat, region, tier), survey(state)) ? undefined : nothingToDo
}

function buildingPlan(seat: Seat, region: Region, tile: string): Plan {
  return planOf(building(tile).action, tile, seat, region)
}

/** BIT-139 to BIT-142. */
function refuseBuilding(state: State, seat: Seat, asked: Act, tile: string): Refusal | undefined {
  const { region, value } = asked
  if (!asked.building || region === 3) return done
  if (!buildingsIn(state, region).includes(tile)) return notInZone
  if (state.fresh.includes(tile)) return builtThisTurn
  if (value < building(tile).die) return dieBelowBuilding
  return possible(buildingPlan(seat, region, tile), survey(state)) ? undefined : nothingToDo
}

function refuse(state: State, seat: Seat, asked: Act, move: Move): Refusal | undefined {
  if (move.kind === 'forest') return refuseTier(state, seat, asked, move.tier)
  return move.kind === 'building' ? refuseBuilding(state, seat, asked, move.tile) : wrongStep
}

/** Is the forest action still open to this die, however low it is? */
function isForestOpen(state: State, seat: Seat, { region, value, die, forest }: Act): boolean {
  if (!forest || region === 3) return false
  return die < 0 || refuseForest(state, seat, region, value, die) === undefined
}

function canDoTier(state: State, seat: Seat, { region, value }: Act, tier: Tier): boolean {
  return region !== 3 && value >= tier && possible(forestPlan(seat, region, tier), survey(state))
}

function moves(state: State, seat: Seat, asked: Act): Move[] {
  const found: Move[] = []
  if (isForestOpen(state, seat, asked))
    for (const tier of tiers) if (canDoTier(state, seat, asked, tier)) found.push({ kind: 'forest', tier })
  if (asked.building && asked.region !== 3)
    for (const tile of buildingsIn(state, asked.region))
      if (refuseBuilding(state, seat, asked, tile) === undefined) found.push({ kind: 'building', tile })
  return found
}

/** Is there any of those moves? Nearly always the first tier is one. */
function canAct(state: State, seat: Seat, asked: Act): boolean {
  if (isForestOpen(state, seat, asked) && tiers.some((tier) => canDoTier(state, seat, asked, tier)))
    return true
  if (!asked.building || asked.region === 3) return false
  return buildingsIn(state, asked.region).some(
    (tile) => refuseBuilding(state, seat, asked, tile) === undefined,
  )
}

/** BIT-143 to BIT-145, BIT-583: what the owner gets when another seat has used the building. */
function ownerBonus(state: State, seat: Seat, tile: string): Plan | undefined {
  const owner = ownerOf(state, tile)
  if (owner === -1 || owner === seat) return undefined
  const point = todo(owner, { kind: 'points', points: 1, source: tile })
  const amulet = todo(owner, { kind: 'amulet', worth: 1, source: tile })
  const { bonus } = building(tile)
  if (bonus === 'point' || isTengu(state, owner)) return point
  if (bonus === 'pointAndAmulet') return sequence(point, amulet)
  return choice(owner, [
    { name: 'pv 1', frame: point },
    { name: 'amu 1', frame: amulet },
  ])
}

function useBuilding(step: Step, seat: Seat, asked: Act, tile: string): Plan {
  const { state, tell } = step
  tell?.({ kind: 'buildingUsed', seat, tile, owner: ownerOf(state, tile) })
  const rest = todo(seat, { ...asked, building: false })
  const bonus = ownerBonus(state, seat, tile)
  const action = buildingPlan(seat, asked.region, tile)
  return bonus === undefined ? sequence(action, rest) : sequence(action, bonus, rest)
}

function doForest(step: Step, seat: Seat, asked: Act, tier: Tier): Plan {
  const { state, tell } = step
  const { region, value, die } = asked
  if (region === 3) return sequence()
  tell?.({ kind: 'acted', seat, region, tier })
  const action = forestPlan(seat, region, tier)
  const rest = todo(seat, { ...asked, forest: false })
  const tied = state.options.hard && die >= 0 && value <= highestOther(state, seat, die, region)
  return tied ? sequence(todo(seat, { kind: 'surpass' }), action, rest) : sequence(action, rest)
}

/** BIT-135: one forest action and one building action, in the seat's order, both optional. */
export const act: Question<Act> = {
  possible: canAct,
  mayDecline: true,
  moves,
  refuse,
  play(step, seat, asked, move) {
    if (move.kind === 'forest') return doForest(step, seat, asked, move.tier)
    return move.kind === 'building' ? useBuilding(step, seat, asked, move.tile) : undefined
  },
}

const worths: readonly Worth[] = [1, 2, 3]

const noSuchAmulet = refusal('no-such-amulet', 'BIT-054')

export function amuletMoves(state: State, seat: Seat): Move[] {
  const { amulets } = domainOf(state, seat)
  return worths.filter((worth) => (amulets[worth - 1] ?? 0) > 0).map((worth) => ({ kind: 'amulet', worth }))
}

export function refuseAmulet(state: State, seat: Seat, worth: Worth): Refusal | undefined {
  return (domainOf(state, seat).amulets[worth - 1] ?? 0) > 0 ? undefined : noSuchAmulet
}

export function spendAmulet(state: State, seat: Seat, worth: Worth): void {
  const { amulets } = domainOf(state, seat)
  amulets[worth - 1] = (amulets[worth - 1] ?? 0) - 1
}

/** BIT-148: one amulet of any worth counts the six as higher. */
export const surpass: Question<TaskOf<'surpass'>> = {
  possible: (state, seat) => countAmulets(domainOf(state, seat)) > 0,
  forced(state, seat) {
    const [only, ...others] = amuletMoves(state, seat)
    return others.length === 0 ? only : undefined
  },
  mayDecline: false,
  moves: amuletMoves,
  refuse: (state, seat, _task, move) =>
    move.kind === 'amulet' ? refuseAmulet(state, seat, move.worth) : wrongStep,
  play(step, seat, _task, move) {
    if (move.kind !== 'amulet') return undefined
    spendAmulet(step.state, seat, move.worth)
    step.tell?.({ kind: 'surpassed', seat, worth: move.worth })
    return undefined
  },
}

const notToCopy = refusal('die-not-to-copy', 'BIT-196')

/** BIT-196, BIT-198: dice of other seats that stand in the forest. */
function refuseCopy(state: State, seat: Seat, _task: TaskOf<'copy'>, move: Move): Refusal | undefined {
  if (move.kind !== 'copy') return wrongStep
  const place = state.domains[move.seat]?.places[move.die] ?? 0
  return move.seat !== seat && regionAt(place) !== 0 ? undefined : notToCopy
}

function copyMoves(state: State, seat: Seat): Move[] {
  const found: Move[] = []
  state.domains.forEach(({ places }, other) => {
    if (other === seat) return
    places.forEach((place, die) => {
      if (regionAt(place) !== 0) found.push({ kind: 'copy', seat: other, die })
    })
  })
  return found
}

/** The effect of a House space on the board of this table. */
export function housePlan(houseSpaces: readonly string[], seat: Seat, floor: number): Plan {
  return planOf(at(houseSpaces, floor - 1), `house-${floor}`, seat)
}

/** BIT-189, BIT-196 to BIT-199. */
export const copy: Question<TaskOf<'copy'>> = {
  possible: (state, seat) => copyMoves(state, seat).length > 0,
  mayDecline: true,
  moves: copyMoves,
  refuse: refuseCopy,
  play(step, seat, _task, move) {
    if (move.kind !== 'copy') return undefined
    const { dice, places } = domainOf(step.state, move.seat)
    const place = at(places, move.die)
    const region = regionAt(place)
    if (region === 0) return undefined
    const value = at(dice, move.die)
    step.tell?.({ kind: 'copied', seat, from: move.seat, die: move.die, value, region })
    // The copy space exists on the board of two only.
    if (region === 3) return housePlan(boards[2].houseSpaces, seat, place % 10)
    return todo(seat, { kind: 'act', region, value, die: -1, forest: true, building: false })
  },
}
