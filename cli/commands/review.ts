import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import {
  carryOut,
  type Review,
  ReviewError,
  ReviewFailure,
  Reviewing,
  type SizedDecision,
  stateAt,
} from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { at, type GameWords, type Locale, labelText, type ReviewEffort, rulesOfVersion } from '@engawa/kernel'
import { startReviewPool } from '@engawa/server/reviews'
import { openSave, readSave, SaveError, type TableSave } from '@engawa/table'
import { progress } from '../progress.ts'
import { type ReviewWords, reviewWords } from '../review-words.ts'
import { type Command, localeFrom, parse, textOf, UsageError, wholeNumber } from '../usage.ts'

/** What a finished game is, with all that is needed to speak of it. */
interface Told {
  readonly save: TableSave
  readonly words: GameWords
  readonly texts: ReviewWords
  nameOf(seat: number): string
  /** What a move does, as the seat saw it then. */
  label(decision: SizedDecision, move: unknown): string
}

export const review: Command = {
  usage: 'review <file> [--cores N] [--seat N] [--quick] [--json FILE] [--lang en|fr]',
  summary:
    'Looks at a finished game: chances, turning points, every move that cost something, luck and choices.',
  details: `
  --cores N    threads that look at it (default: as many as the machine has, less one)
  --seat N     tells the moves of this seat alone, counted from 1
  --quick      a tenth of the trials: sooner, and rougher
  --json FILE  writes all that was found to a file
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        cores: { type: 'string' },
        seat: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'string' },
        lang: { type: 'string' },
      },
    })
    const [file] = positionals
    if (file === undefined) throw new UsageError('which file?')
    const cores = values.cores === undefined ? undefined : wholeNumber('cores', values.cores, 1)
    const seat = values.seat === undefined ? undefined : wholeNumber('seat', values.seat, 1) - 1
    const locale = localeFrom(values.lang)
    const save = readSave(await textOf(file))
    if (seat !== undefined && seat >= save.seats.length)
      throw new UsageError(`this game has ${save.seats.length} seats`)
    const found = await look(save, cores ?? Math.max(1, availableParallelism() - 1), values.quick, locale)
    if (typeof found === 'string') {
      process.stderr.write(`engawa: ${found}\n`)
      return 1
    }
    process.stdout.write(told(found, await telling(save, locale), seat))
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(found)}\n`)
    return 0
  },
}

/** The review, or why there is none. */
async function look(
  save: TableSave,
  cores: number,
  quick: boolean,
  locale: Locale,
): Promise<Review | string> {
  const entry = entryOf(save.game)
  if (entry === undefined) throw new SaveError('unknown-game', save.game)
  const play = await entry.play()
  const { game } = openSave(play, save)
  const pool = startReviewPool(cores)
  // Threads of a pool keep nobody waiting, but here there is nothing else to wait for.
  const waiting = setInterval(() => undefined, 60_000)
  try {
    const full = play.adviser.search?.review
    const reviewing = new Reviewing({ ...play, game }, save, quick && full ? tenth(full) : undefined)
    await carryOut(reviewing, {
      workers: cores,
      run: (task) => pool.run({ position: save, task, effort: reviewing.effort }),
      found: () => progress(reviewing.progress.done, reviewing.progress.all),
    })
    return reviewing.review()
  } catch (error) {
    if (error instanceof ReviewError) return reviewWords[locale].faults[error.fault]
    if (error instanceof ReviewFailure) return reviewWords[locale].failed(error.turn, error.message)
    throw error
  } finally {
    clearInterval(waiting)
    await pool.close()
  }
}

function tenth({ games, learning, choosing, judging }: ReviewEffort): ReviewEffort {
  const part = (whole: number, least: number) => Math.max(least, Math.ceil(whole / 10))
  return {
    games: part(games, 8),
    learning: part(learning, learning === 0 ? 0 : 64),
    choosing: part(choosing, 4),
    judging: part(judging, 8),
  }
}

async function telling(save: TableSave, locale: Locale): Promise<Told> {
  const entry = entryOf(save.game)
  if (entry === undefined) throw new SaveError('unknown-game', save.game)
  const [play, words] = await Promise.all([entry.play(), entry.words(locale)])
  const game = rulesOfVersion(play, save.rules) ?? play.game
  const seats = save.seats.map(({ name }, seat) => name || String(seat + 1))
  return {
    save,
    words,
    texts: reviewWords[locale],
    nameOf: (seat) => at(seats, seat),
    label: ({ position, seat }, move) =>
      labelText(
        words.move(game.view(stateAt(game, save, position).state, seat), seat, move, {
          seats,
          viewer: 'table',
        }),
      ),
  }
}

function told(review: Review, telling: Told, only: number | undefined): string {
  const { texts, nameOf, words } = telling
  const lines = [texts.looked(words.title, review.looked, review.turns.length), '', texts.turningPoints]
  for (const [index, turn] of review.turningPoints.entries()) {
    const { seat, before, after, choice, luck } = at(review.turns, turn)
    lines.push(`  ${index + 1}. ${texts.turn(turn + 1, nameOf(seat), before, after, seat)}`)
    lines.push(`     ${texts.split(at(choice.win, seat), at(luck.win, seat))}`)
  }
  lines.push('', texts.luckAndChoices)
  for (const [seat, account] of review.accounts.entries())
    lines.push(`  ${texts.account(nameOf(seat), account)}`)
  lines.push('', texts.moves)
  const costly = review.decisions.filter(
    ({ size, seat }) => size !== 'best' && (only === undefined || only === seat),
  )
  for (const decision of costly) {
    const played = decision.options.find((option) => option.played)
    const moves = [played?.move, decision.options[0]?.move].map((move) => telling.label(decision, move))
    lines.push(`  ${texts.move(decision, nameOf(decision.seat), at(moves, 0), at(moves, 1))}`)
  }
  if (costly.length === 0) lines.push(`  ${texts.noMoves}`)
  return `${lines.join('\n')}\n`
}
