import type { Phrases } from './en.ts'

export const fr: Phrases = {
  icons: {
    bag: { name: 'Sac', rule: 'HOT-04', does: 'Une prise en tire une luciole vers le filet.' },
    net: { name: 'Filet', rule: 'HOT-06', does: 'Les prises de ce tour. Deux pareilles le déchirent.' },
    jar: { name: 'Bocal', rule: 'HOT-05', does: 'Ce qui a été ramené. Cela compte à la fin.' },
  },
  legend: 'Sur la table',
  left: (count) => (count < 2 ? 'luciole restante' : 'lucioles restantes'),
  worth: 'dans votre bocal à la fin',
  howToKeep: 'Rentrez avant que deux pareilles ne déchirent le filet.',
  points: 'points jusqu’ici',
  wish: 'Votre vœu',
  wishDoes: 'Les lucioles de cette lueur valent 3 pour vous, les autres 1. Personne d’autre ne le sait.',
}
