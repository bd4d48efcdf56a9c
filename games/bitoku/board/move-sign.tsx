import { at } from '@engawa/kernel'
import { Crest, Die, Icon } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { forestActions } from '../catalogue/index.ts'
import { afterCrossing, type Move } from '../rules/index.ts'
import { OptionSigns } from './queue.tsx'
import { isWild, signOf } from './read.ts'
import { type Scene, taskOf } from './scene.ts'
import { Effects, Kodama, SeatDie, Sign } from './signs.tsx'

function forestSigns(scene: Scene, tier: 1 | 2 | 3 | 4 | 6): ReactNode {
  const region = taskOf(scene, 'act')?.region
  return region !== undefined && isWild(region) ? (
    <Effects of={forestActions[region][tier]} size={19} />
  ) : null
}

const small = (name: string): ReactNode => <Sign name={name} size={26} />

/** The sign of a move, beside its words. */
export function MoveSign({ scene, move }: { scene: Scene; move: Move }): ReactNode {
  const { seat, domain, board } = scene
  switch (move.kind) {
    case 'discard':
    case 'virtue':
    case 'play':
    case 'keep':
      return small(signOf(move.card))
    case 'harvest':
      return small(signOf(move.crystal))
    case 'building':
    case 'build':
    case 'crystal':
    case 'mitama':
    case 'dragonfly':
    case 'combine':
      return small(signOf(move.tile))
    case 'use':
    case 'sacrifice':
    case 'unlock':
      return <SeatDie value={at(domain.dice, move.die)} seat={seat} size={32} />
    case 'cross':
      return <SeatDie value={afterCrossing(at(domain.dice, move.die))} seat={seat} size={32} />
    case 'copy':
      return (
        <SeatDie value={at(at(scene.view.domains, move.seat).dice, move.die)} seat={move.seat} size={32} />
      )
    case 'lay':
      return move.values.map((value, index) => <Die key={index} value={value} size={26} />)
    case 'amulet':
      return (
        <>
          {small('amulet')}
          <b>+{move.worth}</b>
        </>
      )
    case 'place':
      return <i className="bit-number">{move.region}</i>
    case 'visit':
      return <i className="bit-number">{scene.say.ordinal(move.floor)}</i>
    case 'forest':
      return forestSigns(scene, move.tier)
    case 'favour':
    case 'cover':
      return small(move.kind === 'cover' ? 'hikaru' : move.favour === 'double' ? 'vision' : move.favour)
    case 'take':
    case 'pay':
      return small(move.resource)
    case 'follow':
      return small('bitoku')
    case 'start':
    case 'walk':
      return small('pilgrim')
    case 'enter':
      return small('sleeper')
    case 'advance':
      return <Kodama seat={seat} size={24} />
    case 'back':
      return <Crest seat={move.seat} size={26} />
    case 'look':
      return small(taskOf(scene, 'look')?.deck ?? 'draw')
    case 'refuse':
      return small('any')
    case 'rock':
      return small('rock')
    case 'rockPilgrim':
      return small('rockPilgrim')
    case 'choose':
      return <OptionSigns scene={scene} name={move.name} />
    case 'tengu':
      return small('yokai')
    case 'pass':
      return board.slots > 0 ? <Icon name="house" size={24} /> : null
    case 'decline':
      return <Icon name="close" size={22} />
  }
}
