import type { Phrases } from './en.ts'

export const fr: Phrases = {
  kinds: {
    branches: 'Cartes Branche',
    trunks: 'Troncs',
    goals: 'Cartes Kodama',
    seasons: 'Cartes Saison',
  },
  branch: (card) => `Carte Branche ${card}`,
  branchText: (icons) => `Elle montre ${icons}.`,
  trunk: (element) => `Tronc avec ${element}`,
  trunkText: 'L’arbre commence par lui. Son élément est celui de l’arbre.',
  season: (season, name) => `${season} : ${name}`,
}
