import { href } from '../app/router.ts'
import { useOnlineWords } from './use-words.ts'

/** A name that leads to how its bearer plays; bots and automas have no such page. */
export function PlayerName({ name, player }: { name: string; player: string | undefined }) {
  const texts = useOnlineWords().company
  if (player === undefined) return name
  return (
    <a className="player-name" href={href({ at: 'player', id: player })} title={texts.results(name)}>
      {name}
    </a>
  )
}
