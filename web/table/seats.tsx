import type { Seat } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import { useWords } from '../app/settings.ts'
import { Crest, seatLetter } from '../kit/crest.tsx'
import type { Words } from '../words/index.ts'
import type { SeatPlaces } from './places.ts'
import type { Scene } from './use-session.ts'

/** Who sits there, in a word or two. */
export function describeSeat(plan: SeatPlan, viewing: boolean, words: Words): string {
  if (plan.kind === 'automa') return words.table.automa
  if (plan.kind === 'person') return viewing ? words.table.you : words.table.person
  const level = Object.entries(words.newTable.levels).find(([name]) => name === plan.level)?.[1].name
  return words.table.bot(level ?? plan.level ?? '')
}

function Plate({
  scene,
  seat,
  plan,
  places,
}: {
  scene: Scene
  seat: Seat
  plan: SeatPlan
  places: SeatPlaces
}) {
  const words = useWords()
  const { turn, session, scores } = scene
  const acting = !turn.over && turn.seats.includes(seat)
  const won = turn.over && turn.winners.includes(seat)
  const total = scores.find((sheet) => sheet.seat === seat)?.total ?? 0
  const thinking = session.thinking === seat && scene.past === undefined
  const role = describeSeat(plan, scene.seating.viewer === seat, words)
  const doing = thinking ? words.table.thinking : acting ? words.table.acting : undefined
  return (
    <li className="seat" data-seat={seat % 5} data-acting={acting || undefined} data-won={won || undefined}>
      <span className="band" />
      <Crest seat={seat} size={44} />
      <div className="who">
        <h2>
          {plan.name}
          <span className="unseen"> ({seatLetter(seat)})</span>
        </h2>
        <p>{[role, doing].filter((part) => part !== undefined && part !== plan.name).join(' · ')}</p>
      </div>
      <p className="score">
        <b>{total}</b>
        <span className="unseen">{words.table.points(total)}</span>
      </p>
      <span className="seat-signs" ref={places.signs(seat)} />
      <div className="seat-more" ref={places.plate(seat)} />
    </li>
  )
}

export function Seats({ scene, places }: { scene: Scene; places: SeatPlaces }) {
  const words = useWords()
  return (
    <section className="seats" aria-label={words.table.seats}>
      <ul>
        {scene.session.table.seats.map((plan, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Plate key={seat} scene={scene} seat={seat} plan={plan} places={places} />
        ))}
      </ul>
    </section>
  )
}
