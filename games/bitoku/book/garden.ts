import type { BookPart } from './part.ts'

/** What is gathered on and round the board. */
export const garden: BookPart = {
  figures: [
    {
      chapter: 'movement',
      at: 79,
      viewer: 0,
      shows: ['trail:0:0', 'space:n0', 'space:n7', 'trail:4:0', 'space:s0', 'space:s6'],
      says: {
        en: 'The two paths of wisdom: *side trails with illuminations, portals, and bridges that ask for accomplished Bitoku cards.*',
        fr: 'Les deux Chemins de la sagesse : *des sentiers avec leurs illuminations, des portails, et des ponts qui demandent des cartes Bitoku accomplies.*',
      },
    },
    {
      chapter: 'kodamas',
      at: 148,
      viewer: 0,
      shows: ['kodama:0:1', 'kodama:0:2', 'kodama:0:3', 'kodama:0:4', 'kodama:0:5'],
      says: {
        en: 'The five kodama tracks: *at the end of each the lake treasure, for first, second and third.*',
        fr: 'Les cinq pistes Kodama : *au bout de chacune le trésor du lac, pour les trois premiers.*',
      },
    },
    {
      chapter: 'rocks',
      at: 3,
      viewer: 0,
      shows: ['rock:IW2', 'rock:IW10', 'rock:IW6', 'rock:IW4', 'rock:IW13', 'rock:IW1'],
      says: {
        en: 'The rock garden: *each rock shows what it multiplies.*',
        fr: 'Le jardin de rochers : *chaque rocher montre ce qu’il multiplie.*',
      },
    },
    {
      chapter: 'spirits',
      at: 130,
      viewer: 0,
      shows: ['tile:M24', 'tile:M05'],
      says: {
        en: 'The market of Mitamas: *the price below, the points of the slot beside it.*',
        fr: 'Le marché des Mitamas : *le prix en dessous, les points de l’emplacement à côté.*',
      },
    },
    {
      chapter: 'crystals',
      at: 3,
      viewer: 0,
      shows: ['tile:CP12', 'tile:CS3', 'tile:CP6', 'tile:CP7', 'tile:CP9'],
      says: {
        en: 'The market of crystals: *the two slots beside the stack are free, the last costs 2.*',
        fr: 'Le marché des cristaux : *les deux emplacements près de la pile sont gratuits, le dernier coûte 2.*',
      },
    },
    {
      chapter: 'visions',
      at: 346,
      viewer: 0,
      shows: ['move:keep:V15', 'move:keep:V27'],
      says: {
        en: 'Two Visions, looked at in secret. *One is kept, or both go back for a resource.*',
        fr: 'Deux Visions, regardées en secret. *On en garde une, ou on rend les deux pour une ressource.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'movement',
      title: { en: 'a start beside a portal', fr: 'un départ à côté d’un portail' },
      rules: ['BIT-305', 'BIT-307'],
      says: {
        en: 'Violet has a pilgrim on the first portal. *Her next one may start on the path space beside it.*',
        fr: 'Violet a un pèlerin sur le premier portail. *Le suivant peut partir de la case du chemin à côté.*',
      },
      unit: { en: 'movement point', fr: 'point de mouvement' },
      rows: [
        {
          name: { en: 'start', fr: 'départ' },
          sum: { en: 'beside the portal', fr: 'à côté du portail' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'path',
      title: { en: 'types of Bitoku cards', fr: 'les types de cartes Bitoku' },
      rules: ['BIT-424'],
      says: {
        en: 'Only different types count at the end, *accomplished or not.*',
        fr: 'À la fin, seuls les types différents comptent, *accomplis ou non.*',
      },
      apart: true,
      rows: [
        { name: { en: 'two types', fr: 'deux types' }, sum: { en: 'at the end', fr: 'à la fin' }, points: 2 },
        {
          name: { en: 'three types', fr: 'trois types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 4,
        },
        {
          name: { en: 'five types', fr: 'cinq types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 11,
        },
        {
          name: { en: 'seven types', fr: 'sept types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 22,
        },
      ],
    },
    {
      chapter: 'kodamas',
      title: { en: 'two lake treasures', fr: 'deux trésors du lac' },
      rules: ['BIT-425', 'BIT-426'],
      says: {
        en: 'Violet is alone in front at the Yomi, and level with Brown in front at the Forges, which pays 4, 2 and 0.',
        fr: 'Violet est seule en tête aux Yomis, et à égalité avec Marron en tête aux Forges, qui rapportent 4, 2 et 0.',
      },
      rows: [
        { name: { en: 'Yomi', fr: 'Yomis' }, sum: { en: 'alone in front', fr: 'seule en tête' }, points: 5 },
        { name: { en: 'Forges', fr: 'Forges' }, sum: { en: '(4 + 2) / 2', fr: '(4 + 2) / 2' }, points: 3 },
      ],
    },
    {
      chapter: 'rocks',
      title: { en: 'two rocks and two pilgrims', fr: 'deux rochers et deux pèlerins' },
      rules: ['BIT-431', 'BIT-433'],
      says: {
        en: 'One pilgrim sits between the two rocks and counts for both. *A Shinigami counts as any Mitama.*',
        fr: 'Un pèlerin se trouve entre les deux rochers et compte pour les deux. *Un Shinigami compte comme n’importe quel Mitama.*',
      },
      rows: [
        {
          name: { en: 'rock of Ara', fr: 'rocher d’Ara' },
          sum: {
            en: '2 Ara and a Shinigami, 2 pilgrims: 3 × 2',
            fr: '2 Ara et un Shinigami, 2 pèlerins : 3 × 2',
          },
          points: 6,
        },
        {
          name: { en: 'rock of ryokan and temple', fr: 'rocher du ryokan et du temple' },
          sum: { en: 'a temple, 1 pilgrim: 1 × 1', fr: 'un temple, 1 pèlerin : 1 × 1' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'visions',
      title: { en: 'a Vision and what it asks', fr: 'une Vision et ce qu’elle demande' },
      rules: ['BIT-405', 'BIT-406'],
      says: {
        en: 'It asks for two buildings, a resource and a combined dragonfly. *All of it must be there.*',
        fr: 'Elle demande deux bâtiments, une ressource et une libellule combinée. *Tout doit y être.*',
      },
      apart: true,
      rows: [
        { name: { en: 'all there', fr: 'tout y est' }, sum: { en: 'met', fr: 'réalisée' }, points: 6 },
        {
          name: { en: 'one thing missing', fr: 'un élément manque' },
          sum: { en: 'missed', fr: 'non réalisée' },
          points: -2,
        },
      ],
    },
    {
      chapter: 'visions',
      title: { en: 'one building for two Visions', fr: 'un bâtiment pour deux Visions' },
      rules: ['BIT-408', 'BIT-436', 'BIT-437'],
      says: {
        en: 'Each Vision could be met by itself, *but both want Violet’s only building.* She takes the dearer one.',
        fr: 'Chaque Vision seule serait réalisée, *mais toutes deux demandent l’unique bâtiment de Violet.* Elle choisit la meilleure.',
      },
      rows: [
        { name: { en: 'met', fr: 'réalisée' }, sum: { en: 'as printed', fr: 'comme imprimé' }, points: 6 },
        {
          name: { en: 'missed', fr: 'non réalisée' },
          sum: { en: 'as printed', fr: 'comme imprimé' },
          points: -1,
        },
      ],
    },
  ],
}
