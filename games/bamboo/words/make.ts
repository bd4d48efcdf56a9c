import { at, type GameWords, type Names, type Refusal, type ScoreLine, type Seat, say } from '@engawa/kernel'
import {
  componentKeys,
  componentProvenance,
  gridColumns,
  type Spirit,
  shootAction,
  spirits,
  temples,
  wakeCost,
} from '../catalogue/index.ts'
import {
  bamboo,
  type ColourWay,
  currentTask,
  type Decision,
  type Event,
  heldTile,
  type Move,
  type Options,
  previewTile,
  previewVisit,
  type RefusalCode,
  type ScoreName,
  type State,
  slotOf,
} from '../rules/index.ts'
import type { DoneDecision, Moment, Phrases, PlainMove, Telling } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { tellingOf } from './telling.ts'

function momentOf(view: State, seat: Seat, telling: Telling): Moment {
  const task = currentTask(view)?.task
  const thing = () => {
    if (task?.kind === 'stow') return telling.shoot(task.shoot)
    return task?.kind === 'furnish' ? telling.home(task.tile) : ''
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

function promptOf(phrases: Phrases, view: State, names: Names) {
  const telling = tellingOf(phrases, names)
  const turn = bamboo.turn(view)
  if (turn.over) return { question: phrases.over(turn.winners.map(telling.person), telling) }
  const seat = at(turn.seats, 0)
  if (seat !== names.viewer) return { question: phrases.waiting(telling.person(seat)) }
  return phrases.prompts[turn.decision as Decision](momentOf(view, seat, telling))
}

const templeName = (phrases: Phrases, index: number) => phrases.temples[at(temples, index)]

function furnishText(phrases: Phrases, view: State, seat: Seat, cell: number, telling: Telling): string {
  const seen = previewTile(view, seat, heldTile(view)).find((preview) => preview.cell === cell)
  const completes = seen?.completes.map((goal) => telling.balance(goal.tile)) ?? []
  const [row, column] = [1 + Math.floor(cell / gridColumns), 1 + (cell % gridColumns)]
  return phrases.furnish(
    row,
    column,
    seen?.total ?? 0,
    seen?.left ?? 0,
    seen?.right ?? 0,
    phrases.list(completes),
  )
}

function moveOf(phrases: Phrases, view: State, seat: Seat, move: Move, names: Names): string {
  const telling = tellingOf(phrases, names)
  const { turn } = view
  switch (move.kind) {
    case 'visit': {
      const { actions, sticks } = previewVisit(view, seat, move.stock)
      const list = phrases.list(actions.map((action) => phrases.actions[action]))
      return phrases.visit(templeName(phrases, move.stock), list, sticks)
    }
    case 'offer': {
      const paid = move.temple === turn.stock || turn.free ? 0 : 1
      return phrases.offer(templeName(phrases, move.temple), paid)
    }
    case 'activate':
    case 'forgo': {
      const shoot = turn.under[move.stalk]?.[0] ?? 0
      const name = shoot === 0 ? '' : telling.shoot(shoot)
      if (move.kind === 'forgo') return phrases.forgo(name, move.stalk + 1)
      const wild = turn.wild || shootAction[shoot] === 'wildcard'
      return phrases.activate(name, move.stalk + 1, move.as, wild)
    }
    case 'buy': {
      const slot = slotOf(view, move.tile)
      return phrases.buy(telling.home(move.tile), slot?.price ?? 0, slot?.happiness ?? 0)
    }
    case 'furnish':
      return furnishText(phrases, view, seat, move.cell, telling)
    case 'wake':
      return phrases.wake(phrases.spirits[move.spirit], wakeCost[move.spirit])
    case 'done':
      return phrases.done[(currentTask(view)?.task.kind ?? 'end') as DoneDecision]
    default:
      return say<PlainMove, Telling, string>(phrases.moves, move, telling)
  }
}

function refusalOf(phrases: Phrases, refusal: Refusal): string {
  const { decision, price, coins, action, spirit } = refusal.data ?? {}
  const known = spirits.find((name) => name === spirit)
  const sentences: Readonly<Record<string, Phrases['refusals'][RefusalCode] | undefined>> = phrases.refusals
  const due: Readonly<Record<string, string | undefined>> = phrases.due
  const actions: Readonly<Record<string, string | undefined>> = phrases.actions
  return (
    sentences[refusal.code]?.({
      due: due[String(decision)] ?? '',
      price: Number(price),
      coins: Number(coins),
      action: actions[String(action)] ?? '',
      spirit: known === undefined ? '' : spiritName(phrases, known),
    }) ?? phrases.noMove
  )
}

const spiritName = (phrases: Phrases, spirit: Spirit) => phrases.spirits[spirit]

function scoreLineOf(phrases: Phrases, { name, data }: ScoreLine): string {
  return phrases.scoreLines[name as ScoreName]({
    kinds: Number(data?.kinds),
    left: Number(data?.left),
    right: Number(data?.right),
    tiles: Number(data?.tiles),
    open: Number(data?.open),
  })
}

/** One language of Bamboo out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event> {
  return {
    title: 'Bamboo',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move, names) => ({ title: moveOf(phrases, view, seat, move, names) }),
    event: (event, names) => say(phrases.events, event, tellingOf(phrases, names)),
    refusal: (refusal) => refusalOf(phrases, refusal),
    scoreLine: (line) => ({ title: scoreLineOf(phrases, line) }),
    option: (name) => phrases.options[name as keyof Options],
    // The colours are the only choice; the other option is a flag.
    optionValue: (_name, value) => phrases.colourWays[value as ColourWay],
    scene: (view, names) => sceneOf(phrases, view, names),
    rules: phrases.rules,
    components: componentKeys.map((key) => ({
      ...phrases.components[key],
      provenance: componentProvenance[key],
    })),
    credits: phrases.credits,
  }
}
