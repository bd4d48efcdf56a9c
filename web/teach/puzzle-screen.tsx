import type { Puzzle, PuzzleSet } from '@engawa/kernel'
import { use, useEffect, useMemo, useState } from 'react'
import { loadPlay, loadPuzzles } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go } from '../app/router.ts'
import { useKeys } from '../kit/keys.ts'
import { LearnGame } from './learn-page.tsx'
import { useLessonModel } from './lesson-model.ts'
import { seatsFor, TaughtTable, useHurry } from './lesson-screen.tsx'
import { LessonSession } from './lesson-session.ts'
import { rememberStep, useProgress } from './progress.ts'
import { lessonOf } from './puzzle-lesson.ts'
import { useTeachWords } from './words/index.ts'

function OnePuzzle({ game, set, puzzle }: { game: string; set: PuzzleSet; puzzle: Puzzle }) {
  const play = use(loadPlay(game))
  const words = useTeachWords()
  const progress = useProgress()
  const lesson = useMemo(() => lessonOf(set, puzzle), [set, puzzle])
  const [session] = useState(() => {
    const opened = new LessonSession(play, lesson, (seats) => seatsFor(lesson, seats))
    opened.begin(undefined)
    return opened
  })
  const [clue, setClue] = useState(false)
  const index = set.puzzles.indexOf(puzzle)
  const next = set.puzzles[(index + 1) % set.puzzles.length] ?? puzzle
  const family = set.puzzles.filter(({ idea }) => idea === puzzle.idea)
  const model = useLessonModel(session, {
    clue: clue ? puzzle.clue : undefined,
    showClue: () => setClue(true),
    difficulty: words.difficulties[puzzle.difficulty - 1] ?? '',
    eyes: family.map((one) => {
      if (one === puzzle && session.state.at !== 'over') return 'now'
      return progress(lessonOf(set, one))?.done === true ? 'done' : 'blank'
    }),
    toNext: () => go({ at: 'puzzle', game, puzzle: next.id }),
  })
  const { state } = model
  const solved = state.at === 'over' && !session.helped
  useEffect(() => {
    if (solved) rememberStep(lesson, session.record())
  }, [solved, lesson, session])
  useEffect(() => {
    // The reason stays on the scroll: nothing is waited for.
    if (state.at === 'answered') session.hurry()
  }, [state, session])
  useHurry(session)
  const leave = () => go({ at: 'learn', game })
  const { keys } = words
  useKeys(
    [
      { key: 'c', does: words.clue, run: () => setClue(true) },
      { key: 's', does: keys.showMe, run: () => session.showMe() },
      { key: 'j', does: words.nextPuzzle, run: () => model.puzzle?.toNext() },
      { key: 't', does: keys.tryIt, run: () => state.at === 'held' && session.tryIt() },
      { key: 'u', does: keys.takeBack, run: () => session.takeBack() },
      {
        key: 'Escape',
        does: words.leavePuzzle,
        run: () => (state.at === 'held' || state.at === 'trying' ? session.takeBack() : leave()),
      },
    ],
    'table',
  )
  return (
    <TaughtTable
      model={model}
      part={words.puzzleOf(index + 1, set.puzzles.length)}
      tag={words.puzzle}
      leaveLabel={words.leavePuzzle}
      after={undefined}
    />
  )
}

/** A puzzle on the real board; a link to one that is gone leads to all of them, with a word. */
export function PuzzleScreen({ game, puzzle: id }: { game: string; puzzle: string }) {
  const set = use(loadPuzzles(game))
  const puzzle = set?.puzzles.find((one) => one.id === id)
  const words = useTeachWords()
  const gone = puzzle === undefined
  useEffect(() => {
    if (gone) say(words.puzzleGone)
  }, [gone, words])
  return set === undefined || puzzle === undefined ? (
    <LearnGame game={game} />
  ) : (
    <OnePuzzle game={game} set={set} puzzle={puzzle} />
  )
}
