import type { AskingPhrases } from '../phrases.ts'
import { list } from './names.ts'

export const asking: AskingPhrases = {
  prompts: {
    hunt: {
      question: 'Encore une luciole, ou rentrer ?',
      help: 'Deux lueurs identiques déchirent le filet.',
    },
    rescue: {
      question: 'Le filet a craqué : quelle luciole sauvez-vous ?',
      help: 'Les autres retournent dans le sac.',
    },
  },
  due: { hunt: 'attrapez une luciole ou rentrez', rescue: 'sauvez d’abord une luciole du filet déchiré' },
  waiting: (person) => (person.you ? 'À vous de jouer' : `À ${person.name} de jouer`),
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined)
      return only.you ? 'Vous gagnez la partie' : `${only.name} gagne la partie`
    return `Victoire partagée : ${list(winners.map(({ name, you }) => (you ? 'vous' : name)))}`
  },
}
