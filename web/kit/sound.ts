/** Sounds made in code: wood, dice and a bell. Silent until somebody turns them on. */
export type Sound = 'tap' | 'roll' | 'bell' | 'refuse' | 'luck' | 'win'

let muted = true
let context: AudioContext | undefined

export function muteSounds(mute: boolean): void {
  muted = mute
}

interface Note {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly loud: number
  readonly wave: OscillatorType
}

const knock = (at: number, pitch: number, loud = 0.2): Note => ({
  at,
  pitch,
  length: 0.07,
  loud,
  wave: 'triangle',
})
const ring = (at: number, pitch: number, loud = 0.12): Note => ({
  at,
  pitch,
  length: 1.1,
  loud,
  wave: 'sine',
})

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  tap: [knock(0, 420)],
  roll: [0, 0.05, 0.09, 0.16, 0.21, 0.31].map((at, step) => knock(at, 300 + ((step * 137) % 260), 0.14)),
  bell: [ring(0, 880), ring(0, 1318, 0.05)],
  refuse: [knock(0, 150, 0.16), knock(0.08, 130, 0.12)],
  luck: [ring(0, 196, 0.14), knock(0, 98, 0.2)],
  win: [ring(0, 587), ring(0.16, 740), ring(0.32, 880), ring(0.48, 1175, 0.08)],
}

function play(note: Note, audio: AudioContext): void {
  const start = audio.currentTime + note.at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = note.wave
  voice.frequency.setValueAtTime(note.pitch, start)
  voice.frequency.exponentialRampToValueAtTime(note.pitch * 0.92, start + note.length)
  volume.gain.setValueAtTime(note.loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + note.length)
}

export function playSound(sound: Sound): void {
  if (muted) return
  context ??= new AudioContext()
  for (const note of SOUNDS[sound]) play(note, context)
}
