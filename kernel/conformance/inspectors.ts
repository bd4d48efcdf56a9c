import { Chance } from '../chance.ts'
import type { Game, GameEvent, Seat, Viewer } from '../contract.ts'
import { sameData } from '../shape.ts'
import { mutants } from './mutants.ts'
import { differing, reorderKeys, valueAt } from './plain.ts'
import { ConformanceError, type Walked } from './walk.ts'

type AfterStep<State, Event> = (state: State, events: readonly Event[]) => void

/** Looks over one game. `cheap` ones look at every step, others at a sample. */
export interface Look<State, Move, Options, Event extends GameEvent> {
  readonly cheap: boolean
  step?(step: Walked<State, Move, Options, Event>): AfterStep<State, Event> | undefined
  end?(state: State): void
}

export interface Inspector {
  readonly promise: string
  begin<State, Move, Options, Event extends GameEvent>(
    game: Game<State, Move, Options, Event>,
    start: State,
    seats: number,
  ): Look<State, Move, Options, Event>
}

const broken = (promise: string, detail: string): never => {
  throw new ConformanceError(promise, detail)
}

const text = (value: unknown): string => JSON.stringify(value)

/** Every listed move passes `check`, and nobody may move out of turn. */
const listedMovesAreLegal: Inspector = {
  promise: 'listed moves are legal',
  begin: (game, _start, seats) => ({
    cheap: false,
    step({ state, seats: waiting, moves, move, whim }) {
      const before = text(state)
      for (const seat of waiting) {
        const listed = game.moves(state, seat)
        const sample = listed.length <= 60 ? listed : Array.from({ length: 60 }, () => whim.pick(listed))
        for (const one of sample) {
          const refusal = game.check(state, seat, one)
          if (refusal !== undefined)
            broken(listedMovesAreLegal.promise, `${text(one)} is listed but refused: ${refusal.code}`)
        }
      }
      for (let seat = 0; seat < seats; seat++)
        if (!waiting.includes(seat) && game.check(state, seat, move) === undefined)
          broken(listedMovesAreLegal.promise, `seat ${seat} may move out of turn`)
      if (moves.length > 0 && text(state) !== before)
        broken(listedMovesAreLegal.promise, 'check or moves changed the state')
      return undefined
    },
  }),
}
/** Malformed and mutated moves get a reason and change nothing. */
const badMovesAreRefused: Inspector = {
  promise: 'bad moves are refused',
  begin: (game) => ({
    cheap: false,
    step({ state, seat, move }) {
      const before = text(state)
      for (const mutant of mutants(move)) {
        const refusal = game.check(state, seat, mutant)
        if (refusal === undefined) broken(badMovesAreRefused.promise, `${text(mutant)} was accepted`)
        else if (refusal.code === '' || refusal.rule === '')
          broken(badMovesAreRefused.promise, `${text(mutant)} was refused without a reason`)
      }
      if (text(state) !== before) broken(badMovesAreRefused.promise, 'a refused move changed the state')
      return undefined
    },
  }),
}

/** Every physical piece is in exactly one place, always. */
const piecesAreKept: Inspector = {
  promise: 'pieces are kept',
  begin(game, start) {
    const all = game.census(start).sort().join(' ')
    return {
      cheap: false,
      step: () => (state) => {
        const now = game.census(state).sort().join(' ')
        if (now !== all) broken(piecesAreKept.promise, 'a piece was lost, doubled or made up')
      },
    }
  },
}

/** The same state, chance and move give the same result, whatever the order of keys. */
const playIsRepeatable: Inspector = {
  promise: 'play is repeatable',
  begin: (game) => ({
    cheap: false,
    step({ state, seat, move, chance }) {
      const stored = text(state)
      const twin = reorderKeys(JSON.parse(stored)) as typeof state
      if (!sameData(twin, state)) broken(playIsRepeatable.promise, 'the state does not survive JSON')
      const twinChance = Chance.restore(JSON.parse(text(chance.save())))
      if (!sameData(game.moves(twin, seat), game.moves(state, seat)))
        broken(playIsRepeatable.promise, 'the moves depend on the order of keys')
      const told: unknown[] = []
      game.play(twin, seat, JSON.parse(text(move)), twinChance, (event) => told.push(event))
      return (after, events) => {
        if (!sameData(after, twin))
          broken(playIsRepeatable.promise, `states differ at ${differing(after, twin)[0]}`)
        if (!sameData(events, told)) broken(playIsRepeatable.promise, 'events differ')
        if (text(chance.save()) !== text(twinChance.save()))
          broken(playIsRepeatable.promise, 'chance differs')
      }
    },
  }),
}

/** A copy is a state of its own: playing on it leaves the state as it was. */
const copiesStandAlone: Inspector = {
  promise: 'copies stand alone',
  begin: (game) => ({
    cheap: false,
    step({ state, seat, move, chance }) {
      const before = text(state)
      game.play(game.copy(state), seat, move, Chance.restore(chance.save()))
      if (text(state) !== before) {
        const [path] = differing(JSON.parse(before), state)
        broken(copiesStandAlone.promise, `a move on a copy changed the state at ${path}: copy it deeper`)
      }
      return undefined
    },
  }),
}

