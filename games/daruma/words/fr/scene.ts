import type { ScenePhrases } from '../phrases.ts'
import { ofWhom } from './names.ts'

export const scene: ScenePhrases = {
  turn: 'Le tour',
  display: 'Darumas visibles',
  track: 'La piste',
  turnOf: (person) => (person.you ? 'C’est votre tour.' : `C’est le tour ${ofWhom(person)}.`),
  ledger: (count, fictitious) =>
    `Livre de comptes : ${count} dé${count > 1 ? 's' : ''} de valeur 4${fictitious > 0 ? `, dont ${fictitious} fictif${fictitious > 1 ? 's' : ''}` : ''}.`,
  availableDice: (values) => `Dés disponibles : ${values}.`,
  diceInHand: (values) => `À lancer : ${values}.`,
  bottleDice: (values) => `Sur la bouteille : ${values}.`,
  noDice: 'Aucun dé disponible.',
  unrolled: 'Huit dés attendent d’être lancés.',
  giftLeft: 'Le don de ce tour est encore possible.',
  giftSpent: 'Le don de ce tour est fait.',
  eyes: (eyes, pupil) => {
    if (eyes === 0) return 'aucun œil peint'
    return `${eyes === 1 ? 'un œil peint' : 'deux yeux peints'}${pupil ? ', dont un par un jeton pupille' : ''}`
  },
  displayed: (daruma, action, eyes) => `${daruma}, ${action} : ${eyes}`,
  emptyPlace: 'un emplacement vide',
  space: (face, counter) => {
    const name = { plain: 'neutre', daruma: 'daruma', four: 'dé 4' }[face]
    return counter ? `[${name} : compteur]` : name
  },
  direction: (homeward, closing) => {
    if (closing) return 'Le compteur est revenu : ce sont les derniers tours.'
    return homeward ? 'Le compteur va vers la gauche, vers la fin.' : 'Le compteur va vers la droite.'
  },
  deck: (count) => `${count} darumas dans la pioche.`,
  seat: (person) => (person.you ? 'Vous' : person.name),
  owns: (darumas) => `Darumas : ${darumas}.`,
  ownsNothing: 'Pas encore de daruma.',
  objective: (wanted, shunned) => `Objectif : ${wanted} comptent 2, ${shunned} compte -3.`,
  secretObjective: 'Objectif : secret.',
  points: (points, known) => {
    const counted = Math.abs(points) < 2 ? `${points} point` : `${points} points`
    return known ? `${counted}.` : `${counted} sans l’objectif.`
  },
}
