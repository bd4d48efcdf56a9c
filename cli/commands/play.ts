import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { automaMove, chooseMove, judge, levels, mindNamed, untilImpatient, usualLevel } from '@engawa/bots'
import {
  at,
  Chance,
  type GameEvent,
  type GamePlay,
  type GameWords,
  labelText,
  type Names,
  type Seat,
  seedFrom,
} from '@engawa/kernel'
import { eventsFor, type SeatPlan, saveTable, Table, tableWords } from '@engawa/table'
import { paint } from '../paint.ts'
import { type Command, gameNamed, localeFrom, optionsFrom, parse, UsageError } from '../usage.ts'
import { type TerminalWords, terminalWords } from '../words.ts'

export const play: Command = {
  usage:
    'play <game> [--seats you,neighbour,…] [--options name=value] [--lang en|fr] [--seed S] [--save FILE]',
  summary: 'A whole game in the terminal, chosen from the list of moves.',
  details: `
  --seats LIST   who sits down: you (or any name), or a bot: ${levels.join(', ')} (default you,${usualLevel})
  --options …    options of the table, e.g. night=true
  --save FILE    where q leaves the table (default: not saved)
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: `you,${usualLevel}` },
        options: { type: 'string' },
        lang: { type: 'string' },
        seed: { type: 'string' },
        save: { type: 'string' },
      },
    })
    const entry = gameNamed(positionals[0])
    const game = await entry.play()
    const locale = localeFrom(values.lang)
    const plans = seatPlans(values.seats)
    if (!game.game.seats.includes(plans.length))
      throw new UsageError(
        `${entry.id} is played with ${game.game.seats.join(', ')} seats, not ${plans.length}`,
      )
    const seed = values.seed ?? seedFrom(randomBytes(16))
    const setup = { people: plans.length, options: optionsFrom(values.options), seed }
    const table = new Table(game.game, setup)
    plans.forEach((plan, seat) => {
      table.reseat(seat, plan)
    })
    const terminal: TerminalTable = {
      table,
      play: game,
      words: await entry.words(locale),
      say: terminalWords[locale],
      locale,
    }
    return sitDown(terminal, values.save)
  },
}

const now = () => performance.now()

interface TerminalTable {
  readonly table: Table
  readonly play: GamePlay
  readonly words: GameWords
  readonly say: TerminalWords
  readonly locale: 'en' | 'fr'
}

function seatPlans(text: string): SeatPlan[] {
  return text.split(',').map((name, seat) => {
    if (name.trim() === '') throw new UsageError('a seat needs a name or a bot')
    const kind = mindNamed(name) === undefined ? 'person' : 'bot'
    return kind === 'bot'
      ? { kind, name: `${name} ${String.fromCharCode(65 + seat)}`, level: name }
      : { kind, name: name.trim() }
  })
}

/** Plays until the game is over or the person leaves. */
async function sitDown(terminal: TerminalTable, saveTo: string | undefined): Promise<number> {
  const { table, say } = terminal
  const thinking = Chance.seeded(`bots ${table.setup.seed}`)
  const input = createInterface({ input: process.stdin, output: process.stdout })
  const lines = input[Symbol.asyncIterator]()
  const listener = onlyPerson(terminal)
  tellEvents(terminal, table.opening(listener), listener)
  try {
    for (let turn = table.turn; !turn.over; turn = table.turn) {
      const seat = at(turn.seats, 0)
      if (table.seats[seat]?.kind !== 'person') {
        botStep(terminal, seat, thinking)
        continue
      }
      if (!(await personStep(terminal, seat, lines))) {
        if (saveTo !== undefined) await writeFile(saveTo, saveTable(table))
        process.stdout.write(`${saveTo === undefined ? say.left : say.saved(saveTo)}\n`)
        return 0
      }
    }
  } finally {
    input.close()
  }
  showEnd(terminal)
  return 0
}

function namesFor({ table }: TerminalTable, viewer: Names['viewer']): Names {
  return { seats: table.seats.map((seat) => seat.name), viewer }
}

function botStep(terminal: TerminalTable, seat: Seat, thinking: Chance): void {
  const { table, play: game } = terminal
  const plan = table.seats[seat]
  const view = table.view(seat)
  const mind = mindNamed(plan?.level ?? usualLevel) ?? usualLevel
  const move =
    plan?.kind === 'automa'
      ? automaMove(game.game, view, seat)
      : chooseMove(game, mind, view, seat, thinking, untilImpatient(game, now))
  tellPlayed(terminal, table.play(seat, move), onlyPerson(terminal))
}

/** The one person at the terminal hears their own secrets; where several share it nobody's are told. */
function onlyPerson({ table }: TerminalTable): Names['viewer'] {
  const people = table.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []))
  return people.length === 1 ? at(people, 0) : 'table'
}

function tellPlayed(
  terminal: TerminalTable,
  played: ReturnType<Table['play']>,
  viewer: Names['viewer'],
): void {
  if (!played.ok) throw new Error(`a bot chose a refused move: ${played.refusal.code}`)
  tellEvents(terminal, eventsFor(viewer, played.events), viewer)
}

function tellEvents(terminal: TerminalTable, events: readonly GameEvent[], viewer: Names['viewer']): void {
  for (const event of events) {
    const line = terminal.words.event(event, namesFor(terminal, viewer))
    if (line !== undefined) process.stdout.write(`  ${line}\n`)
  }
}

/** Shows the table and asks until a move is made; false where the person leaves. */
async function personStep(
  terminal: TerminalTable,
  seat: Seat,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  const { table, words, say, play: game } = terminal
  const names = namesFor(terminal, seat)
  const view = table.view(seat)
  showTable(terminal, seat)
  const all = table.moves(seat)
  const moves = game.adviser.shortlist?.(view, seat, all) ?? all
  moves.forEach((move, index) => {
    process.stdout.write(
      `  ${paint('bold', String(index + 1).padStart(3))}  ${labelText(words.move(view, seat, move, names))}\n`,
    )
  })
  for (;;) {
    process.stdout.write(`${paint('dim', say.ask(moves.length))} `)
    const { value, done } = await lines.next()
    if (done) return false
    const word = value.trim()
    if (word === 'q') return false
    if (word === 'u' || word === 't') {
      const undone = word === 'u' ? table.undo(seat) : table.restartTurn(seat)
      if (undone.can) return true
      process.stdout.write(`${tableWords[terminal.locale].locks[undone.lock]}\n`)
    } else if (word === 'r') {
      if (table.redo(seat).ok) return true
      process.stdout.write(`${say.nothingToRedo}\n`)
    } else if (word === 'h') {
      const budget = { trials: game.adviser.search?.trials ?? 0, stop: untilImpatient(game, now) }
      for (const { move } of judge(game, view, seat, Chance.seeded('hint'), budget).slice(0, 3))
        process.stdout.write(`  ${say.hint} ${labelText(words.move(view, seat, move, names))}\n`)
    } else {
      const move = moves[Number(word) - 1]
      if (word !== '' && move !== undefined) {
        tellPlayed(terminal, table.play(seat, move), seat)
        return true
      }
      process.stdout.write(`${say.notUnderstood(moves.length)}\n`)
    }
  }
}

function showTable(terminal: TerminalTable, seat: Seat): void {
  const { table, words } = terminal
  const view = table.view(seat)
  const names = namesFor(terminal, seat)
  process.stdout.write('\n')
  for (const { title, lines } of words.scene(view, names)) {
    process.stdout.write(`${paint('underline', title)}\n`)
    for (const line of lines) process.stdout.write(`  ${line}\n`)
  }
  const { question, help } = words.prompt(view, names)
  process.stdout.write(`\n${paint('bold', question)}\n${help === undefined ? '' : `${paint('dim', help)}\n`}`)
}

function showEnd(terminal: TerminalTable): void {
  const { table, words, say } = terminal
  const turn = table.turn
  process.stdout.write('\n')
  for (const sheet of table.scores('table')) {
    process.stdout.write(`${paint('bold', `${table.seats[sheet.seat]?.name}: ${sheet.total}`)}\n`)
    for (const line of sheet.lines)
      process.stdout.write(`  ${labelText(words.scoreLine(line))}: ${line.points}\n`)
  }
  if (turn.over)
    process.stdout.write(`${say.wonBy(turn.winners.map((seat) => table.seats[seat]?.name ?? ''))}\n`)
  process.stdout.write(`${say.seed(table.setup.seed)}\n`)
}
