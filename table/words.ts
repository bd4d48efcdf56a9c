import { type Locale, type Refusal, type Sentences, sentenceFor } from '@engawa/kernel'
import type { FormReasons, TableReasons } from './refusals.ts'
import type { SaveFault } from './save.ts'
import type { UndoLock } from './snapshot.ts'

/** What a table says whatever the game. */
export interface TableWords {
  refusal(refusal: Refusal): string | undefined
  readonly locks: Record<UndoLock, string>
  readonly faults: Record<SaveFault, string>
}

type Phrases = Sentences<TableReasons & FormReasons, undefined>

const en: Phrases = {
  'no-such-seat': () => 'There is no such seat at this table.',
  'stale-move': () => 'The table has moved on since. Look again, then choose.',
  'repeated-move': () => 'This move was already played.',
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not this seat’s turn.',
  'nothing-to-redo': () => 'There is nothing to do again.',
  'not-a-move': () => 'This is not a move.',
  'unknown-move': ({ kinds }) => `No such move. Moves are: ${kinds}.`,
  'bad-field': ({ field }) => `The move’s “${field}” is not possible.`,
  'extra-field': ({ field }) => `The move has an unknown part “${field}”.`,
}

const fr: Phrases = {
  'no-such-seat': () => 'Cette place n’existe pas à cette table.',
  'stale-move': () => 'La table a avancé depuis. Regardez de nouveau, puis choisissez.',
  'repeated-move': () => 'Ce coup a déjà été joué.',
  'game-over': () => 'La partie est terminée.',
  'not-your-turn': () => 'Ce n’est pas à ce joueur de jouer.',
  'nothing-to-redo': () => 'Il n’y a rien à refaire.',
  'not-a-move': () => 'Ce n’est pas un coup.',
  'unknown-move': ({ kinds }) => `Coup inconnu. Les coups possibles : ${kinds}.`,
  'bad-field': ({ field }) => `L’élément « ${field} » de ce coup n’est pas possible.`,
  'extra-field': ({ field }) => `Ce coup contient un élément inconnu : « ${field} ».`,
}

const locks: Record<Locale, Record<UndoLock, string>> = {
  en: {
    start: 'Nothing was played yet.',
    chance: 'Dice were rolled or something was drawn.',
    'other-seat': 'Somebody else has acted since.',
  },
  fr: {
    start: 'Rien n’a encore été joué.',
    chance: 'Des dés ont été lancés ou quelque chose a été tiré.',
    'other-seat': 'Quelqu’un d’autre a joué depuis.',
  },
}

const faults: Record<Locale, Record<SaveFault, string>> = {
  en: {
    'not-a-save': 'This file is not an Engawa table.',
    'newer-file': 'This file was written by a newer Engawa. Update, then open it again.',
    damaged: 'This file was damaged or changed since it was saved. Use another copy.',
    'unknown-game': 'This Engawa does not know the game of this file.',
    'other-rules': 'This table was played under another version of the rules.',
    'broken-promise': 'The seed of this file is not the one that was promised at the start.',
    'illegal-move': 'This file holds a move that the rules do not allow.',
  },
  fr: {
    'not-a-save': 'Ce fichier n’est pas une table d’Engawa.',
    'newer-file': 'Ce fichier vient d’un Engawa plus récent. Mettez à jour, puis ouvrez-le de nouveau.',
    damaged: 'Ce fichier a été abîmé ou modifié depuis l’enregistrement. Prenez une autre copie.',
    'unknown-game': 'Cet Engawa ne connaît pas le jeu de ce fichier.',
    'other-rules': 'Cette table a été jouée sous une autre version des règles.',
    'broken-promise': 'La graine de ce fichier n’est pas celle qui avait été promise au début.',
    'illegal-move': 'Ce fichier contient un coup que les règles n’autorisent pas.',
  },
}

function wordsIn(locale: Locale, phrases: Phrases): TableWords {
  return {
    refusal: ({ code, data }) => sentenceFor(phrases, code, data, undefined),
    locks: locks[locale],
    faults: faults[locale],
  }
}

export const tableWords: Record<Locale, TableWords> = { en: wordsIn('en', en), fr: wordsIn('fr', fr) }
