import { entryOf } from '@engawa/games'
import { openSave, readSave, SaveError, transcript } from '@engawa/table'
import { type Command, localeFrom, parse, textOf, UsageError } from '../usage.ts'

export const replay: Command = {
  usage: 'replay <file> [--verify] [--transcript] [--lang en|fr]',
  summary: 'Opens a saved table, checks every move again and shows how it ended.',
  details: `
  --verify      says whether the seed is the one promised at the start and every move was legal
  --transcript  the whole game in words
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        verify: { type: 'boolean', default: false },
        transcript: { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    })
    const [file] = positionals
    if (file === undefined) throw new UsageError('which file?')
    const save = readSave(await textOf(file))
    const entry = entryOf(save.game)
    if (entry === undefined) throw new SaveError('unknown-game', save.game)
    const table = openSave(await entry.play(), save)
    const words = await entry.words(localeFrom(values.lang))
    if (values.transcript) process.stdout.write(transcript(table, words))
    if (values.verify)
      process.stdout.write(
        `${table.position} moves, all legal; the seed is the one that was promised (${save.commitment})\n`,
      )
    if (!values.transcript && !values.verify) {
      const turn = table.turn
      const state = turn.over
        ? 'over'
        : `waiting for ${turn.seats.map((seat) => save.seats[seat]?.name).join(', ')}`
      process.stdout.write(`${words.title}, ${table.position} moves, ${state}\n`)
      for (const sheet of table.scores('table'))
        process.stdout.write(`  ${save.seats[sheet.seat]?.name ?? sheet.seat}: ${sheet.total}\n`)
    }
    return 0
  },
}
