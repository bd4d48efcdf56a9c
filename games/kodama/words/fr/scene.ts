import type { ScenePhrases } from '../phrases.ts'
import { ofName } from './elide.ts'
import { inSeason, points } from './names.ts'

export const scene: ScenePhrases = {
  season: 'La saison',
  display: 'L’étalage',
  current: (season, turn, turns) => `Nous sommes ${inSeason(season)}, tour ${turn} sur ${turns}.`,
  kodamaPhase: (season) => `Nous sommes ${inSeason(season)} : chacun joue une carte Kodama.`,
  over: 'La partie est terminée.',
  ruling: ({ name, text }) => `${name} : ${text}.`,
  first: (person) => (person.you ? 'Vous êtes premier joueur.' : `${person.name} est premier joueur.`),
  turn: (person) => (person.you ? 'À vous de jouer.' : `C’est au tour ${ofName(person.name)}.`),
  deck: (count, under) =>
    `${count} cartes dans la pioche${under > 0 ? `, dont ${under} glissées dessous` : ''}.`,
  trunk: ({ a }) => `Tronc avec ${a}`,
  laid: (card, where) => `${card}, ${where}`,
  seat: (person, count) => `${person.you ? 'Vous' : person.name} : ${points(count)}`,
  held: ({ name, text }, count) => `En main : ${name}. ${text} ; pour l’instant ${points(count)}.`,
  secretHand: (count) => (count === 1 ? '1 carte Kodama en main.' : `${count} cartes Kodama en main.`),
  playedGoal: (name, season, count) => `Joué ${inSeason(season)} : ${name}, ${points(count)}.`,
  limit: (limit) => `Une pose peut rapporter jusqu’à ${limit} points d’éléments.`,
}