/** A copy is the state as it was, and leads where the state leads. */
const undoIsExact: Inspector = {
  promise: 'undo is exact',
  begin: (game) => ({
    cheap: false,
    step({ state, seat, move, chance }) {
      const before = text(state)
      const kept = game.copy(state)
      const keptChance = chance.save()
      return (after) => {
        if (text(kept) !== before) broken(undoIsExact.promise, 'a copy is not what the state was')
        const again = game.copy(kept)
        game.play(again, seat, move, Chance.restore(keptChance))
        if (text(again) !== text(after))
          broken(undoIsExact.promise, 'playing again from the copy ends elsewhere')
      }
    },
  }),
}

/** What was seen stays as it was seen: whoever keeps a view may compare it with the next. */
const viewsLast: Inspector = {
  promise: 'views last',
  begin: (game) => ({
    cheap: false,
    step({ state, seat }) {
      const views = [game.view(state, seat), game.view(state, 'table')]
      const before = text(views)
      return () => {
        if (text(views) !== before) broken(viewsLast.promise, 'a view changed when a move was played')
      }
    },
  }),
}

/** The lines of every sheet add up, for the full state and for every view. */
const scoresAddUp: Inspector = {
  promise: 'scores add up',
  begin(game, _start, seats) {
    const look = (state: Parameters<typeof game.score>[0]): void => {
      const sheets = game.score(state)
      if (sheets.length !== seats) broken(scoresAddUp.promise, `${sheets.length} sheets for ${seats} seats`)
      for (const { seat, lines, total } of sheets) {
        const sum = lines.reduce((points, line) => points + line.points, 0)
        if (sum !== total) broken(scoresAddUp.promise, `seat ${seat}: lines give ${sum}, total says ${total}`)
      }
    }
    return {
      cheap: false,
      step:
        ({ seat }) =>
        (state) => {
          look(state)
          look(game.view(state, seat))
          look(game.view(state, 'table'))
        },
      end: look,
    }
  },
}

/** A view holds nothing its viewer may not know. */
const viewsKeepSecrets: Inspector = {
  promise: 'views keep secrets',
  begin(game, _start, seats) {
    const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
    return {
      cheap: false,
      step({ state, seat, moves, move, whim }) {
        const views = viewers.map((viewer) => game.view(state, viewer))
        const [open] = views
        secretsStayApart(views)
        viewers.forEach((viewer, index) => {
          const view = views[index] as typeof state
          if (viewer !== 'table' && !sameData(game.view(view, 'table'), open))
            broken(viewsKeepSecrets.promise, `what lies open differs in the view of seat ${viewer}`)
          const once = game.imagine(view, whim)
          const again = game.imagine(view, whim)
          if (!sameData(game.view(once, viewer), view))
            broken(
              viewsKeepSecrets.promise,
              `an imagined table looks different to ${viewer} at ${differing(game.view(once, viewer), view)[0]}`,
            )
          if (viewer === seat) sameFromBoth(game, { once, again, view, moves, move, seat, viewer, whim })
          else if (viewer === 'table') imaginedTablesCanBePlayed(game, [once, again], seat, whim)
        })
        return undefined
      },
    }
  },
}

/** Where one seat sees more than the table does, no other seat does. */
function secretsStayApart(views: readonly unknown[]): void {
  const [open, ...own] = views
  own.forEach((mine, seat) => {
    for (const path of differing(open, mine))
      own.forEach((theirs, other) => {
        if (other !== seat && !sameData(valueAt(theirs, path), valueAt(open, path)))
          if (sameData(valueAt(theirs, path), valueAt(mine, path)))
            broken(viewsKeepSecrets.promise, `seat ${other} sees the secret of seat ${seat} at ${path}`)
      })
  })
}

interface Both<State, Move> {
  readonly once: State
  readonly again: State
  readonly view: State
  readonly moves: readonly Move[]
  readonly move: Move
  readonly seat: Seat
  readonly viewer: Viewer
  readonly whim: Chance
}

/** What the seat cannot tell apart gives it the same moves and, without chance, the same results. */
function sameFromBoth<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  { once, again, view, moves, move, seat, viewer, whim }: Both<State, Move>,
): void {
  for (const state of [once, again, view])
    if (!sameData(game.moves(state, seat), moves))
      broken(viewsKeepSecrets.promise, `the moves of seat ${seat} tell what it may not know`)
  playsAlike(game, once, again, seat, move, viewer, whim)
}

/** A move that used no chance must look the same from both tables. */
function playsAlike<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  once: State,
  again: State,
  seat: Seat,
  move: Move,
  viewer: Viewer,
  whim: Chance,
): void {
  const uses = whim.uses
  game.play(once, seat, move, whim)
  game.play(again, seat, move, whim)
  if (whim.uses !== uses) return
  const [left, right] = [game.view(once, viewer), game.view(again, viewer)]
  if (!sameData(left, right))
    broken(
      viewsKeepSecrets.promise,
      `without chance ${viewer} learned something at ${differing(left, right)[0]}`,
    )
}

/** What an onlooker imagines is a table on which the game goes on. */
function imaginedTablesCanBePlayed<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  tables: readonly State[],
  seat: Seat,
  whim: Chance,
): void {
  for (const state of tables) {
    const listed = game.moves(state, seat)
    if (listed.length === 0) broken(viewsKeepSecrets.promise, 'an imagined table is a dead end')
    game.play(state, seat, whim.pick(listed), whim)
  }
}

export const inspectors: readonly Inspector[] = [
  // First, because a shared part of a copy makes others fail for no reason of theirs.
  copiesStandAlone,
  listedMovesAreLegal,
  badMovesAreRefused,
  piecesAreKept,
  playIsRepeatable,
  undoIsExact,
  viewsLast,
  scoresAddUp,
  viewsKeepSecrets,
]
