import packed from '../art/built/sounds.bin?url'
import { sounds } from '../art/built/sounds.ts'

/** What can be heard; all of it is rendered by `web/art/build.mjs` and shipped in one file. */
export type Sound = keyof typeof sounds

/** 0 is silent. */
let volume = 0
let player: Promise<Player | undefined> | undefined

export function setVolume(loud: number): void {
  volume = loud
}

/** A system that plays nothing without being asked, or that saves data, is not played to. */
const refused = () => navigator.userActivation?.hasBeenActive === false

/** Sounds are fetched after the first press, before the first one is needed. */
export function prepareSounds(): void {
  if (volume > 0 && !refused()) player ??= load()
}

async function load(): Promise<Player | undefined> {
  try {
    const answer = await fetch(packed)
    return answer.ok ? new Player(await answer.arrayBuffer()) : undefined
  } catch {
    // Without a network and never fetched: what follows may find one again.
    player = undefined
    return undefined
  }
}

export interface Heard {
  /** Seconds from now. */
  readonly after?: number
  /** How much faster and higher than it was made. */
  readonly pitch?: number
}

export function playSound(sound: Sound, heard: Heard = {}): void {
  if (volume === 0 || refused()) return
  prepareSounds()
  const asked = performance.now()
  void player?.then((ready) => {
    // What comes in too late is of a moment that is over.
    if (performance.now() - asked < LATEST) ready?.play(sound, heard)
  })
}

const LATEST = 400
/** The same sound twice within this many seconds is one. */
const ALIKE = 0.03
/** So long after its last sound the device may rest. */
const REST = 10_000

class Player {
  readonly #context = new AudioContext({ latencyHint: 'interactive' })
  readonly #buffers = new Map<Sound, AudioBuffer>()
  readonly #last = new Map<Sound, number>()
  readonly #volume = this.#context.createGain()
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(file: ArrayBuffer) {
    this.#volume.connect(this.#context.destination)
    const all = new DataView(file)
    for (const [name, [rate, start, length]] of Object.entries(sounds)) {
      const buffer = this.#context.createBuffer(1, length, rate)
      const samples = Float32Array.from(
        { length },
        (_, index) => all.getInt16(2 * (start + index), true) / 32768,
      )
      buffer.copyToChannel(samples, 0)
      this.#buffers.set(name as Sound, buffer)
    }
  }

  play(sound: Sound, { after = 0, pitch = 1 }: Heard): void {
    const context = this.#context
    this.#wake()
    const start = context.currentTime + after
    const buffer = this.#buffers.get(sound)
    if (buffer === undefined || start - (this.#last.get(sound) ?? -1) < ALIKE) return
    this.#last.set(sound, start)
    this.#volume.gain.value = volume
    const source = context.createBufferSource()
    source.buffer = buffer
    source.playbackRate.value = pitch
    source.connect(this.#volume)
    source.start(start)
  }

  #wake(): void {
    const context = this.#context
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => void context.suspend(), REST)
  }
}

let vibrates = false

export function setVibration(on: boolean): void {
  vibrates = on
}

/** Where a phone can and may: milliseconds on, off, on. */
export function vibrate(pattern: number | number[]): void {
  if (vibrates && !refused() && typeof navigator.vibrate === 'function') navigator.vibrate(pattern)
}
