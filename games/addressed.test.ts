import { at, Chance, type GameWords, type Locale, labelText, locales, parseOptions } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { games } from './registry.ts'

/** What the first seat is called where nobody gave it a name: it is also whoever reads. */
const called = { en: 'You', fr: 'Vous' } as const

/** Words that follow “You” and end like the third person without being it. */
const noVerbs = ['always', 'across', 'cross', 'pass', 'miss', 'possess', 'this', 'discuss', 'guess', 'less']
/** What may follow « Vous » beside verbs of the second person, which end in -ez. */
const besideVerbs = ['êtes', 'faites', 'dites', 'ne', 'y', 'en', 'le', 'la', 'les', 'et', 'ou']

/** The places where a sentence speaks of its reader as of somebody else. */
const faults: Readonly<Record<Locale, (sentence: string) => boolean>> = {
  en: (sentence) =>
    /\b[Yy]ou’s\b|\b(?:of|to|for|from|with|by) You\b/.test(sentence) ||
    [...sentence.matchAll(/\b[Yy]ou ([a-z]+)/g)].some(
      ([, verb = '']) =>
        ['has', 'is', 'was', 'does'].includes(verb) || (/s$/.test(verb) && !noVerbs.includes(verb)),
    ),
  fr: (sentence) =>
    /\b(?:tour|main|tuile|carte) de vous\b|(?:de|à|pour|avec|chez|par) Vous\b/.test(sentence) ||
    [...sentence.matchAll(/(?:^|[.!?:] )Vous ([a-zéêè]+)(’?)/g)].some(
      ([, word = '', elided]) => elided === '' && !word.endsWith('ez') && !besideVerbs.includes(word),
    ),
}

/** Every sentence somebody on the first seat reads in some random games. */
async function* sentencesOf(id: (typeof games)[number]['id'], locale: Locale): AsyncGenerator<string> {
  const entry = games.find((one) => one.id === id)
  if (entry === undefined) return
  const [{ game }, words] = await Promise.all([entry.play(), entry.words(locale) as Promise<GameWords>])
  for (const [number, seats] of [at(game.seats, 0), at(game.seats, game.seats.length - 1)].entries()) {
    const dice = Chance.seeded(`addressed ${number}`)
    const state = game.setup(seats, parseOptions(game.options, seats, {}), dice)
    const names = { seats: [called[locale], 'Inès', 'Kenji', 'Aiko', 'Oskar'].slice(0, seats), viewer: 0 }
    for (let turn = game.turn(state), step = 0; !turn.over; turn = game.turn(state), step++) {
      const seat = at(turn.seats, dice.int(turn.seats.length))
      const moves = game.moves(state, seat)
      if (step % 13 === 0) {
        const view = game.view(state, 0)
        const { question, help = '' } = words.prompt(view, names)
        yield question
        yield help
        if (seat === 0)
          for (const move of moves.slice(0, 30)) yield labelText(words.move(view, 0, move, names))
        for (const { title, lines } of words.scene(view, names)) yield* [title, ...lines]
      }
      const events: Parameters<typeof words.event>[0][] = []
      game.play(state, seat, dice.pick(moves), dice, (event) => events.push(event))
      for (const event of events) yield words.event(event, names) ?? ''
      yield* words.joined?.(events, names) ?? []
    }
    yield words.prompt(game.view(state, 0), names).question
  }
}

const told = games.flatMap(({ id }) => locales.map((locale) => ({ id, locale })))

test.each(told)('$id in $locale addresses whoever reads', async ({ id, locale }) => {
  const wrong = new Set<string>()
  for await (const sentence of sentencesOf(id, locale)) if (faults[locale](sentence)) wrong.add(sentence)
  expect([...wrong]).toEqual([])
})

test('a reader spoken of as somebody else is found', () => {
  const wrong = ['You wins', 'You keeps nothing.', 'Send it to You', 'It is You’s turn.', 'You has 3 points']
  expect(wrong.filter((sentence) => !faults.en(sentence))).toEqual([])
  const right = [
    'You win',
    'You pass.',
    'Send it to you',
    'Kenji wins. You keep 2 darumas.',
    'Year 1. You are first',
  ]
  expect(right.filter(faults.en)).toEqual([])
  const faux = ['Vous gagne', 'Le tour de vous commence.', 'Envoyer à Vous', 'Kenji gagne. Vous a pris 2 dés']
  expect(faux.filter((sentence) => !faults.fr(sentence))).toEqual([])
  const juste = ['Vous gagnez', 'À vous de jouer.', 'Vous n’avez rien', 'Vous et Kenji partagez la victoire']
  expect(juste.filter(faults.fr)).toEqual([])
})
