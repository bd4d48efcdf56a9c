import { at } from '@engawa/kernel'
import { listOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { decimals, signed } from '../words/numbers.ts'
import type { Telling } from './telling.ts'

const wide = 280

/** Where every result comes from: par, luck and choices on one axis. */
export function LuckAndChoices({ telling }: { telling: Telling }) {
  const { running, texts, nameOf, own } = telling
  const { locale } = useSettings()
  const { review } = running
  const { accounts, result } = review
  const words = texts.luckAndChoices
  const seats = result.points
    .map((_, seat) => seat)
    .sort((a, b) => at(result.points, b) - at(result.points, a))
  const ends = accounts.flatMap(({ par, luck, result: total }) => [par, par + luck, total])
  const [low, top] = [Math.min(...ends) - 1, Math.max(...ends) + 1]
  const x = (value: number) => ((value - low) / Math.max(1, top - low)) * wide
  const me = own.length === 1 ? own[0] : undefined
  const mine = me === undefined ? undefined : accounts[me]
  const costly = review.decisions
    .filter(({ seat, size }) => seat === me && (size === 'stumble' || size === 'tumble'))
    .sort((a, b) => b.loss.win - a.loss.win)
  const turns = [...new Set(costly.map(({ turn }) => turn + 1))].slice(0, 3).sort((a, b) => a - b)
  return (
    <section className="review-luck" aria-labelledby="review-luck">
      <header>
        <h2 id="review-luck">{words.title}</h2>
        <small className="quiet">{words.unit}</small>
      </header>
      <ul>
        {seats.map((seat) => {
          const account = accounts[seat]
          return (
            <li key={seat}>
              <p className="review-luck-name">
                <Crest seat={seat} size={28} />
                <b>{nameOf(seat)}</b>
                {at(result.win, seat) > 0 && <span className="review-wins">{words.wins}</span>}
                <span className="serif">{at(result.points, seat)}</span>
              </p>
              {account === undefined ? (
                <p className="review-rolled">{texts.running.rolled}</p>
              ) : (
                <>
                  <svg viewBox={`0 0 ${wide} 40`} aria-hidden="true" preserveAspectRatio="none">
                    <pattern
                      id="hatch"
                      width="7"
                      height="7"
                      patternUnits="userSpaceOnUse"
                      patternTransform="rotate(45)"
                    >
                      <path d="M0 0V7" />
                    </pattern>
                    <path className="par-line" d={`M${x(account.par)} 2V36`} />
                    <rect
                      className="luck-bar"
                      x={x(Math.min(account.par, account.par + account.luck))}
                      y="4"
                      width={Math.abs(x(account.par + account.luck) - x(account.par))}
                      height="13"
                    />
                    <rect
                      className={account.choices < 0 ? 'choice-bar loss' : 'choice-bar'}
                      x={x(Math.min(account.result, account.par + account.luck))}
                      y="21"
                      width={Math.abs(x(account.result) - x(account.par + account.luck))}
                      height="13"
                    />
                    <path
                      className="result-mark"
                      d={`M${x(account.result)} 19l6 8.500l-6 8.500l-6 -8.500Z`}
                    />
                  </svg>
                  <p className="review-account" aria-hidden="true">
                    <span>
                      {words.par} <b>{decimals(account.par, locale)}</b>
                    </span>
                    <span>
                      {words.luck} <b>{signed(account.luck, locale)}</b>
                    </span>
                    <span>
                      {words.choices} <b>{signed(account.choices, locale)}</b>
                    </span>
                    <span>
                      = <b>{account.result}</b>
                    </span>
                  </p>
                  <p className="unseen">
                    {words.account(account.par, account.luck, account.choices, account.result)}
                  </p>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {mine !== undefined && (
        <p>
          {words.you(
            mine.luck,
            mine.given,
            mine.choices,
            turns.length === 0 || mine.choices >= 0
              ? ''
              : words.turns(listOf(turns.map(String), locale), turns.length > 1),
          )}
        </p>
      )}
      {accounts.length > 0 && <p className="quiet small">{words.help}</p>}
    </section>
  )
}
