import type { Seat } from '@engawa/kernel'
import { InSeat, InSide } from '@engawa/web/kit'
import { badLuckChance, foursOn } from '../rules/index.ts'
import { Piece, SmallDaruma } from './pieces.tsx'
import { deckSize, holdingsOf } from './read.ts'
import type { Scene } from './scene.ts'

/** What lies in front of every seat, on its plate. */
export function SeatHoldings({ scene }: { scene: Scene }) {
  return scene.view.owned.map((_, seat) => (
    <InSeat key={seat} seat={seat} tiny={<TinyHoldings scene={scene} seat={seat} />}>
      <Holdings scene={scene} seat={seat} />
    </InSeat>
  ))
}

export function Holdings({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { say } = scene
  const holdings = holdingsOf(scene.view, seat)
  if (holdings.length === 0) return <p className="dar-none">{say.ownsNothing}</p>
  return (
    <ul className="dar-holdings">
      {holdings.map(({ colour, ids }) => (
        <li key={colour} title={say.colour[colour]}>
          <SmallDaruma colour={colour} size={40} />
          <span className="unseen">{say.several(ids.length, say.colour[colour])}</span>
          {ids.length > 1 && <i aria-hidden="true">×{ids.length}</i>}
          <em aria-hidden="true">{say.letter[colour]}</em>
        </li>
      ))}
    </ul>
  )
}

/** On a phone's plate: the first colours, and how many darumas in all. */
function TinyHoldings({ scene, seat }: { scene: Scene; seat: Seat }) {
  const holdings = holdingsOf(scene.view, seat)
  return (
    <span className="dar-tiny">
      {holdings.slice(0, 4).map(({ colour }) => (
        <SmallDaruma key={colour} colour={colour} size={16} />
      ))}
    </span>
  )
}

/** The chance of bad luck for every number of dice, and the deck: the desktop's right column. */
export function SideNotes({ scene, rolling }: { scene: Scene; rolling: number }) {
  const { say, view } = scene
  const fours = foursOn(view)
  const most = Math.max(4, rolling)
  const rows = Array.from({ length: most }, (_, index) => index + 1).slice(-4)
  return (
    <InSide side="right">
      <section className="plate dar-odds">
        <h3>{say.oddsTitle}</h3>
        <dl>
          {rows.map((dice) => {
            const share = badLuckChance(dice, fours)
            return (
              <div key={dice} data-now={dice === rolling || undefined}>
                <dt>{dice}</dt>
                <dd>
                  <span className="dar-bar" aria-hidden="true">
                    <i style={{ width: `${share * 100}%` }} />
                  </span>
                  {say.percent(share)}
                </dd>
              </div>
            )
          })}
        </dl>
      </section>
      <p className="dar-deck-note">
        <Piece name="deck" size={70} />
        <span>
          <b>{deckSize(view)}</b> {say.deck(deckSize(view))}
        </span>
      </p>
    </InSide>
  )
}
