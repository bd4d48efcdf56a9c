import { at, choice, type Seat, sequence } from '@engawa/kernel'
import {
  boards,
  building,
  forestActions,
  type Region,
  regionNames,
  type Tier,
  tiers,
  type Wild,
} from '../../catalogue/index.ts'
import { amuletMoves, refuseAmulet, spendAmulet } from '../amulets.ts'
import { type Can, type Decision, type Plan, type Step, todo } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { housePlan, planOf } from '../plans.ts'
import { type Reason, refuse } from '../refusals.ts'
import { highestOther, regionAt } from '../spaces.ts'
import type { State, TaskOf } from '../state.ts'
import { countAmulets, domainOf, isTengu } from '../step.ts'
import { buildingsIn, ownerOf } from '../zones.ts'

type Act = TaskOf<'act'>

const done = refuse('action-done', 'BIT-135')
const dieTooLow = refuse('die-too-low', 'BIT-160')
const higherDie = refuse('higher-die', 'BIT-136')
const notStrictlyHigher = refuse('not-strictly-higher', 'BIT-146')
const needsAmulet = refuse('needs-amulet', 'BIT-148')
const nothingToDo = refuse('nothing-to-do', 'BIT-163')
const notInZone = refuse('not-in-zone', 'BIT-139')
const dieBelowBuilding = refuse('die-below-building', 'BIT-140')
const builtThisTurn = refuse('built-this-turn', 'BIT-141')

/** BIT-136, BIT-146, BIT-148: may a die of this value do the forest action of the region? */
function refuseForest(
  state: State,
  seat: Seat,
  region: Region,
  value: number,
  die: number,
): Reason | undefined {
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

function refuseTier(state: State, seat: Seat, asked: Act, tier: Tier, can: Can): Reason | undefined {
  const { region, value, die } = asked
  if (!asked.forest || region === 3) return done
  if (value < tier) return dieTooLow
  const compared = die < 0 ? undefined : refuseForest(state, seat, region, value, die)
  if (compared !== undefined) return compared
  return can(state, forestPlan(seat, region, tier)) ? undefined : nothingToDo
}

function buildingPlan(seat: Seat, region: Region, tile: string): Plan {
  return planOf(building(tile).action, tile, seat, region)
}

/** BIT-139 to BIT-142. */
function refuseBuilding(state: State, seat: Seat, asked: Act, tile: string, can: Can): Reason | undefined {
  const { region, value } = asked
  if (!asked.building || region === 3) return done
  if (!buildingsIn(state, region).includes(tile)) return notInZone
  if (state.fresh.includes(tile)) return builtThisTurn
  if (value < building(tile).die) return dieBelowBuilding
  return can(state, buildingPlan(seat, region, tile)) ? undefined : nothingToDo
}

/** Is the forest action still open to this die, however low it is? */
function isForestOpen(state: State, seat: Seat, { region, value, die, forest }: Act): boolean {
  if (!forest || region === 3) return false
  return die < 0 || refuseForest(state, seat, region, value, die) === undefined
}

function canDoTier(state: State, seat: Seat, { region, value }: Act, tier: Tier, can: Can): boolean {
  return region !== 3 && value >= tier && can(state, forestPlan(seat, region, tier))
}

function moves(state: State, seat: Seat, asked: Act, can: Can): Move[] {
  const found: Move[] = []
  if (isForestOpen(state, seat, asked))
    for (const tier of tiers)
      if (canDoTier(state, seat, asked, tier, can)) found.push({ kind: 'forest', tier })
  if (asked.building && asked.region !== 3)
    for (const tile of buildingsIn(state, asked.region))
      if (refuseBuilding(state, seat, asked, tile, can) === undefined) found.push({ kind: 'building', tile })
  return found
}

/** Is there any of those moves? Nearly always the first tier is one. */
function canAct(state: State, seat: Seat, asked: Act, can: Can): boolean {
  if (isForestOpen(state, seat, asked) && tiers.some((tier) => canDoTier(state, seat, asked, tier, can)))
    return true
  if (!asked.building || asked.region === 3) return false
  return buildingsIn(state, asked.region).some(
    (tile) => refuseBuilding(state, seat, asked, tile, can) === undefined,
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
export const act: Decision<'act', 'forest' | 'building'> = {
  rule: 'BIT-135',
  answers: ['forest', 'building'],
  possible: canAct,
  mayDecline: true,
  moves,
  refuse: (state, seat, move, asked, can) =>
    move.kind === 'forest'
      ? refuseTier(state, seat, asked, move.tier, can)
      : refuseBuilding(state, seat, asked, move.tile, can),
  play: (step, seat, move, asked) =>
    move.kind === 'forest'
      ? doForest(step, seat, asked, move.tier)
      : useBuilding(step, seat, asked, move.tile),
}

/** BIT-148: one amulet of any worth counts the six as higher. */
export const surpass: Decision<'surpass', 'amulet'> = {
  rule: 'BIT-148',
  answers: ['amulet'],
  possible: (state, seat) => countAmulets(domainOf(state, seat)) > 0,
  forced(state, seat) {
    const [only, ...others] = amuletMoves(state, seat)
    return others.length === 0 ? only : undefined
  },
  moves: amuletMoves,
  refuse: (state, seat, { worth }) => refuseAmulet(state, seat, worth),
  play(step, seat, { worth }) {
    spendAmulet(step.state, seat, worth)
    step.tell?.({ kind: 'surpassed', seat, worth })
  },
}

const notToCopy = refuse('die-not-to-copy', 'BIT-196')

/** BIT-196, BIT-198: dice of other seats that stand in the forest. */
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

/** BIT-189, BIT-196 to BIT-199. */
export const copy: Decision<'copy', 'copy'> = {
  rule: 'BIT-196',
  answers: ['copy'],
  possible: (state, seat) => copyMoves(state, seat).length > 0,
  mayDecline: true,
  moves: copyMoves,
  refuse(state, seat, move) {
    const place = state.domains[move.seat]?.places[move.die] ?? 0
    return move.seat !== seat && regionAt(place) !== 0 ? undefined : notToCopy
  },
  play(step, seat, move) {
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
