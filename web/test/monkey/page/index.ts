import {
  arrive,
  comeBack,
  goTo,
  hintsThere,
  isAtTable,
  judge,
  listen,
  play,
  thereAndBack,
  turnSwitch,
} from './play.ts'
import { tap } from './press.ts'
import { isCovered, look, spotOf, spotOn } from './sight.ts'

/** What stands in every page that the monkey visits. */
const monkey = {
  arrive,
  comeBack,
  goTo,
  hintsThere,
  isAtTable,
  isCovered,
  judge,
  look,
  play,
  spotOf,
  spotOn,
  tap,
  thereAndBack,
  turnSwitch,
}

declare global {
  var inside: typeof monkey
}

globalThis.inside = monkey

listen()
