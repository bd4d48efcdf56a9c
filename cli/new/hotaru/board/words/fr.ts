import type { BoardWords } from './index.ts'

export const fr: BoardWords = {
  bag: (count) => `Sac, ${count === 1 ? '1 luciole' : `${count} lucioles`}`,
  net: 'Filet',
  jar: (name) => `Bocal : ${name}`,
  firefly: (light) => `Luciole, lueur ${light}`,
  wish: (light) => `Votre vœu : lueur ${light}`,
  risk: (percent) => `${percent} % de craquer`,
  points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  chooseFirst: 'Choisissez une luciole',
}
