import type { ReactNode } from 'react'
import { listOf } from '../app/formats.ts'
import { entryOf, posterOf } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Icon } from '../kit/icon.tsx'
import { useOwnTables } from './own-tables.ts'
import { sitters } from './table-row.tsx'
import { useOnlineWords } from './use-words.ts'

/** At the top of the first page: the table far away that waits most, and the way to friends. */
export function HomeDoor({ otherwise }: { otherwise: ReactNode }) {
  const words = useWords()
  const texts = useOnlineWords().own
  const { locale } = useSettings()
  const { next, tables } = useOwnTables()
  const face = next && entryOf(next.game)?.face
  const company = next === undefined ? [] : sitters(next, words, next.seat)
  const others = tables.filter((table) => table.status === 'playing' && table !== next).length
  return (
    <div className="resume-place">
      {next === undefined ? (
        otherwise
      ) : (
        <a
          className="resume"
          href={href({ at: 'table', kind: 'online', id: next.id })}
          data-accent={face?.accent}
        >
          <img className="round-print" src={posterOf(next.game)} alt="" width="54" height="54" />
          <span>
            <b>{texts.nextAt(face?.title ?? next.game)}</b>
            {company.length > 0 && <small>{words.home.against(listOf(company, locale))}</small>}
          </span>
          <span className="go">
            {words.home.resume}
            <Icon name="arrow" size={20} />
          </span>
        </a>
      )}
      <span className="row home-doors">
        {next !== undefined && others > 0 && (
          <a className="more-tables" href={href({ at: 'tables' })}>
            {words.home.more(others)}
          </a>
        )}
        <a className="button friends" href={href({ at: 'lobby' })}>
          <Icon name="people" size={20} />
          {words.home.friends}
        </a>
      </span>
    </div>
  )
}
