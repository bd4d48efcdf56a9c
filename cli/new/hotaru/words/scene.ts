import { bagSize, clockwise, type Names, type SceneSection } from '@engawa/kernel'
import type { State } from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import { tellingOf } from './telling.ts'

/** The table in words, from the middle outwards. */
export function sceneOf(phrases: Phrases, view: State, names: Names): SceneSection[] {
  const { scene } = phrases
  const { person, fireflies } = tellingOf(phrases, names)
  const round = Math.floor(view.turns / view.seats) + 1
  const table = [
    scene.bag(bagSize(view.bag)),
    view.net.length > 0 ? scene.net(fireflies(view.net)) : scene.netEmpty,
  ]
  const turn = view.phase === 'over' ? [] : [scene.turn(person(view.seat), round, view.evenings)]
  return [
    { title: scene.table, lines: [...turn, ...table] },
    ...clockwise(view.first, view.seats).map((seat) => {
      const jar = view.jars[seat] ?? []
      const wish = view.wishes[seat] ?? 0
      return {
        title: person(seat).name,
        lines: [
          jar.length > 0 ? scene.jar(fireflies(jar)) : scene.jarEmpty,
          wish > 0 ? scene.wish(wish) : scene.secretWish,
        ],
      }
    }),
  ]
}
