/** All sounds, as recipes: name → { rate, samples, level }. Bright ones need 24 kHz, long and low ones 12. */
import {
  band,
  decaying,
  high,
  louder,
  low,
  mixed,
  modulated,
  noise,
  plucked,
  shaken,
  swelling,
  tone,
  toPcm,
} from './synth.mjs'

const BRIGHT = 24_000
const LOW = 12_000

/** Tones that ring together and die away: partials as factors of a pitch, each softer than the one before. */
const rung = (rate, pitch, partials, milliseconds) =>
  mixed(
    rate,
    ...partials.map((partial, index) => [
      louder(
        decaying(tone(milliseconds, rate, pitch * partial), rate, milliseconds / (1 + 0.5 * index)),
        0.55 ** index,
      ),
    ]),
  )

const click = (rate, milliseconds, seed) => louder(swelling(noise(milliseconds, rate, seed), 0.1, 0.6), 0.5)

const wood = (rate, length = 70) =>
  mixed(rate, [rung(rate, 620, [1, 1480 / 620], length)], [click(rate, 3, 3)])

/** Dice fall on wood: grains of noise, ever farther apart. */
function dice(rate) {
  const pitches = [2400, 3100, 1900, 2800, 2100, 2600]
  const grains = pitches.map((pitch, index) => [
    louder(decaying(band(noise(26, rate, 11 + index), rate, pitch, 3), rate, 22), 1 - 0.1 * index),
    20 * index + 14 * index * index,
  ])
  return mixed(rate, ...grains)
}

/** 60 ms in, 180 out, with a slow trembling. */
const brush = (rate) => shaken(swelling(low(noise(240, rate, 5), rate, 1200), 0.25, 0.75), rate, 14, 0.5)

function water(rate) {
  const drop = () =>
    swelling(
      tone(90, rate, (done) => 500 + 400 * done),
      0.1,
      0.7,
    )
  return mixed(
    rate,
    [drop()],
    [louder(drop(), 0.7), 120],
    [louder(swelling(low(noise(260, rate, 7), rate, 800), 0.2, 0.6), 0.35)],
  )
}

const drum = (rate) =>
  mixed(
    rate,
    [
      decaying(
        tone(220, rate, (done) => 120 - 60 * done),
        rate,
        180,
      ),
    ],
    [louder(decaying(low(noise(20, rate, 13), rate, 2000), rate, 20), 0.5)],
  )

const paper = (rate, milliseconds = 140) =>
  swelling(
    band(noise(milliseconds, rate, 17), rate, (done) => 2000 + 3000 * done),
    0.3,
    0.5,
  )

const bowl = (rate, pitch, milliseconds = 1200) => rung(rate, pitch, [1, 2.7], milliseconds)

/** The in scale: D, E flat, G, A, B flat. */
const scale = { D: 293.66, Eb: 311.13, G: 392, A: 440, Bb: 466.16 }

/** Notes on a plucked string, one after the other. */
const motif = (...notes) =>
  mixed(
    LOW,
    ...notes.map(([pitch, begins], index) => {
      const isLast = index === notes.length - 1
      // High strings lose their tone sooner.
      const damping = pitch > 500 ? 0.999 : 0.995
      return [plucked(isLast ? 850 : 520, LOW, pitch, 31 + index, damping), begins]
    }),
  )

const { D, Eb, G, A, Bb } = scale

