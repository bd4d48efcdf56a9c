import { clockwise, type Names, type SceneSection, type Seat } from '@engawa/kernel'
import { darumaOf, objectiveOf, tokenOf } from '../catalogue/index.ts'
import { eyesAt, foursOn, type State, score, total, valuesOf } from '../rules/index.ts'
import type { Phrases, Telling } from './phrases.ts'
import { tellingOf } from './telling.ts'

/** The table in words, from the middle outwards. */
export function sceneOf(phrases: Phrases, view: State, names: Names): SceneSection[] {
  const telling = tellingOf(phrases, names)
  return [
    ...(view.phase === 'over'
      ? []
      : [{ title: phrases.scene.turn, lines: turnLines(phrases, view, telling) }]),
    { title: phrases.scene.display, lines: displayLines(phrases, view, telling) },
    { title: phrases.scene.track, lines: trackLines(phrases, view) },
    ...clockwise(view.first, view.seats).map((seat) => ({
      title: phrases.scene.seat(telling.person(seat)),
      lines: seatLines(phrases, view, seat, telling),
    })),
  ]
}

function turnLines({ scene }: Phrases, view: State, telling: Telling): string[] {
  const lines = [scene.turnOf(telling.person(view.seat)), scene.ledger(foursOn(view), view.fictitious)]
  if (view.phase === 'start') return [...lines, scene.unrolled]
  const dice = valuesOf(view.dice)
  lines.push(dice.length > 0 ? scene.availableDice(dice.join(' ')) : scene.noDice)
  if (total(view.hand) > 0) lines.push(scene.diceInHand(valuesOf(view.hand).join(' ')))
  if (view.bottle.length > 0) lines.push(scene.bottleDice(view.bottle.join(' ')))
  return [...lines, view.gifted ? scene.giftSpent : scene.giftLeft]
}

function displayLines({ scene, names: { actions } }: Phrases, view: State, telling: Telling): string[] {
  return view.display.map((daruma, place) => {
    if (daruma === 0) return scene.emptyPlace
    const eyes = scene.eyes(eyesAt(view, place), view.pupils[place] === 1)
    return scene.displayed(telling.daruma(daruma), actions[darumaOf(daruma).action], eyes)
  })
}

function trackLines({ scene }: Phrases, view: State): string[] {
  const spaces = view.track.map((token, index) => scene.space(tokenOf(token).face, index === view.counter))
  const deck = view.deck.inside.length + view.deck.under.length
  return [spaces.join(' · '), scene.direction(view.homeward, view.closing), scene.deck(deck)]
}

function seatLines(phrases: Phrases, view: State, seat: Seat, telling: Telling): string[] {
  const {
    scene,
    names: { colours },
  } = phrases
  const own = view.owned[seat] ?? []
  const objective = objectiveOf(view.objectives[seat] ?? 0)
  return [
    own.length > 0 ? scene.owns(telling.darumas(own)) : scene.ownsNothing,
    objective === undefined
      ? scene.secretObjective
      : scene.objective(
          telling.list(objective.wanted.map((colour) => colours[colour])),
          colours[objective.shunned],
        ),
    scene.points(score(view)[seat]?.total ?? 0, objective !== undefined),
  ]
}
