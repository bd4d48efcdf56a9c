import { href } from '../../app/router.ts'
import { useOnlineWords } from '../use-words.ts'

const places = ['lobby', 'day', 'tournaments', 'clubs', 'friends', 'leaderboard'] as const
export type TogetherPlace = (typeof places)[number]

/** The places of everything that is done together. */
export function TogetherNav({ at }: { at: TogetherPlace }) {
  const texts = useOnlineWords().together.nav
  const named = {
    lobby: texts.tables,
    day: texts.day,
    leaderboard: texts.leaderboard,
    tournaments: texts.tournaments,
    clubs: texts.clubs,
    friends: texts.friends,
  }
  return (
    <nav className="together-nav" aria-label={texts.label}>
      {places.map((place) => (
        <a key={place} href={href({ at: place })} aria-current={at === place ? 'page' : undefined}>
          {named[place]}
        </a>
      ))}
    </nav>
  )
}
