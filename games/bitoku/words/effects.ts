import { type Effect, effectOf } from '../catalogue/index.ts'
import type { EffectPhrases } from './phrases.ts'

/** Joined by "and" inside a choice, told one after the other outside. */
function say(phrases: EffectPhrases, effect: Effect, inside: boolean): string {
  switch (effect.is) {
    case 'nothing':
    case 'unlock':
    case 'rock':
    case 'rockPilgrim':
      return phrases[effect.is]
    case 'goods':
      return phrases.goods(effect.of, effect.count)
    case 'amulet':
      return phrases.amulet(effect.worth)
    case 'points':
      return phrases.points(effect.points)
    case 'movement':
      return phrases.movement(effect.points)
    case 'advance':
      return phrases.advance(effect.steps, effect.here)
    case 'back':
      return phrases.back(effect.steps)
    case 'draw':
      return phrases.draw(effect.count)
    case 'look':
      return phrases.look[effect.deck]
    case 'buy':
      return phrases.or(effect.offers.map(({ market, less }) => phrases.buy(market, less)))
    case 'buyBoth':
      return phrases.buyBoth(
        effect.offers.map(({ market }) => phrases.buy(market, 0)),
        effect.less,
      )
    case 'all': {
      const parts = effect.parts.map((part) => say(phrases, part, inside))
      return inside ? phrases.and(parts) : phrases.inTurn(parts)
    }
    case 'some': {
      const options = effect.options.map((option) => say(phrases, option.effect, true))
      return effect.picks === 2 ? phrases.twoOf(options) : phrases.or(options)
    }
  }
}

/** The words for a notation of the catalogue, e.g. `kod 1 + (build / crystal)`. */
export const effectText = (phrases: EffectPhrases, notation: string): string =>
  say(phrases, effectOf(notation), false)
