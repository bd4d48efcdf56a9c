import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { dice } from './names.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Pas maintenant : ${asking.due[decision]}.`,
  'renew-late': () => 'On ne change les darumas qu’avant le premier lancer du tour.',
  'renew-mixed': () => 'Il faut trois darumas visibles de même couleur ou de même action.',
  'renew-empty': () => 'La pioche est vide et aucun jeton pupille n’est posé : rien ne changerait.',
  'not-face-up': ({ daruma }, telling) => `Le ${telling.daruma(daruma)} n’est pas visible autour du tanuki.`,
  'no-one': () => 'Pour peindre, il faut un dé disponible de valeur 1.',
  'eyes-painted': ({ daruma }, telling) => `Les deux yeux du ${telling.daruma(daruma)} sont peints.`,
  'ones-paint': () => 'Un 1 peint un œil ; il ne va pas sur la bouteille de saké.',
  'no-such-die': ({ value }) => `Aucun de ces dés ne montre ${value}.`,
  'bottle-alone': () => 'La bouteille relance d’autres dés, et celui-ci est le dernier.',
  'keep-last': () => 'Il faut lancer au moins un dé.',
  'no-group': ({ value }) => `Un groupe demande au moins deux dés disponibles de valeur ${value}.`,
  'no-single': ({ value }) => `Aucun dé seul de valeur ${value} n’attend d’être décalé.`,
  'too-many-up': ({ count }) => `Seulement ${dice(count)} à décaler ici.`,
  'shift-to-four': ({ value }) => `Un ${value} deviendrait 4, ce qui est interdit.`,
  'nobody-owns': ({ daruma }, telling) =>
    `Le ${telling.daruma(daruma)} est encore autour du tanuki et n’est à personne.`,
  'not-owned': ({ daruma }, telling) => `Personne n’a le ${telling.daruma(daruma)}.`,
  'same-seat': () => 'Un échange se fait entre deux personnes différentes.',
  'no-such-seat': () => 'Cette personne n’est pas à la table.',
  'seat-has-darumas': () => 'Cette personne a des darumas : choisissez l’un d’eux.',
  'gift-spent': () => 'Un seul don par tour.',
  'no-four': () => 'Un don permet de reprendre un vrai 4, et il n’y en a pas sur le livre de comptes.',
  'not-yours': ({ daruma }, telling) => `Le ${telling.daruma(daruma)} n’est pas à vous.`,
  'gift-to-self': () => 'On donne à quelqu’un d’autre.',
  'ones-left': () => 'Utilisez d’abord vos 1 : ils doivent être placés tant qu’un œil est libre.',
}
