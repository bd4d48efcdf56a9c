import { at } from '@engawa/kernel'
import { Place } from '@engawa/web/kit'
import { memo } from 'react'
import { type SeasonId, seasonCard, seasonNames } from '../catalogue/index.ts'
import { ROUNDS, seasonMarker } from '../rules/index.ts'
import { ids, type KodamaBoard, spots } from './model.ts'
import { PieceArt } from './pieces.tsx'

export const printOf = (card: SeasonId): string => `season-${at(seasonNames, seasonCard(card).season)}`

/** The season's card as a print, its turns as four dots, inked as the season marker passes; past seasons stay as small prints with what they gave. */
export const Season = memo(function Season({ board }: { board: KodamaBoard }) {
  const { view, say } = board
  const card = at(view.shown, view.shown.length - 1)
  const { name, text } = say.seasonCard(card)
  const growing = view.phase === 'growth'
  const passed = seasonMarker(view) - ROUNDS * view.season
  return (
    <div className="kod-seasons" data-furniture="">
      <Place
        id={ids.season}
        className="kod-season"
        label={`${say.season(name)}. ${text}. ${say.turnOf(view.round + 1, ROUNDS)}`}
      >
        <PieceArt name={printOf(card)} width="100%" height="100%" className="kod-print" />
        <span className="kod-dots" aria-hidden="true">
          {Array.from({ length: ROUNDS }, (_, round) => (
            <i
              key={round}
              data-now={growing && round === view.round ? '' : undefined}
              data-passed={round < passed ? '' : undefined}
            />
          ))}
        </span>
        <span className="kod-season-text">
          <b>{name}</b>
          <span>{text}</span>
        </span>
      </Place>
      {view.shown.length > 1 && <PastSeasons board={board} />}
    </div>
  )
})

function PastSeasons({ board }: { board: KodamaBoard }) {
  const { view, say, grove } = board
  return (
    <ul className="kod-past" data-spot={spots.past}>
      {view.shown.slice(0, -1).map((card, season) => {
        const gained = at(grove.growth, season) + at(grove.bonus, season) + at(grove.end, season)
        return (
          <li key={card}>
            <PieceArt name={printOf(card)} width="100%" height={38} className="kod-print" />
            {say.pastSeason(say.seasonName(season), say.signed(gained))}
          </li>
        )
      })}
    </ul>
  )
}
