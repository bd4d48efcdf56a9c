import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases, Place } from '../phrases.ts'

/** The verb in the perfect, with the person before it. */
export const did = ({ name, you }: Person, participle: string): string =>
  you ? `Vous avez ${participle}` : `${name} a ${participle}`

export const whom = ({ name, you }: Person): string => (you ? 'vous' : name)
export const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)

export const list = listWith('et')

export const inSeason = (season: string): string => (season === 'printemps' ? 'au printemps' : `en ${season}`)
export const ofSeason = (season: string): string =>
  season === 'printemps' ? 'du printemps' : `de l’${season}`
export const theSeason = (season: string): string => (season === 'printemps' ? 'le printemps' : `l’${season}`)

const below = (card: number): string => (card === 0 ? 'le tronc' : `la carte ${card}`)
export const ofBelow = (card: number): string => (card === 0 ? 'du tronc' : `de la carte ${card}`)

function place({ right, up, turned }: Place): string {
  const across = `${Math.abs(right)} mm à ${right < 0 ? 'gauche' : 'droite'}`
  const along = `${Math.abs(up)} mm plus ${up < 0 ? 'bas' : 'haut'}`
  const side = turned > 0 ? 'gauche' : 'droite'
  return `${across}, ${along}, ${turned === 0 ? 'bien droite' : `tournée de ${Math.abs(turned)}° vers la ${side}`}`
}

export const names: NamePhrases = {
  list,
  branch: (card, icons) => `la carte ${card} (${icons})`,
  shown: (icons) => (icons === '' ? 'le tronc' : `la carte avec ${icons}`),
  below,
  place,
  iconCount: (count, { a, many }) => (count === 1 ? a : `${count} ${many}`),
  covered: (count, { the, many }, card) =>
    count === 1 ? `${the} ${ofBelow(card)}` : `${count} ${many} ${ofBelow(card)}`,
  worth(count, lines) {
    const [only] = lines
    if (only === undefined) return '0 point, aucun élément en commun'
    if (lines.length === 1) return `${points(count)} pour les ${only.element.many}`
    return `${points(count)}, ${list(lines.map((line) => `${line.points} pour les ${line.element.many}`))}`
  },
}
