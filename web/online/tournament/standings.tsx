import { numberOf } from '../../app/formats.ts'
import { useSettings } from '../../app/settings.ts'
import type { Entrant, Tournament } from '../api.ts'
import { PlayerName } from '../player-name.tsx'
import { useOnlineWords } from '../use-words.ts'
import { resultOf, roundCounts, roundsDone } from './model.ts'

export function useEntrantName(): (entrant: Entrant) => string {
  const texts = useOnlineWords().together.tournaments
  return ({ name, number }) => (name === '' ? texts.bot(number + 1) : name)
}

/** What somebody made of one round. */
function Result({ tournament, round, number }: { tournament: Tournament; round: number; number: number }) {
  const texts = useOnlineWords().together.tournaments
  const result = resultOf(tournament, round, number)
  if (result === undefined || result.points === undefined)
    return (
      <span className="result" data-open>
        <span className="unseen">{texts.later}</span>
      </span>
    )
  const { points, pairing, against } = result
  const kind = points === 1 ? 'won' : points === 0 ? 'lost' : 'part'
  const places = against.map(({ place }) => place).join(', ')
  return (
    <span className="result" data-kind={kind}>
      <b>{texts.made(Math.round(points * 100) / 100)}</b>
      {pairing.free ? (
        <small>{texts.free}</small>
      ) : (
        <small title={texts.against(places)}>
          <span className="unseen">{texts.against(places)}</span>
          <span aria-hidden="true">{places}</span>
        </small>
      )}
    </span>
  )
}

/** Who stands where, with what each made of every round. */
export function Standings({ tournament, me }: { tournament: Tournament; me: string | undefined }) {
  const texts = useOnlineWords().together.tournaments
  const { locale } = useSettings()
  const nameOf = useEntrantName()
  const { entrants, people, rounds } = tournament
  const columns = Array.from({ length: rounds }, (_, index) => index + 1)
  // Some tables of the round that is played are over and stand in the list already.
  const counts = roundCounts(tournament)
  const number = (points: number) => numberOf(Math.round(points * 100) / 100, locale)
  return (
    <section>
      <h2>
        {texts.standings}{' '}
        <small className="quiet">
          {counts ? texts.during(tournament.round) : texts.after(roundsDone(tournament))}
        </small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="standings-scroll" tabIndex={0}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{texts.place}</span>
              </th>
              <th scope="col">
                <span className="unseen">{texts.player}</span>
              </th>
              {columns.map((round) => (
                <th key={round} scope="col" title={texts.round(round)}>
                  {texts.shortRound(round)}
                </th>
              ))}
              <th scope="col">{texts.points}</th>
              <th scope="col">{texts.opponents}</th>
            </tr>
          </thead>
          <tbody>
            {entrants.map((entrant) => {
              const own = me !== undefined && entrant.player === me
              return (
                <tr key={entrant.number} data-own={own || undefined}>
                  <td className="serif">{entrant.place}</td>
                  <th scope="row">
                    <PlayerName name={nameOf(entrant)} player={entrant.player ?? undefined} />
                    {own && <small> {texts.you}</small>}
                    {entrant.left && <small> {texts.left}</small>}
                  </th>
                  {columns.map((round) => (
                    <td key={round}>
                      <Result tournament={tournament} round={round} number={entrant.number} />
                    </td>
                  ))}
                  <td className="serif">
                    <b>{number(entrant.points)}</b>
                  </td>
                  <td>{number(entrant.opponents)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="quiet small">{people === 2 ? texts.legend : texts.legendMany}</p>
    </section>
  )
}
