/** Noon: one old tree, and seedling spirits with an acorn cap and one leaf. */
import { gradient, round, SUMI, stroke } from '../../web/art/source/brush.mjs'
import { cartouche, fireflies, mist, print, ridge, sky, smallSeal } from '../../web/art/source/landscape.mjs'

const BARK = '#3B2818'

const trunk =
  'M436 440C446 400 440 372 448 340C452 312 430 296 404 282C394 276 388 268 382 258L392 254C402 268 420 274 436 282C446 262 446 236 440 210L452 206C462 226 466 250 468 266C482 250 500 244 516 226L526 232C516 256 494 268 484 288C488 300 494 306 506 300C524 292 540 294 556 282L560 292C544 308 524 310 508 320C494 330 492 348 494 366C496 392 500 414 512 440Z'

const grain = [
  [458, 430, 462, 400, 458, 370, 464, 330],
  [478, 434, 480, 400, 476, 372, 480, 340],
  [452, 300, 458, 290, 460, 280, 458, 262],
]
  .map((points) => stroke(points, [0.8, 4, 0.8], BARK))
  .join('')

/** A cloud of leaves, flat at the foot. */
function canopy(x, y, w, h, top, foot, id) {
  const edge = `M${x - w} ${y}C${x - w * 1.16} ${y - h * 0.5} ${x - w * 0.8} ${y - h * 0.86} ${x - w * 0.5} ${y - h * 0.72}C${x - w * 0.36} ${y - h * 1.2} ${x + w * 0.2} ${y - h * 1.24} ${x + w * 0.34} ${y - h * 0.8}C${x + w * 0.7} ${y - h * 1.02} ${x + w * 1.14} ${y - h * 0.6} ${x + w} ${y}C${x + w * 0.7} ${y + h * 0.24} ${x + w * 0.4} ${y + h * 0.02} ${x + w * 0.2} ${y + h * 0.12}C${x - w * 0.2} ${y + h * 0.3} ${x - w * 0.6} ${y + h * 0.04} ${x - w} ${y}Z`
  const ticks = [
    [-0.6, -0.3],
    [-0.2, -0.6],
    [0.25, -0.4],
    [0.6, -0.3],
    [0, -0.15],
  ].map(
    ([u, v]) =>
      `<path d="M${round(x + w * u - 9)} ${round(y + h * v)}q9 -9 18 0" fill="none" stroke="#F0E6BF" stroke-width="1.800" opacity=".55" stroke-linecap="round"/>`,
  )
  const ink = gradient(id, [
    [0, top],
    [1, foot],
  ])
  return `${ink}<path d="${edge}" fill="url(#${id})" stroke="${SUMI}" stroke-width="2.600"/>${ticks.join('')}`
}

/** `lean` -1 bends the sprout left, 1 right; `wave` lifts an arm; `smile` widens the mouth. */
function spirit(x, y, scale, { lean = 1, wave = false, smile = false } = {}) {
  const sprout = `<path d="M0 -46C2 -56 8 -64 ${lean < 0 ? -16 : 18} -70" fill="none" stroke-width="3"/><path d="M${lean < 0 ? -14 : 16} -69q${lean * 14} -12 ${lean * 26} -2q${lean * -14} 12 -26 2z" fill="#7FB069"/>`
  const arms = `<path d="M-22 -10C-28 -2 -30 6 -28 10M22 -10C28 -2 ${wave ? '34 -14 36 -18' : '30 6 28 10'}" fill="none" stroke-width="3.600" stroke-linecap="round"/>`
  const cap =
    '<path d="M-28 -12C-30 -36 -14 -48 0 -48C14 -48 30 -36 28 -12C16 -6 -16 -6 -28 -12Z" fill="#A6742C"/><path d="M-22 -18C-10 -13 10 -13 22 -18M-20 -28C-8 -23 8 -23 20 -28M-13 -38C-6 -35 6 -35 13 -38" fill="none" stroke="#6B4A1C" stroke-width="2"/>'
  const mouth = smile ? 'M-4 9Q0 15 4 9' : 'M-4 10Q0 13 4 10'
  const face = `<circle cx="-8.500" cy="2" r="3" fill="${SUMI}" stroke="none"/><circle cx="8.500" cy="2" r="3" fill="${SUMI}" stroke="none"/><path d="${mouth}" fill="none" stroke-width="2.200" stroke-linecap="round"/><ellipse cx="-14" cy="9" rx="4" ry="2.400" fill="#E09A86" stroke="none" opacity=".8"/><ellipse cx="14" cy="9" rx="4" ry="2.400" fill="#E09A86" stroke="none" opacity=".8"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${SUMI}" stroke-width="2.600" stroke-linejoin="round">${sprout}<path d="M-22 -14C-24 12 -14 26 0 26C14 26 24 12 22 -14Z" fill="#FBF6EA"/>${arms}${cap}${face}</g>`
}

const mushroom = (x, y) =>
  `<g transform="translate(${x} ${y})" stroke="${SUMI}" stroke-width="2"><path d="M-4 12L-3 0H3L4 12Z" fill="#FBF6EA"/><path d="M-12 1C-12 -12 12 -12 12 1Z" fill="#C0392A"/><circle cx="-4" cy="-4" r="1.600" fill="#FBF6EA" stroke="none"/><circle cx="4" cy="-3" r="1.600" fill="#FBF6EA" stroke="none"/></g>`

const bark = gradient('bark', [
  [0, '#8A6238'],
  [1, '#5A3C22'],
])

export const poster = print(
  1,
  `<defs>${bark}</defs>${sky(1)}${ridge(1, 0)}<g fill="#F7F0DA">${mist(326, 150, 140)}${mist(540, 196, 110)}</g>${ridge(1, 1)}${ridge(1, 2)}
<path d="${trunk}" fill="url(#bark)" stroke="${SUMI}" stroke-width="3" stroke-linejoin="round"/>${grain}
${canopy(388, 252, 62, 66, '#2A5544', '#5B9172', 'leaf1')}${canopy(548, 278, 58, 58, '#2A5544', '#5B9172', 'leaf2')}${canopy(468, 196, 92, 96, '#24503F', '#6AA380', 'leaf3')}${canopy(530, 230, 44, 40, '#356B52', '#79B08B', 'leaf4')}
${spirit(414, 268, 0.74, { lean: -1, wave: true })}${spirit(536, 286, 0.62)}${spirit(560, 398, 0.86, { smile: true })}${spirit(372, 404, 0.7, { lean: -1, wave: true })}
${mushroom(402, 414)}${mushroom(520, 418)}${mushroom(590, 412)}${fireflies([
  [350, 300, 2.4],
  [500, 362, 2],
  [600, 330, 2.4],
  [410, 350, 1.8],
])}${cartouche(334, 16, '木霊')}${smallSeal(582, 16)}`,
)
