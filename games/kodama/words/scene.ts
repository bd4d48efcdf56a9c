import { at, bagSize, clockwise, type Names, type SceneSection, type Seat } from '@engawa/kernel'
import {
  activeSeat,
  goalPoints,
  HIDDEN,
  type Laid,
  pointsOf,
  ROUNDS,
  rulingSeason,
  type State,
  seasonRules,
  seatTree,
} from '../rules/index.ts'
import { goalText } from './cards.ts'
import type { Phrases, Telling } from './phrases.ts'
import { placeOf } from './place.ts'
import { tellingOf } from './telling.ts'

/** The table in words: the season, the display, then every seat with its tree. */
export function sceneOf(phrases: Phrases, view: State, names: Names): SceneSection[] {
  const telling = tellingOf(phrases, names)
  const seats = clockwise(view.first, view.groves.length)
  return [
    { title: phrases.scene.season, lines: seasonLines(phrases, view, telling) },
    { title: phrases.scene.display, lines: displayLines(phrases, view, telling) },
    ...seats.map((seat) => ({
      title: phrases.scene.seat(telling.person(seat), pointsOf(at(view.groves, seat))),
      lines: [...treeLines(phrases, view, seat, telling), ...goalLines(phrases, view, seat)],
    })),
  ]
}

function seasonLines({ scene }: Phrases, view: State, telling: Telling): string[] {
  if (view.phase === 'over') return [scene.over]
  const season = telling.seasonName(view.season)
  const rules = seasonRules(rulingSeason(view))
  return [
    view.phase === 'growth' ? scene.current(season, view.round + 1, ROUNDS) : scene.kodamaPhase(season),
    scene.ruling(telling.season(rules.id)),
    ...(view.phase === 'growth' ? [scene.limit(rules.limit)] : []),
    scene.first(telling.person(view.first)),
    scene.turn(telling.person(activeSeat(view))),
  ]
}

function displayLines({ scene }: Phrases, view: State, telling: Telling): string[] {
  return [
    ...view.display.map((card, place) => `${place + 1}. ${telling.branch(card)}`),
    scene.deck(bagSize(view.deck), view.deck.under.length),
  ]
}

/** The tree as nested lines: a card stands below the one it lies on, two spaces further in. */
function treeLines(phrases: Phrases, view: State, seat: Seat, telling: Telling): string[] {
  const { trunk, tree } = at(view.groves, seat)
  const carriedBy = (on: number): Laid[] => tree.filter((laid) => laid.on === on)
  const lines = [phrases.scene.trunk(telling.element(trunk))]
  const add = (on: number, depth: number): void => {
    for (const laid of carriedBy(on)) {
      const place = phrases.names.place(placeOf(tree, laid.on, laid))
      lines.push('  '.repeat(depth) + phrases.scene.laid(telling.branch(laid.card), place))
      add(laid.card, depth + 1)
    }
  }
  add(0, 1)
  return lines
}

/** Goals played, and those in hand with what they would bring now, where the viewer may know them. */
function goalLines({ scene, cards }: Phrases, view: State, seat: Seat): string[] {
  const { grove, rules, tree } = seatTree(view, seat)
  const played = grove.played.map(({ goal, season, points }) =>
    scene.playedGoal(goalText(cards, goal).name, at(cards.seasons, season), points),
  )
  if (grove.hand.includes(HIDDEN)) return [...played, scene.secretHand(grove.hand.length)]
  const held = grove.hand.map((goal) =>
    scene.held(goalText(cards, goal), goalPoints(tree, rules, goal).points),
  )
  return [...played, ...held]
}
