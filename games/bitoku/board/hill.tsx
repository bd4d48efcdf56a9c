import { at } from '@engawa/kernel'
import { Piece, Place } from '@engawa/web/kit'
import { memo } from 'react'
import { bitokuCard, type Wild, yokaiCard } from '../catalogue/index.ts'
import { type Favour, favourCard, favours, HILL, isCovered, type State } from '../rules/index.ts'
import { bankOfRegion } from './drag.ts'
import { bankOf, crossingFrom } from './read.ts'
import { Effects, Seal, SeatDie, Sign } from './signs.tsx'
import { type PartProps, Spot } from './spot.tsx'

/** The three favours of a hill: the yokai card, the Bitoku card, and any two of four. */
export function Favours({ scene, aim, hill, inert = false }: PartProps & { hill: Wild; inert?: boolean }) {
  return (
    <div className="bit-favours">
      {favours.map((favour) => (
        <FavourCard key={favour} scene={scene} aim={aim} hill={hill} favour={favour} inert={inert} />
      ))}
    </div>
  )
}

function FavourCard({
  scene,
  hill,
  favour,
  inert,
}: PartProps & { hill: Wild; favour: Favour; inert: boolean }) {
  const { say, view } = scene
  if (isCovered(view, hill, favour))
    return (
      <Place id={`favour:${hill}:${favour}`} className="bit-favour" data-look="taken">
        <Sign name="hikaru" size={28} />
        <small>{say.taken}</small>
      </Place>
    )
  const card = favour === 'double' ? '' : favourCard(view, hill, favour)
  const label =
    favour === 'double'
      ? scene.effect('two of (vision, rock, rockpil, kod 1)')
      : card === ''
        ? say.noCard
        : say.piece(card)
  return (
    <Spot
      thing={`favour:${hill}:${favour}`}
      className="bit-favour"
      look={favour}
      label={`${say.favour[favour]}: ${label}`}
      inert={inert}
    >
      <FavourFace favour={favour} card={card} any={say.anyTwo} say={say} />
    </Spot>
  )
}

const FavourFace = memo(function FavourFace({
  favour,
  card,
  any,
  say,
}: {
  favour: Favour
  card: string
  any: string
  say: PartProps['scene']['say']
}) {
  if (favour === 'double')
    return (
      <>
        <small>{any}</small>
        <span className="bit-quad">
          {['vision', 'rock', 'rockPilgrim', 'kodama'].map((name) => (
            <Sign key={name} name={name} size={19} />
          ))}
        </span>
      </>
    )
  if (card === '') return <small>{say.noCard}</small>
  if (favour === 'yokai') {
    const { type, action } = yokaiCard(card)
    return (
      <>
        <Sign name={type} size={30} beside={action} />
        <small>{say.names.yokai[type]}</small>
        <Effects of={action} size={17} />
      </>
    )
  }
  const { type, points, reward } = bitokuCard(card)
  return (
    <>
      <Sign name={type} size={30} beside={reward} />
      <small>{say.names.virtues[type]}</small>
      <span className="bit-effects">
        <Seal points={points} />
        <Effects of={reward} size={17} />
      </span>
    </>
  )
})

const isAcross = (view: State | undefined, seat: number, die: number): boolean =>
  view !== undefined && at(at(view.domains, seat).places, die) > HILL

/** The spaces across the river, with what the viewer's die would become there. */
export function Bank({ scene, region, inert = false }: PartProps & { region: Wild; inert?: boolean }) {
  const { say } = scene
  const crossing = crossingFrom(scene, region)
  const bank = bankOf(scene, region)
  const free = bank.indexOf(undefined)
  return (
    <div className="bit-bank" data-drops={bankOfRegion(region)}>
      {bank.map((standing, index) => {
        const key = `${region}-${index}`
        if (standing !== undefined)
          return (
            <Piece
              key={key}
              id={`die:${standing.seat}:${standing.die}`}
              at={`bank:${key}`}
              className="bit-hill-space"
              data-look="taken"
            >
              <SeatDie value={standing.value} seat={standing.seat} size={38} />
            </Piece>
          )
        if (crossing === undefined || index !== free) return <span key={key} className="bit-hill-space" />
        return (
          <Spot
            key={key}
            thing={`die:${scene.seat}:${crossing.die}`}
            className="bit-hill-space"
            look="cross"
            label={say.willBe(crossing.value)}
            inert={inert}
          >
            {isAcross(scene.ghost?.view, scene.seat, crossing.die) ? (
              <span className="bit-ghost">
                <SeatDie value={crossing.value} seat={scene.seat} size={34} />
              </span>
            ) : (
              <b>→{crossing.value}</b>
            )}
          </Spot>
        )
      })}
    </div>
  )
}