const recipes = {
  dice: { rate: BRIGHT, samples: dice(BRIGHT) },
  cup: { rate: BRIGHT, samples: shaken(band(noise(400, BRIGHT, 19), BRIGHT, 900, 2), BRIGHT, 5) },
  wood: { rate: BRIGHT, samples: wood(BRIGHT) },
  step: { rate: BRIGHT, samples: wood(BRIGHT, 40), level: 0.5 },
  bamboo: {
    rate: BRIGHT,
    samples: mixed(BRIGHT, [rung(BRIGHT, 410, [1, 1030 / 410], 140)], [click(BRIGHT, 3, 4)]),
  },
  lowWood: { rate: LOW, samples: mixed(LOW, [decaying(tone(200, LOW, 180), LOW, 160)], [click(LOW, 4, 23)]) },
  paper: { rate: BRIGHT, samples: paper(BRIGHT), level: 0.7 },
  brush: { rate: BRIGHT, samples: brush(BRIGHT), level: 0.8 },
  leaf: {
    rate: BRIGHT,
    samples: swelling(band(noise(50, BRIGHT, 29), BRIGHT, 6000, 3), 0.1, 0.7),
    level: 0.7,
  },
  water: { rate: LOW, samples: water(LOW) },
  lamp: {
    rate: LOW,
    samples: mixed(
      LOW,
      [swelling(low(noise(200, LOW, 37), LOW, 400), 0.15, 0.6)],
      [louder(decaying(tone(200, LOW, 330), LOW, 200), 0.5)],
    ),
  },
  coin: { rate: BRIGHT, samples: rung(BRIGHT, 2100, [1, 3400 / 2100], 180), level: 0.7 },
  glass: {
    rate: BRIGHT,
    samples: decaying(modulated(600, BRIGHT, { pitch: 1400, ratio: 3.5, depth: 1.2 }), BRIGHT, 600),
    level: 0.6,
  },
  bell: { rate: LOW, samples: rung(LOW, 880, [1, 2.76, 5.4], 900), level: 0.8 },
  bowl: { rate: LOW, samples: bowl(LOW, 290) },
  gong: { rate: LOW, samples: rung(LOW, 98, [1, 1.009, 2.02, 2.76], 1800) },
  drum: { rate: LOW, samples: drum(LOW) },
  seal: { rate: LOW, samples: mixed(LOW, [louder(drum(LOW), 0.5)], [louder(paper(LOW, 40), 0.5), 30]) },
  lock: { rate: BRIGHT, samples: mixed(BRIGHT, [wood(BRIGHT, 24)], [louder(wood(BRIGHT, 20), 0.8), 60]) },
  incense: {
    rate: BRIGHT,
    samples: swelling(high(noise(120, BRIGHT, 41), BRIGHT, 4000), 0.2, 0.7),
    level: 0.5,
  },
  wind: {
    rate: LOW,
    samples: swelling(
      band(noise(900, LOW, 43), LOW, (done) => 300 + 800 * Math.min(done, 1 - done), 2),
      0.4,
      0.4,
    ),
  },
  taken: { rate: LOW, samples: mixed(LOW, [wood(LOW)], [bowl(LOW, 244, 900), 160]) },
  darumaMotif: { rate: LOW, samples: motif([D, 0], [A, 220], [Bb, 440], [A, 660]) },
  kodamaMotif: { rate: LOW, samples: motif([A, 0], [G, 200], [Eb, 400], [2 * D, 640]) },
  bambooMotif: { rate: LOW, samples: motif([G, 0], [A, 240], [D, 480]) },
  bitokuMotif: {
    rate: LOW,
    samples: mixed(
      LOW,
      [motif([D / 2, 0], [Eb / 2, 240], [D / 2, 480])],
      [louder(rung(LOW, 2 * A, [1, 2.76], 700), 0.3), 640],
    ),
  },
}

/** All of them one after the other as 16 bit samples, and where each lies: name → [rate, start, length]. */
export function packSounds() {
  const rendered = Object.entries(recipes).map(([name, { rate, samples, level }]) => ({
    name,
    rate,
    pcm: toPcm(samples, rate, level),
  }))
  const index = {}
  let start = 0
  for (const { name, rate, pcm } of rendered) {
    index[name] = [rate, start, pcm.length]
    start += pcm.length
  }
  const bytes = new DataView(new ArrayBuffer(2 * start))
  let at = 0
  for (const { pcm } of rendered)
    for (const sample of pcm) {
      bytes.setInt16(at, sample, true)
      at += 2
    }
  return { index, bytes: new Uint8Array(bytes.buffer) }
}
