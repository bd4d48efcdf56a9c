import type { Locale } from '@engawa/kernel'

/** What the terminal itself says. */
export interface TerminalWords {
  ask(moves: number): string
  notUnderstood(moves: number): string
  readonly hint: string
  readonly nothingToRedo: string
  readonly left: string
  saved(file: string): string
  wonBy(names: readonly string[]): string
  seed(seed: string): string
}

export const terminalWords: Record<Locale, TerminalWords> = {
  en: {
    ask: (moves) => `1–${moves}, u undo, r redo, t restart turn, h hint, q leave:`,
    notUnderstood: (moves) => `A number from 1 to ${moves}, or one of the letters.`,
    hint: 'Worth a look:',
    nothingToRedo: 'There is nothing to do again.',
    left: 'You left the table.',
    saved: (file) => `The table is kept in ${file}.`,
    wonBy: (names) => `Won by ${names.join(' and ')}.`,
    seed: (seed) => `The seed of this table was ${seed}.`,
  },
  fr: {
    ask: (moves) => `1–${moves}, u annuler, r refaire, t recommencer le tour, h conseil, q quitter :`,
    notUnderstood: (moves) => `Un nombre de 1 à ${moves}, ou l’une des lettres.`,
    hint: 'À considérer :',
    nothingToRedo: 'Il n’y a rien à refaire.',
    left: 'Vous avez quitté la table.',
    saved: (file) => `La table est gardée dans ${file}.`,
    wonBy: (names) => `Victoire : ${names.join(' et ')}.`,
    seed: (seed) => `La graine de cette table était ${seed}.`,
  },
}
