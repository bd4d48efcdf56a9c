import { at } from '@engawa/kernel'
import type { ReactNode } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { listOf } from '../app/formats.ts'
import { href, type TableAddress } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { useTitle } from '../app/title.ts'
import { Seal, Switches } from '../app/top.tsx'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import type { Telling } from './telling.ts'
import { useReviewWords } from './words/index.ts'

/** The page round a review: which game it is, how it ended, and what stands on every page. */
export function Frame({
  telling,
  address,
  children,
}: {
  telling?: Telling
  address: TableAddress
  children: ReactNode
}) {
  const texts = useReviewWords()
  const words = useWords()
  const { locale } = useSettings()
  const copy = useCopy()
  const title = telling?.words.title
  useTitle(title === undefined ? texts.title : `${texts.title} · ${title}`)
  const review = telling?.running.review
  const winners = review?.result.win.flatMap((share, seat) => (share > 0 ? [seat] : [])) ?? []
  const ended =
    telling === undefined || review === undefined || winners.length === 0
      ? ''
      : winners.length === 1
        ? texts.wins(telling.nameOf(at(winners, 0)), at(review.result.points, at(winners, 0)))
        : texts.draw(listOf(winners.map(telling.nameOf), locale))
  return (
    <div className="review-page">
      <Press className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {words.skip}
      </Press>
      <header className="review-top">
        <a
          className="icon-button"
          href={href({ at: 'table', ...address })}
          aria-label={texts.back}
          title={texts.back}
        >
          <Icon name="back" />
        </a>
        <Seal size={34} />
        <h1>
          {title ?? texts.title}{' '}
          <small>{[title === undefined ? '' : texts.title, ended].filter(Boolean).join(' · ')}</small>
        </h1>
        <span className="push" />
        {review?.whole === true && (
          <span className="review-looked">
            <Icon name="check" size={18} /> {texts.looked(review.looked)}
          </span>
        )}
        <IconButton
          icon="link"
          label={texts.copyLink}
          onClick={() => copy(location.href, texts.linkCopied)}
        />
        <Switches />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
