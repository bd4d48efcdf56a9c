import {
  at,
  type Earned,
  type GameWords,
  labelText,
  type Names,
  type Prompt,
  refusalText,
  type Seat,
  say,
  sentenceFor,
} from '@engawa/kernel'
import {
  componentKeys,
  componentProvenance,
  gridColumns,
  shootAction,
  startHappiness,
  wakeCost,
} from '../catalogue/index.ts'
import {
  bamboo,
  type ColourWay,
  currentTask,
  type DecisionKind,
  type Event,
  heldTile,
  type Line,
  type Move,
  type Options,
  offerPrice,
  previewTile,
  previewVisit,
  type Reason,
  type State,
  slotOf,
} from '../rules/index.ts'
import type { DoneDecision, Moment, Phrases, SeenMove, Telling } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { tellingOf } from './telling.ts'

function momentOf(view: State, seat: Seat, telling: Telling): Moment {
  const task = currentTask(view)?.task
  const thing = () => {
    if (task?.kind === 'stow') return telling.shoot(task.shoot)
    return task?.kind === 'furnish' ? labelText(telling.home(task.tile)) : ''
  }
  return {
    sticks: task?.kind === 'visit' ? at(view.boards, seat).sticks : view.turn.toOffer,
    shoots: view.turn.hand.length,
    activations: view.turn.activations,
    coins: at(view.boards, seat).coins,
    missing: task?.kind === 'feed' ? task.missing : 0,
    thing: thing(),
    taken: task?.kind === 'tengu' && task.taken,
  }
}

function promptOf({ asking, names: naming }: Phrases, view: State, names: Names): Prompt {
  const telling = tellingOf(naming, names)
  const turn = bamboo.turn(view)
  if (turn.over) return { question: asking.over(turn.winners.map(telling.person)) }
  const seat = at(turn.seats, 0)
  if (seat !== names.viewer) return { question: asking.waiting(telling.person(seat)) }
  return asking.prompts[turn.decision as DecisionKind](momentOf(view, seat, telling))
}

function seeFurnish(view: State, seat: Seat, cell: number): SeenMove {
  const held = heldTile(view)
  const seen = held === 0 ? undefined : previewTile(view, seat, held).find((one) => one.cell === cell)
  return {
    kind: 'furnish',
    row: 1 + Math.floor(cell / gridColumns),
    column: 1 + (cell % gridColumns),
    total: seen?.total ?? 0,
    left: seen?.left ?? 0,
    right: seen?.right ?? 0,
    completes: seen?.completes.map((goal) => goal.tile) ?? [],
  }
}

/** Looks up what the words of the move need. */
function seeMove(view: State, seat: Seat, move: Move): SeenMove {
  const { turn } = view
  switch (move.kind) {
    case 'visit': {
      const { actions, sticks } = previewVisit(view, seat, move.stock)
      return { ...move, actions, sticks }
    }
    case 'offer':
      return { ...move, paid: offerPrice(turn, move.temple) }
    case 'activate': {
      const shoot = turn.under[move.stalk]?.[0] ?? 0
      return { ...move, shoot, wild: turn.wild || shootAction[shoot] === 'wildcard' }
    }
    case 'forgo':
      return { ...move, shoot: turn.under[move.stalk]?.[0] ?? 0 }
    case 'buy': {
      const { price, happiness } = slotOf(view, move.tile) ?? { price: 0, happiness: 0 }
      return { ...move, price, happiness }
    }
    case 'furnish':
      return seeFurnish(view, seat, move.cell)
    case 'wake':
      return { ...move, price: wakeCost[move.spirit] }
    case 'done':
      return { ...move, decision: (currentTask(view)?.task.kind ?? 'end') as DoneDecision }
    default:
      return move
  }
}

/** Happiness by its sources, each with the tile that brought it. */
function earnedOf({ earned, names }: Phrases): Earned<Event, 'happiness'> {
  const things = tellingOf(names, { seats: [], viewer: 'table' })
  return {
    line: 'happiness',
    start: { points: startHappiness, label: { title: earned.start } },
    of(event) {
      switch (event.kind) {
        case 'rested':
          return { seat: event.seat, points: 1, label: { title: earned.rested } }
        case 'balanceScored':
          return { ...event, label: { title: earned.balance, detail: things.balance(event.tile).title } }
        case 'homeBought':
          return { ...event, label: { title: earned.homes, detail: things.home(event.tile).title } }
        case 'hungered':
          return { seat: event.seat, points: 0 - event.missing, label: { title: earned.hunger } }
        default:
          return undefined
      }
    },
  }
}

/** One language of Bamboo out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event, Reason, Line> {
  const telling = (names: Names) => tellingOf(phrases.names, names)
  return {
    title: 'Bamboo',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move, names) => say(phrases.moves, seeMove(view, seat, move), telling(names)),
    event: (event, names) => say(phrases.log, event, telling(names)),
    refusal: (refusal) => refusalText(phrases.refusals, refusal, undefined, phrases.noMove),
    scoreLine: ({ name, data }) => sentenceFor(phrases.score, name, data, undefined) ?? { title: name },
    earned: earnedOf(phrases),
    option: (name) => phrases.options[name as keyof Options],
    // The colours are the only choice; the other option is a flag.
    optionValue: (_name, value) => phrases.colourWays[value as ColourWay],
    scene: (view, names) => sceneOf(phrases, view, names),
    coaching: { ...phrases.coaching, matters: (view) => phrases.coaching.matters[view.season] },
    rules: phrases.rules,
    components: componentKeys.map((key) => ({
      ...phrases.components[key],
      provenance: componentProvenance[key],
    })),
    credits: phrases.credits,
  }
}
