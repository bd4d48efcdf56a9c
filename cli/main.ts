import { OptionsError } from '@engawa/kernel'
import { SaveError, SetupError } from '@engawa/table'
import { bench } from './commands/bench.ts'
import { learn } from './commands/learn.ts'
import { ladder, match } from './commands/match.ts'
import { newGame } from './commands/new.ts'
import { play } from './commands/play.ts'
import { puzzles } from './commands/puzzles.ts'
import { replay } from './commands/replay.ts'
import { review } from './commands/review.ts'
import { rules } from './commands/rules.ts'
import { backup, reports, restore, serve, worker } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { type Command, UsageError } from './usage.ts'

const commands: Readonly<Record<string, Command>> = {
  play,
  simulate,
  rules,
  replay,
  review,
  match,
  ladder,
  learn,
  puzzles,
  bench,
  new: newGame,
  serve,
  worker,
  backup,
  restore,
  reports,
}

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  engawa ${usage}\n      ${summary}`)
  return `Engawa: board games on one veranda.\n\n${lines.join('\n')}\n\n  engawa <command> --help   says more\n`
}

/** Runs a command; 0 is well, 1 is a finding or a bad file, 2 is a call that cannot be understood. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    process.stderr.write(`engawa: there is no command ${name}; see engawa --help\n`)
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`engawa ${command.usage}\n${command.summary}\n${command.details}`)
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError || error instanceof OptionsError || error instanceof SetupError) {
      process.stderr.write(`engawa: ${error.message}\nusage: engawa ${command.usage}\n`)
      return 2
    }
    if (error instanceof SaveError) {
      process.stderr.write(`engawa: ${error.message}\n`)
      return 1
    }
    throw error
  }
}
