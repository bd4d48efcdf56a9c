import type { CardPhrases } from '../cards.ts'
import { points } from './names.ts'

export const cards: CardPhrases = {
  elements: [
    { one: 'chenille', many: 'chenilles', a: 'une chenille', the: 'la chenille', letter: 'C' },
    { one: 'nuage', many: 'nuages', a: 'un nuage', the: 'le nuage', letter: 'N' },
    { one: 'libellule', many: 'libellules', a: 'une libellule', the: 'la libellule', letter: 'L' },
    { one: 'fleur', many: 'fleurs', a: 'une fleur', the: 'la fleur', letter: 'F' },
    { one: 'champignon', many: 'champignons', a: 'un champignon', the: 'le champignon', letter: 'M' },
    { one: 'étoile', many: 'étoiles', a: 'une étoile', the: 'l’étoile', letter: 'É' },
  ],
  seasons: ['printemps', 'été', 'automne'],
  goals: [
    { name: 'Ami des chenilles', text: (each) => `${points(each)} par carte avec une chenille` },
    { name: 'Ami des nuages', text: (each) => `${points(each)} par carte avec un nuage` },
    { name: 'Ami des libellules', text: (each) => `${points(each)} par carte avec une libellule` },
    { name: 'Ami des fleurs', text: (each) => `${points(each)} par carte avec une fleur` },
    { name: 'Ami des champignons', text: (each) => `${points(each)} par carte avec un champignon` },
    { name: 'Ami des étoiles', text: (each) => `${points(each)} par carte avec une étoile` },
    { name: 'Danseur des cimes', text: (each) => `${points(each)} par dernière carte` },
    { name: 'Grimpeur', text: (each) => `${points(each)} par carte Branche de votre plus longue ligne` },
    { name: 'Enlaceur de troncs', text: (each) => `${points(each)} par carte qui touche votre tronc` },
    {
      name: 'Casanier',
      text: (each) => `${points(each)} par carte à 2 cartes ou moins de votre tronc, tronc compris`,
    },
    {
      name: 'Esprit des fourches',
      text: (each) => `${points(each)} par carte Branche qui porte au moins deux cartes`,
    },
    { name: 'Vagabond', text: (each) => `${points(each)} par carte à 4 cartes ou plus de votre tronc` },
    {
      name: 'Collectionneur',
      text: (each) => `Choisissez un élément : ${points(each)} pour chacune de ses icônes sur votre arbre`,
    },
    {
      name: 'Vigie',
      text: (each) => `Choisissez un élément : ${points(each)} par dernière carte où il figure`,
    },
    {
      name: 'Gardien des racines',
      text: (each) =>
        `Choisissez un élément : ${points(each)} par carte où il figure à 2 cartes ou moins de votre tronc`,
    },
    {
      name: 'Esprit fidèle',
      text: (each) => `${points(each)} par carte Branche avec l’élément de votre tronc`,
    },
    { name: 'Héraut', text: (each) => `${points(each)} par dernière carte avec l’élément de votre tronc` },
    { name: 'Glaneur', text: (each) => `${points(each)} par élément différent sur vos dernières cartes` },
    {
      name: 'Fileur',
      text: (each) =>
        `${points(each)} par carte de votre plus longue suite ininterrompue d’un même élément le long d’une ligne`,
    },
    {
      name: 'Harmoniste',
      text: (each) => `${points(each)} par série complète des six éléments sur votre arbre`,
    },
  ],
  seasonCards: {
    P1: { name: 'Nuits claires', text: () => 'Les nuages comptent comme des étoiles' },
    P2: {
      name: 'Bourrasque',
      text: () =>
        'Une fois dans la saison, avant de prendre une carte, vous pouvez glisser l’étalage sous la pioche et révéler quatre nouvelles cartes',
    },
    P3: { name: 'Montée de sève', text: (each) => `+${each} pour une carte posée sur le tronc` },
    P4: {
      name: 'Fidèle à la racine',
      text: (each) => `+${each} par icône de l’élément de votre tronc sur la carte posée`,
    },
    P5: {
      name: 'Prairie mêlée',
      text: (each) => `+${each} si la carte posée montre trois sortes d’éléments`,
    },
    E1: { name: 'Pleine floraison', text: () => 'Les champignons comptent comme des fleurs' },
    E2: { name: 'Ailes d’été', text: (each) => `+${each} par libellule sur la carte posée` },
    E3: {
      name: 'Large ramure',
      text: (each) => `+${each} pour une carte posée sur une carte qui en porte déjà une`,
    },
    E4: { name: 'Longues journées', text: (each) => `En fin de saison : ${points(each)} par dernière carte` },
    E5: {
      name: 'Abondance',
      text: (limit) => `Une pose peut rapporter jusqu’à ${limit} points d’éléments`,
    },
    A1: { name: 'Mue', text: () => 'Les chenilles comptent comme des libellules' },
    A2: {
      name: 'Mille couleurs',
      text: (each) => `+${each} si au moins deux sortes d’éléments rapportent des points`,
    },
    A3: {
      name: 'Oies sauvages',
      text: (each) => `En fin de saison : ${points(each)} par carte Branche de votre plus longue ligne`,
    },
    A4: {
      name: 'Feuilles mortes',
      text: (each) => `En fin de saison : ${points(each)} par carte qui touche votre tronc`,
    },
    A5: {
      name: 'Lune des moissons',
      text: (each) => `+${each} pour une pose qui rapporte exactement 10 points d’éléments`,
    },
  },
}
