/**
 * What a board builds with. A board exports `Board(props: BoardProps)`, draws the stage where it is put,
 * and fills the frame by portals: InDock, InSide, InSeat, InBar; `useFrame('wide')` takes the whole width.
 * The inks are custom properties (styles/tokens.css); `data-seat` and `data-accent` set a seat's and a game's own.
 */
export * from './board.ts'
export * from './button.tsx'
export * from './crest.tsx'
export * from './die.tsx'
export * from './focus.ts'
export * from './gesture.ts'
export * from './hold.ts'
export * from './icon.tsx'
export * from './motion.ts'
export * from './script.ts'
export * from './sheet.tsx'
export * from './slots.tsx'
export { playSound, type Sound } from './sound.ts'
export * from './tabs.tsx'
export { useTaken } from './taken.ts'
export * from './touches.ts'
