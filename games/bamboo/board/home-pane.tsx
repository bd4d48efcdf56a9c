import { at } from '@engawa/kernel'
import { Crest } from '@engawa/web/kit'
import { useMemo } from 'react'
import { colours } from '../catalogue/index.ts'
import { patternHolds, patternLack, previewTile, sidesOf } from '../rules/index.ts'
import { type Aiming, tileInHand } from './aim.ts'
import { Beside } from './beside.tsx'
import { Goals } from './goals.tsx'
import { Plan, SmallPlan } from './plan.tsx'
import { Scale } from './scale.tsx'
import type { Scene } from './scene.ts'

/** A seat's home with its scale and balance tiles; while a tile is held, what every free cell would bring. */
export function HomePane({ scene, aim }: { scene: Scene; aim: Aiming }) {
  const { view, say } = scene
  const seat = aim.guest ?? scene.seat
  const board = at(view.boards, seat)
  const tile = seat === scene.seat ? tileInHand(scene, aim) : 0
  const previews = useMemo(() => (tile === 0 ? [] : previewTile(view, seat, tile)), [view, seat, tile])
  const focused = previews.find((preview) => preview.cell === aim.cell)
  const choose = (cell: number) => {
    const fits = previews.find((preview) => preview.cell === cell)?.fits
    if (fits === true) aim.set({ cell })
    else if (scene.decision === 'furnish') scene.why({ kind: 'furnish', cell })
  }
  const open = aim.goal !== undefined && !patternHolds(board.home, aim.goal) ? aim.goal : undefined
  return (
    <section className="bam-home" data-holding={tile !== 0 || undefined} aria-label={homeName(scene, seat)}>
      <header>
        <h3>{homeName(scene, seat)}</h3>
        <ColourOf scene={scene} seat={seat} />
        <Neighbours scene={scene} aim={aim} seat={seat} />
      </header>
      <Scale now={sidesOf(board.home)} then={focused} say={say} />
      <Plan
        scene={scene}
        board={board}
        tile={tile}
        previews={previews}
        focus={aim.cell}
        lack={open === undefined ? undefined : patternLack(board.home, open)}
        choose={choose}
      />
      <div className="bam-rooms" aria-hidden="true">
        <span>{say.leftRoom}</span>
        <span>{say.veranda}</span>
        <span>{say.rightRoom}</span>
      </div>
      <Goals scene={scene} aim={aim} board={board} preview={focused} size={58} />
    </section>
  )
}

/** BAM-018: the colour of the home, which decided its first shoots and decides its night side. */
function ColourOf({ scene, seat }: { scene: Scene; seat: number }) {
  const colour = colours[at(scene.view.boards, seat).colour]
  if (colour === undefined) return null
  return (
    <span className="bam-colour" data-colour={colour}>
      {scene.say.colours[colour]}
    </span>
  )
}

function homeName({ own, say, name }: Scene, seat: number): string {
  return seat === own ? say.yourHome : say.homeOf(name(seat))
}

/** Everything is public: any home can be looked at (BAM-028). */
function Neighbours({ scene, aim, seat }: { scene: Scene; aim: Aiming; seat: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of choices, not of form fields
    <div className="bam-neighbours" role="group" aria-label={scene.say.whoseHome}>
      {scene.view.boards.map((_, other) => (
        <button
          key={other}
          type="button"
          aria-pressed={other === seat}
          aria-label={homeName(scene, other)}
          title={scene.name(other)}
          onClick={() => aim.set({ guest: other === scene.seat ? undefined : other })}
        >
          <Crest seat={other} size={28} />
        </button>
      ))}
    </div>
  )
}

/** The home in small, beside the grove. */
export function SmallHome({ scene, aim }: { scene: Scene; aim: Aiming }) {
  const { board, say } = scene
  return (
    <Beside
      scene={scene}
      name="home"
      title={scene.own === undefined ? say.homeOf(scene.name(scene.seat)) : say.yourHome}
      open={() => aim.set({ pane: 'home', guest: undefined })}
    >
      <Scale now={sidesOf(board.home)} then={undefined} say={say} />
      <SmallPlan scene={scene} board={board} />
      <Goals scene={scene} aim={aim} board={board} preview={undefined} size={46} />
    </Beside>
  )
}
