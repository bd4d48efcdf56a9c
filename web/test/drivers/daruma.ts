import { en } from '../../../games/daruma/board/words/en.ts'
import { fr } from '../../../games/daruma/board/words/fr.ts'
import type { Control, Input } from './input.ts'

const phrases = { en, fr }

type Random = (bound: number) => number

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A person who knows the game only by what the controls of the board are called. */
function chooser(locale: keyof typeof phrases, random: Random) {
  const say = phrases[locale]
  const rolls = upTo(8).map((count) => say.roll(count))
  const groups = upTo(8).flatMap((count) => upTo(6).map((value) => say.groupOf(count, value)))
  const colours = Object.values(say.colour)
  const sending = [true, false].map((you) => say.sendTo({ name: '', you }).split(/\s/)[0] ?? '')
  const one = (controls: readonly Control[]) => controls[random(controls.length || 1)]

  function inSheet(open: readonly Control[]): Control | undefined {
    const give = open.find((control) => control.name.startsWith(say.give))
    if (give !== undefined && !give.disabled) return give
    const unchosen = open.filter((control) => control.pressed !== true)
    const pick = unchosen.filter((control) =>
      colours.some((colour) => [`${colour} `, `${colour},`].some((start) => control.name.startsWith(start))),
    )
    if (give === undefined)
      return one([
        ...pick,
        ...open.filter((control) => sending.some((word) => control.name.startsWith(word))),
      ])
    const chosen = open.some(
      (control) =>
        control.pressed &&
        colours.some((colour) =>
          [`${colour} `, `${colour},`].some((start) => control.name.startsWith(start)),
        ),
    )
    return chosen
      ? one(unchosen.filter((control) => control.pressed === false && !pick.includes(control)))
      : one(pick)
  }

  function onBoard(open: readonly Control[]): Control | undefined {
    const named = (start: string) => open.find((control) => control.name.startsWith(start))
    const tray = open.filter((control) => control.group === say.tray)
    const shift = named(say.shiftDone)
    if (shift !== undefined) return random(2) === 0 ? shift : one([shift, ...tray])
    const group = open.filter((control) => groups.some((name) => control.name.startsWith(name)))
    if (group.length > 0) return one(group)
    const paint = named(say.paintWhat('').trim())
    if (paint !== undefined) return paint
    const darumas = open.filter((control) => control.group === say.darumas && control.pressed === false)
    if (darumas.length > 0) return one(darumas)
    const gift = open.find((control) => control.name === say.gift)
    if (gift !== undefined && random(3) === 0) return gift
    const roll = open.find((control) => rolls.some((name) => control.name.startsWith(name)))
    if (roll !== undefined) {
      const rolled = tray.filter((control) => control.name.endsWith(say.role.roll))
      return rolled.length > 2 && random(4) === 0 ? one(rolled) : roll
    }
    const pourable = tray.filter((control) => !control.name.includes('1'))
    const stop = named(say.stop)
    if (stop !== undefined && (random(3) > 0 || pourable.length === 0)) return stop
    return one(pourable) ?? stop
  }

  return (controls: readonly Control[]): Control | undefined => {
    const open = controls.filter((control) => !control.disabled)
    // A sheet lies over the board; the note that says why something is not possible lies beside it.
    const covered = !controls.some((control) => control.group === say.darumas)
    const close = open.find((control) => control.name === say.close)
    return covered && close !== undefined ? (inSheet(controls) ?? close) : onBoard(open)
  }
}

const PATIENCE = 30_000
const MOST_PRESSES = 3000

/** `over` names a control that is there only when somebody has won. */
interface Way {
  readonly locale: keyof typeof phrases
  readonly random: Random
  readonly over: string
}

/**
 * Gives a function that presses one control of the board, or waits a moment where nothing is to be done;
 * it answers whether the game is over.
 */
export function darumaPlayer(input: Input, { locale, random, over }: Way): () => Promise<boolean> {
  const choose = chooser(locale, random)
  let since = Date.now()
  let presses = 0
  return async () => {
    const controls = await input.controls()
    if (controls.some((control) => control.name === over)) return true
    const next = choose(controls)
    if (next !== undefined) {
      await next.press()
      since = Date.now()
    } else if (Date.now() - since > PATIENCE) {
      throw new Error(`nothing to press among ${controls.map((control) => control.name).join(' | ')}`)
    } else {
      await new Promise((done) => setTimeout(done, 20))
    }
    if (++presses > MOST_PRESSES) throw new Error('the game does not end')
    return false
  }
}

/** Plays Daruma on its board until somebody has won. */
export async function playDaruma(input: Input, way: Way): Promise<void> {
  const play = darumaPlayer(input, way)
  while (!(await play()));
}
