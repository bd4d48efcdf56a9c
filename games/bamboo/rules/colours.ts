import { at } from '@engawa/kernel'
import { type Colour, colours, seatShoots, shootColour } from '../catalogue/index.ts'
import { boardOf, type State } from './state.ts'

/** A seat that has not chosen its colour yet (BAM-018). */
export const noColour = -1

/** BAM-025: with 2 seats brown is the ghost's. */
export const isGhostColour = (state: State, colour: Colour): boolean =>
  colour === 'brown' && state.boards.length === 2

/** BAM-018: no two seats have the same. */
export function colourTaken(state: State, colour: Colour): boolean {
  const index = colours.indexOf(colour)
  return state.boards.some((board) => board.colour === index)
}

/** The colours a seat can still choose from. */
export function freeColours(state: State): Colour[] {
  return colours.filter((colour) => !colourTaken(state, colour) && !isGhostColour(state, colour))
}

/** BAM-018, BAM-022: the colour brings its four shoots, each into the stock of its own colour. */
export function giveColour(state: State, seat: number, colour: number): void {
  const board = boardOf(state, seat)
  const own = at(seatShoots, colour)
  board.colour = colour
  for (const shoot of own) at(board.stocks, at(shootColour, shoot)).push(shoot)
  state.box = { ...state.box, shoots: state.box.shoots.filter((shoot) => !own.includes(shoot)) }
}
