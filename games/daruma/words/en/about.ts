import type { ComponentNote, Credits } from '@engawa/kernel'

export const tagline = 'Roll, paint an eye, and know when to stop.'

export const noMove = 'This is not a move of Daruma.'

export const components: readonly ComponentNote[] = [
  {
    name: 'Numbers of components',
    provenance: 'stated',
    text: '60 darumas, 8 dice, 12 round tokens, 6 objectives, 5 pupil tokens, and 6 to 9 tokens on the track are printed in the rulebook.',
  },
  {
    name: 'The seven actions',
    provenance: 'stated',
    text: 'What each action does, and that only gold darumas carry the fictitious four, is printed in the rulebook.',
  },
  {
    name: 'Points',
    provenance: 'stated',
    text: 'Gold 2, the two colours of the objective 2, its third colour -3, all others 1.',
  },
  {
    name: 'Colours and actions of the darumas',
    provenance: 'reconstructed',
    text: 'The rulebook does not list the cards. Ours: nine darumas in each of six colours and six gold ones; every action but the curse on nine of them.',
  },
  {
    name: 'Faces of the round tokens',
    provenance: 'reconstructed',
    text: 'Ours: six plain, three with a daruma, three with a die showing 4.',
  },
  {
    name: 'Objectives',
    provenance: 'reconstructed',
    text: 'Ours: every colour is wanted on two objectives and unlucky on one, and no two objectives want the same pair.',
  },
]

export const credits: Credits = {
  designers: 'Jesús Fuentes and Jorge J. Barroso',
  artists: 'Jesús Fuentes (the printed game); the drawings here are our own',
  publishers: 'Perro Loko Games; in French Igiari, adapted by Yolaine Glénisson',
  note: 'This is an unofficial version made out of love for the game. If you like it, buy the box.',
}
