import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Le plus de lucioles gagne, celles de votre vœu comptent triple.',
  kinds: { caught: 'lucioles', wished: 'votre vœu' },
  matters: 'Rentrez avant que le filet ne craque.',
  decisions: {
    hunt: 'Attrapez-en une de plus, ou ramenez ce qui est dans le filet. Deux pareilles le déchirent.',
    rescue: 'Le filet est déchiré : sauvez la luciole qui vaut le plus pour vous.',
  },
}
