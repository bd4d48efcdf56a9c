/**
 * What a board builds with; docs/board-kit.md tells how. A board exports `Board(props: BoardProps)`, makes its
 * working object with `useBoard`, and draws `Piece`s and `Place`s inside one `BoardRoot`. It fills the frame by
 * portals: InDock, InFilm, InSide, InSeat, InBar; `useFrame('wide')` takes the whole width.
 * The inks are custom properties (styles/tokens.css); `data-seat` and `data-accent` set a seat's and a game's own.
 */
export { useAsks } from './asking.ts'
export * from './board.ts'
export * from './button.tsx'
export { Choice, type ChoiceRules, type SpotId, useChoice, useMarks, usePicked } from './choice.ts'
export { type Component, type ComponentCatalogue, type ComponentKind, countAlike } from './component.ts'
export * from './crest.tsx'
export * from './die.tsx'
export { type DragRules, useDrag } from './drag.ts'
export type { Beat, Beats, BeatTools, Pointing, Travel } from './events.ts'
export {
  type Explanation,
  type Explanations,
  explain,
  type IconText,
  type KindsOf,
  passageOf,
  type Seen,
  type Worth,
} from './explanation.ts'
export * from './focus.ts'
export { useFollowed } from './follow.ts'
export * from './gesture.ts'
export { Group, useStop } from './group.tsx'
export * from './hold.ts'
export * from './icon.tsx'
export { useInSight } from './in-sight.ts'
export { type BoardKey, type KeyScope, useKeys } from './keys.ts'
export { Moment, Tableau } from './moment.tsx'
export { claimStage, enact, holdStage, still } from './motion.ts'
export type { AnyMove, MoveOf } from './move-index.ts'
export { painted } from './painted.ts'
export { Piece, type PieceProps, Place, type PlaceProps, usePiece, usePlace } from './piece.tsx'
export { Press } from './press.tsx'
export { BoardRoot } from './root.tsx'
export * from './script.ts'
export * from './sheet.tsx'
export * from './slots.tsx'
export { playSound, type Sound } from './sound.ts'
export { type Space, useMedia, usePicture, useSpace } from './space.ts'
export { useSpot, useSpots } from './spots.ts'
export * from './tabs.tsx'
export { useTaken } from './taken.ts'
export * from './touches.ts'
export * from './up-to.ts'
export { type BoardModel, boardModel, useBoard } from './use-board.ts'
