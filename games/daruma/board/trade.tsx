import type { Seat } from '@engawa/kernel'
import { Button, Crest, Sheet } from '@engawa/web/kit'
import { useState } from 'react'
import { darumaOf } from '../catalogue/index.ts'
import { type Move, ownerOf } from '../rules/index.ts'
import { Holdings } from './holdings.tsx'
import { Secret } from './objective.tsx'
import { SmallDaruma } from './pieces.tsx'
import { type Holding, holdingsOf } from './read.ts'
import { colourName, type Scene } from './scene.ts'

/** One row for a seat: crest, name, and what belongs to it. */
function SeatRow({ scene, seat, children }: { scene: Scene; seat: Seat; children: React.ReactNode }) {
  return (
    <section className="dar-seat-row">
      <h3>
        <Crest seat={seat} size={28} /> {scene.name(seat)}
      </h3>
      {children}
    </section>
  )
}

/** A seat's darumas as buttons, one for each colour: those of one colour are alike. */
function PickRow({
  scene,
  seat,
  chosen,
  pick,
}: {
  scene: Scene
  seat: Seat
  chosen?: number | undefined
  pick(daruma: number): void
}) {
  const { say } = scene
  const choose = (holding: Holding) => {
    const [daruma] = holding.ids
    if (daruma !== undefined) pick(daruma)
  }
  return (
    <div className="dar-picks">
      {holdingsOf(scene.view, seat).map((holding) => (
        <button
          key={holding.colour}
          type="button"
          className="tool dar-pick"
          aria-pressed={chosen === undefined ? undefined : holding.ids.includes(chosen)}
          aria-label={say.pick(say.colour[holding.colour], holding.ids.length, scene.name(seat))}
          onClick={() => choose(holding)}
        >
          <SmallDaruma colour={holding.colour} size={40} />
          <span>
            {say.colour[holding.colour]}
            {holding.ids.length > 1 && ` ×${holding.ids.length}`}
          </span>
        </button>
      ))}
    </div>
  )
}

/** DAR-36: the first daruma, then what comes back for it from another seat. */
export function ExchangeSheet({ scene, close }: { scene: Scene; close(): void }) {
  const { say, view } = scene
  const { lifted } = view
  const from = lifted === 0 ? -1 : ownerOf(view, lifted)
  return (
    <Sheet title={say.exchangeTitle} close={close} closeLabel={say.close}>
      <p className="dar-sheet-lead">{lifted === 0 ? say.exchangeFirst : say.exchangeSecond}</p>
      {lifted !== 0 && (
        <p className="dar-lifted">
          <SmallDaruma colour={darumaOf(lifted).colour} size={44} />
          <b>{say.lifted(colourName(scene, lifted), scene.name(from))}</b>
          <Button icon="undo" disabled={!scene.undo.can} onClick={() => scene.undo.run()}>
            {say.otherFirst}
          </Button>
        </p>
      )}
      {view.owned.map((own, seat) => {
        if (seat === from) return null
        const send: Move = { kind: 'send', to: seat }
        return (
          <SeatRow key={seat} scene={scene} seat={seat}>
            {own.length > 0 && (
              <PickRow
                scene={scene}
                seat={seat}
                pick={(daruma) => scene.attempt({ kind: lifted === 0 ? 'lift' : 'swap', daruma })}
              />
            )}
            {own.length === 0 && !scene.can(send) && <p className="dar-none">{say.ownsNothing}</p>}
            {scene.can(send) && (
              <Button onClick={() => scene.attempt(send)}>{say.sendTo(scene.name(seat))}</Button>
            )}
          </SeatRow>
        )
      })}
      <Secret scene={scene} place="sheet" />
    </Sheet>
  )
}

/** DAR-22: one of the own darumas, and the seat that gets it; the sheet goes with the view it was opened on. */
export function GiftSheet({ scene, close }: { scene: Scene; close(): void }) {
  const { say, view } = scene
  const [daruma, setDaruma] = useState<number>()
  const [to, setTo] = useState<Seat>()
  const ready = daruma !== undefined && to !== undefined
  const give = () => {
    if (ready) scene.attempt({ kind: 'give', daruma, to })
  }
  return (
    <Sheet
      title={say.giftTitle}
      close={close}
      closeLabel={say.close}
      footer={
        <Button look="primary" icon="gift" disabled={!ready} onClick={give}>
          {ready ? say.giveWhat(colourName(scene, daruma), scene.name(to)) : say.give}
        </Button>
      }
    >
      <p className="dar-sheet-lead">{say.giftRisk}</p>
      <h3 className="dar-sheet-question">{say.giftWhat}</h3>
      <PickRow scene={scene} seat={view.seat} chosen={daruma ?? 0} pick={setDaruma} />
      <h3 className="dar-sheet-question">{say.giftTo}</h3>
      <div className="dar-takers">
        {view.owned.map((_, seat) =>
          seat === view.seat ? null : (
            <button
              key={seat}
              type="button"
              className="tool dar-taker"
              aria-pressed={seat === to}
              onClick={() => setTo(seat)}
            >
              <span className="dar-taker-name">
                <Crest seat={seat} size={28} /> {scene.name(seat)}
              </span>
              <Holdings scene={scene} seat={seat} />
            </button>
          ),
        )}
      </div>
      <Secret scene={scene} place="sheet" />
    </Sheet>
  )
}
