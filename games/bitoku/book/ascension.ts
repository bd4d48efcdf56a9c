import type { BookPart } from './part.ts'

/** The final count. */
export const ascension: BookPart = {
  figures: [],
  examples: [
    {
      chapter: 'ascension',
      title: { en: 'dice and resources', fr: 'dés et ressources' },
      rules: ['BIT-435'],
      says: {
        en: 'Dice of 3, 5 and 3, two wood and a sake are 14 together: *a quarter of it, rounded down.*',
        fr: 'Des dés de 3, 5 et 3, deux bois et un saké font 14 : *on en prend le quart, arrondi à l’inférieur.*',
      },
      rows: [
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: '(3 + 5 + 3 + 3) / 4', fr: '(3 + 5 + 3 + 3) / 4' },
          points: 3,
        },
      ],
    },
    {
      chapter: 'ascension',
      title: { en: 'Violet’s ascension', fr: 'l’ascension de Violet' },
      rules: ['BIT-423', 'BIT-424', 'BIT-425', 'BIT-440', 'BIT-441'],
      says: {
        en: 'The same Violet as in all these examples. *With 101 for Brown she wins by two.*',
        fr: 'La même Violet que dans tous ces exemples. *Marron en a 101 : elle l’emporte de deux points.*',
      },
      rows: [
        {
          name: { en: 'virtue points', fr: 'points de vertu' },
          sum: { en: 'during the game', fr: 'pendant la partie' },
          points: 67,
        },
        {
          name: { en: 'turn order', fr: 'ordre du tour' },
          sum: { en: 'she is first', fr: 'elle est première' },
          points: 3,
        },
        {
          name: { en: 'Bitoku cards', fr: 'cartes Bitoku' },
          sum: { en: 'three different types', fr: 'trois types différents' },
          points: 4,
        },
        {
          name: { en: 'lake treasures', fr: 'trésors du lac' },
          sum: { en: '5 + 3', fr: '5 + 3' },
          points: 8,
        },
        { name: { en: 'rocks', fr: 'rochers' }, sum: { en: '6 + 1', fr: '6 + 1' }, points: 7 },
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: '14 / 4', fr: '14 / 4' },
          points: 3,
        },
        { name: { en: 'Visions', fr: 'Visions' }, sum: { en: '6 − 1', fr: '6 − 1' }, points: 5 },
        {
          name: { en: 'uncovered on the own board', fr: 'révélés sur le plateau individuel' },
          sum: { en: 'by buildings', fr: 'par les bâtiments' },
          points: 6,
        },
      ],
    },
    {
      chapter: 'ascension',
      title: { en: 'Aki’s ascension', fr: 'l’ascension d’Aki' },
      rules: ['BIT-420', 'BIT-441'],
      from: { seat: 0, at: 560 },
      rows: [
        {
          name: { en: 'virtue points', fr: 'points de vertu' },
          sum: { en: 'gained during the game', fr: 'gagnés pendant la partie' },
          points: 63,
        },
        {
          name: { en: 'Bitoku cards', fr: 'cartes Bitoku' },
          sum: { en: 'five different types', fr: 'cinq types différents' },
          points: 11,
        },
        {
          name: { en: 'lake treasures', fr: 'trésors du lac' },
          sum: { en: '4 + 1 + 3 + 3 + 3', fr: '4 + 1 + 3 + 3 + 3' },
          points: 14,
        },
        { name: { en: 'rocks', fr: 'rochers' }, sum: { en: '8 + 6 + 2', fr: '8 + 6 + 2' }, points: 16 },
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: 'a quarter of their sum', fr: 'le quart de leur somme' },
          points: 3,
        },
        {
          name: { en: 'Visions', fr: 'Visions' },
          sum: { en: '9 + 7, one missed −1', fr: '9 + 7, une non réalisée −1' },
          points: 15,
        },
        {
          name: { en: 'uncovered on the own board', fr: 'révélés sur le plateau individuel' },
          sum: { en: 'by buildings', fr: 'par les bâtiments' },
          points: 18,
        },
      ],
    },
  ],
}
