import type { Phrases } from '../phrases.ts'

export const options: Phrases['options'] = {
  night: {
    title: 'Face Nuit',
    help: 'Quatre cases de chaque demeure n’acceptent qu’un type de tuile et coûtent 1 PB chacune si elles restent libres.',
  },
  colours: {
    title: 'Couleurs',
    help: 'La couleur détermine les quatre sections de départ d’un joueur et la face Nuit de sa demeure.',
  },
}

export const colourWays: Phrases['colourWays'] = {
  'by-seat': 'Attribuées dans l’ordre de la table',
  chosen: 'Choisies avant de commencer',
}

export const components: Phrases['components'] = {
  shoots: {
    name: 'Sections de bambou',
    text: '36 sections, dans les quantités indiquées : 4 par joueur avec toutes les couleurs et toutes les actions, 12 pour la bambouseraie, 8 sans symbole. L’action que porte chaque section est notre reconstruction.',
  },
  homes: {
    name: 'Tuiles Demeure',
    text: '64 tuiles, 32 par catégorie, quatre types, 1 à 3 de confort, comme indiqué. Les noms, la répartition du confort et le choix des tuiles retirées à deux joueurs sont de nous.',
  },
  market: {
    name: 'Marché des tuiles Demeure',
    text: 'Le prix et le bonheur dépendent de l’emplacement, comme indiqué ; les chiffres sont de nous.',
  },
  balance: {
    name: 'Tuiles Équilibre',
    text: '24 de gauche, 20 du centre et 24 de droite, comme indiqué. Tous les exemples du livret y figurent ; les autres motifs et le bonheur sont de nous.',
  },
  firstBalance: {
    name: 'Première tuile Équilibre',
    text: 'Le type reçu au départ est indiqué par un symbole absent du texte dont nous disposons ; nous avons pris le centre, le plus neutre.',
  },
  spirits: {
    name: 'Esprits',
    text: 'Sept esprits et leurs effets, trois tuiles de chacun.',
  },
  wakeCosts: {
    name: 'Coût du réveil',
    text: 'Kitsune est gratuit, comme indiqué. Les autres coûts sont lus dans un résumé dont les symboles de pièce manquent.',
  },
  templeTiles: {
    name: 'Tuiles Temple',
    text: 'Les valeurs 0, 2 et 3 et les huit bâtons sont indiqués ; seule la répartition 0, 2, 3 et 3 convient.',
  },
  gifts: {
    name: 'Cadeaux de la forêt',
    text: 'Un pour chaque action de base.',
  },
  food: {
    name: 'Nourriture',
    text: '6 jetons Thé (1), 12 jetons Riz (2), 8 jetons Râmen (3).',
  },
  incense: {
    name: 'Encens',
    text: '7 bâtons par joueur, 8 pour le fantôme.',
  },
  night: {
    name: 'Face Nuit',
    text: 'Le livret indique que certaines cases n’acceptent qu’un type ; leur nombre et leur position sont de nous : quatre par plateau, deux de chaque côté.',
  },
}

export const credits: Phrases['credits'] = {
  designers: 'Germán P. Millán',
  artists: 'Jonatan Cantero',
  publishers: 'Devir ; IELLO en français (« Bambou »)',
  note: 'Une adaptation non officielle, faite par des gens qui aiment ce jeu. Les textes et les dessins sont les nôtres ; beaucoup de valeurs imprimées sont notre reconstruction. Si le jeu vous plaît, offrez-vous la boîte.',
}
