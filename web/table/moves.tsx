import { labelText, type ScoreSheet, sureSheet } from '@engawa/kernel'
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWords } from '../app/settings.ts'
import type { Preview } from '../kit/board.ts'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { groupMoves, type Listed } from './move-groups.ts'
import type { ScreenModel } from './screen-model.ts'
import { isWhereOneGoesOn } from './use-kept-focus.ts'

const PAGE = 30

function kindOf(move: unknown): string {
  return typeof move === 'object' && move !== null && 'kind' in move ? String(move.kind) : ''
}

/** The moves as sentences, those of one kind together. */
function listMoves(model: ScreenModel): Listed[] {
  const { seat, moves, view, words, names } = model
  if (seat === undefined) return []
  const { adviser } = model.session.play
  // Of near-equal placements, which read alike, the adviser's shortlist stands for all; the board takes any.
  const shown = adviser.shortlist?.(view, seat, moves) ?? moves
  const listed = shown.map((move) => ({
    move,
    kind: kindOf(move),
    text: labelText(words.move(view, seat, move, names)),
  }))
  const kinds = [...new Set(listed.map((entry) => entry.kind))]
  return kinds.flatMap((kind) => listed.filter((entry) => entry.kind === kind))
}

/** What the move is worth to the one who makes it, and whether it can be taken back. */
function Consequence({ model, move }: { model: ScreenModel; move: unknown }) {
  const words = useWords()
  const preview = useMemo(() => model.preview(move), [model, move])
  if (preview === undefined) return null
  if (preview.final)
    return (
      <span className="final" title={words.table.finalHelp}>
        <Icon name="lock" size={16} />
        {words.table.final}
      </span>
    )
  // On a shared device a gain would tell the others what the secret is worth.
  if (model.seating.shared) return null
  const gains = gainsOf(preview, model)
  return (
    <>
      {gains.sure !== 0 && <Gain points={gains.sure} text={words.table.gain(gains.sure)} />}
      {gains.atEnd !== 0 && <Gain points={gains.atEnd} text={words.table.gainAtEnd(gains.atEnd)} />}
    </>
  )
}

/** What a move brings its seat for sure, and what it would bring at the end. */
function gainsOf({ before, after }: Preview, { seat, session }: ScreenModel) {
  const of = (sheets: readonly ScoreSheet[]) => {
    const sheet = sheets.find((found) => found.seat === seat)
    const sure = sheet === undefined ? 0 : sureSheet(sheet, session.play.game.atEnd).total
    return { sure, atEnd: (sheet?.total ?? 0) - sure }
  }
  return { sure: of(after).sure - of(before).sure, atEnd: of(after).atEnd - of(before).atEnd }
}

function Gain({ points, text }: { points: number; text: string }) {
  return <span className={points > 0 ? 'gain' : 'loss'}>{text}</span>
}

/** Arrows walk from button to button; Enter is the button's own. */
export function walkButtons(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[
    event.key
  ]
  if (step === undefined) return
  const buttons: Element[] = [...event.currentTarget.querySelectorAll('button[data-move]')]
  const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement)
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/**
 * Whoever plays from the list goes on from the list, also after others' turns and after moves that the table made by
 * itself, in which the list is gone and the focus with it; unless they went elsewhere meanwhile.
 */
function useGoingOnFrom(place: RefObject<HTMLElement | null>, listed: readonly Listed[]) {
  const played = useRef<'now' | 'before'>(undefined)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const here = target instanceof Element && (place.current?.contains(target) || isWhereOneGoesOn(target))
      if (!here) played.current = undefined
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [place])
  useEffect(() => {
    if (played.current === undefined || listed.length === 0) return
    const inside = place.current?.contains(document.activeElement) === true
    if (played.current === 'now' || !inside)
      place.current?.querySelector<HTMLButtonElement>('button[data-move]')?.focus()
    played.current = 'before'
  }, [place, listed])
  return played
}

export function MoveList({
  model,
  coming,
  act,
}: {
  model: ScreenModel
  /** The one move there is comes by itself: it is not to be pressed. */
  coming: boolean
  act(move: unknown): void
}) {
  const words = useWords()
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(PAGE)
  const place = useRef<HTMLDivElement>(null)
  const asked = useDeferredValue(filter).toLocaleLowerCase()
  const listed = useMemo(() => (coming ? [] : listMoves(model)), [model, coming])
  const found = listed.filter((entry) => entry.text.toLocaleLowerCase().includes(asked))
  const played = useGoingOnFrom(place, listed)
  if (listed.length === 0)
    return (
      <div className="moves">
        <p className="quiet">{words.table.noMoves}</p>
      </div>
    )
  const { question } = model.words.prompt(model.view, model.names)
  const choose = (move: unknown) => {
    played.current = 'now'
    setFilter('')
    setMost(PAGE)
    act(move)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; every move is a button
    <div className="moves" ref={place} onKeyDown={walkButtons}>
      <p className="quiet small" role="status">
        {words.table.movesCount(model.moves.length)}
        {listed.length < model.moves.length && ` · ${words.table.shortlist}`}
      </p>
      {listed.length > 8 && (
        <label className="search">
          <Icon name="search" size={20} />
          <input
            type="search"
            aria-label={words.table.filter}
            placeholder={words.table.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>
      )}
      {found.length === 0 && <p className="quiet">{words.table.noMatch}</p>}
      {groupMoves(found.slice(0, most), question).map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are moves of one kind
        <div key={entries[0]?.kind} role="group" aria-label={name}>
          <ul>
            {entries.map((entry) => (
              <li key={JSON.stringify(entry.move)}>
                <Press data-move onClick={() => choose(entry.move)}>
                  <span>{entry.text}</span>
                  <Consequence model={model} move={entry.move} />
                </Press>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {found.length > most && (
        <Press className="button" onClick={() => setMost(most + PAGE)}>
          {words.table.showMore(Math.min(PAGE, found.length - most))}
        </Press>
      )}
    </div>
  )
}
