import type { WordAbout } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'

type Word = WordAbout<State, Move>

const about = (kind: Move['kind'], en: string, fr: string): Word => ({
  when: (move) => move.kind === kind,
  says: { en, fr },
})

const placing = (region: number, en: string, fr: string): Word => ({
  when: (move) => move.kind === 'place' && move.region === region,
  says: { en, fr },
})

/** What a legal move that was not asked for would do, where a step has no word of its own. */
export const others: readonly Word[] = [
  about(
    'play',
    'That card would act, and unlock the die beside its slot.',
    'Cette carte agirait, et débloquerait le dé à côté de son emplacement.',
  ),
  about('use', 'Another die would go to the forest first.', 'Un autre dé irait d’abord dans la forêt.'),
  about(
    'sacrifice',
    'A pilgrim leaves the game for good, and that die acts at once.',
    'Un pèlerin quitte la partie pour de bon, et ce dé agit aussitôt.',
  ),
  about(
    'cross',
    'That die would cross the river: it loses value and takes a favour.',
    'Ce dé traverserait la rivière : il perd de la valeur et gagne une faveur.',
  ),
  about(
    'amulet',
    'The amulet is spent, and the die shows more.',
    'L’amulette est dépensée, et le dé vaut plus.',
  ),
  placing(
    1,
    'In the Yomi dice take Mitamas and dragonflies.',
    'Chez les Yomis, les dés rapportent Mitamas et libellules.',
  ),
  placing(2, 'On the Stairs dice move pilgrims.', 'Sur les Escaliers, les dés font avancer les pèlerins.'),
  placing(4, 'The Jade Clearing gives resources.', 'La Clairière de jade donne des ressources.'),
  placing(
    5,
    'In the Forges dice build, and take crystals.',
    'Aux Forges, les dés construisent et rapportent des cristaux.',
  ),
  about(
    'visit',
    'The House takes any die: an amulet, and a place in next year’s order.',
    'La Demeure accepte tout dé : une amulette, et un rang dans l’ordre de la manche suivante.',
  ),
  about(
    'forest',
    'Your die may do that one too. Only one of the five.',
    'Votre dé peut aussi faire celle-ci. Une seule des cinq.',
  ),
  about(
    'building',
    'The building first; the forest action may follow.',
    'Le bâtiment d’abord ; l’action Forêt peut suivre.',
  ),
  about(
    'favour',
    'Another favour. Each is there once a year.',
    'Une autre faveur. Chacune ne sert qu’une fois par manche.',
  ),
  about(
    'cover',
    'You would cover the favour and leave what it gives.',
    'Vous couvririez la faveur sans prendre ce qu’elle donne.',
  ),
  about('decline', 'You may leave it. Nothing is gained.', 'Vous pouvez y renoncer. Rien n’est gagné.'),
]
