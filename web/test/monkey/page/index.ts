import { arrive, comeBack, goTo, hintsThere, judge, listen, play, turnSwitch } from './play.ts'
import { isCovered, look, spotOf, spotOn } from './sight.ts'

/** What stands in every page that the monkey visits. */
const monkey = {
  arrive,
  comeBack,
  goTo,
  hintsThere,
  isCovered,
  judge,
  look,
  play,
  spotOf,
  spotOn,
  turnSwitch,
}

declare global {
  var inside: typeof monkey
}

globalThis.inside = monkey

listen()
