/** Inks of the drawing that are the same by day and by night. */
export const INK = {
  sumi: '#211C19',
  bark: '#5B4230',
  deep: '#3A281C',
  lit: '#8F6E4A',
  leaf: '#3F7A5C',
  paleLeaf: '#7FA77E',
} as const

/** Inks of the paper, which is lit by the day or by a lamp. */
export interface PaperInks {
  readonly sheet: string
  readonly edge: string
  readonly rim: string
  readonly drop: string
  readonly under: string
  readonly wash: string
  readonly coin: string
  readonly coinLine: string
  readonly fibre: string
}

/** On the screen the theme decides. */
export const screenPaper: PaperInks = {
  sheet: 'var(--kod-sheet)',
  edge: 'var(--kod-edge)',
  rim: 'var(--kod-rim)',
  drop: 'var(--kod-drop)',
  under: 'var(--kod-under)',
  wash: 'var(--kod-wash)',
  coin: 'var(--kod-coin)',
  coinLine: 'var(--kod-coin-line)',
  fibre: 'var(--kod-fibre)',
}

/** In a picture that leaves the house it is day. */
export const picturePaper: PaperInks = {
  sheet: '#FDF9EE',
  edge: '#A8946A',
  rim: '#FFFFFF33',
  drop: '#85725066',
  under: '#CFC1A37A',
  wash: '#C9DCC2A6',
  coin: '#FFFDF6',
  coinLine: '#C9B88F',
  fibre: '#8A6B2E30',
}

/** A dot for each element where a tree is too small for its drawings. */
export const elementDots = ['#5E9150', '#8FA9B8', '#C0392A', '#E097A2', '#8C4A22', '#21406B'] as const
