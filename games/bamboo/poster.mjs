/** Dusk: a pagoda between stalks, shoots at their foot. */
import { SUMI, stroke } from '../../web/art/source/brush.mjs'
import { cartouche, mist, print, ridge, sky, smallSeal } from '../../web/art/source/landscape.mjs'

/** A stalk from the ground past the upper edge, node by node. */
function stalk(x, width, colour, deep, light) {
  let drawing = ''
  const half = width / 2
  for (let y = 440, node = 0; y > -80; node++) {
    const height = 78 + ((node * 37 + x) % 24)
    drawing += `<path d="M${x - half} ${y}L${x - half + 0.6} ${y - height + 3}Q${x} ${y - height - 2} ${x + half - 0.6} ${y - height + 3}L${x + half} ${y}Q${x} ${y + 4} ${x - half} ${y}Z" fill="${colour}" stroke="${SUMI}" stroke-width="2.200"/><path d="M${x - half + 2} ${y - height + 4}V${y - 3}" stroke="${light}" stroke-width="${width * 0.2}" opacity=".75"/><path d="M${x - half} ${y - 2}Q${x} ${y + 5} ${x + half} ${y - 2}" stroke="${deep}" stroke-width="4" fill="none"/>`
    y -= height
  }
  return drawing
}

const spray = [
  [46, 150],
  [40, 128],
  [52, 172],
  [34, 196],
  [44, 106],
]
const leaves = (x, y, right, ink) =>
  spray
    .map(([length, angle]) => {
      const turn = right ? 180 - angle : angle
      const points = [0, 0, length * 0.3, -length * 0.06, length * 0.6, -length * 0.06, length, length * 0.1]
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(points, [1.5, length * 0.17, 0.5], ink)}</g>`
    })
    .join('')

const roof = (y, w, h) =>
  `<path d="M${-w - 3} ${y - 9}C${-w * 0.74} ${y - 2} ${-w * 0.46} ${y - h * 0.6} ${-w * 0.28} ${y - h}H${w * 0.28}C${w * 0.46} ${y - h * 0.6} ${w * 0.74} ${y - 2} ${w + 3} ${y - 9}C${w} ${y + 2} ${w * 0.9} ${y + 6} ${w * 0.8} ${y + 7}C${w * 0.4} ${y + 3} ${-w * 0.4} ${y + 3} ${-w * 0.8} ${y + 7}C${-w * 0.9} ${y + 6} ${-w} ${y + 2} ${-w - 3} ${y - 9}Z" fill="#2B4468"/><path d="M${-w * 0.5} ${y - 2}L${-w * 0.2} ${y - h + 2}M${-w * 0.2} ${y - 1}L${-w * 0.08} ${y - h + 2}M${w * 0.2} ${y - 1}L${w * 0.08} ${y - h + 2}M${w * 0.5} ${y - 2}L${w * 0.2} ${y - h + 2}" stroke="#6D8CB8" stroke-width="1.600" fill="none"/>`
const wall = (y, w, h) =>
  `<rect x="${-w}" y="${y}" width="${2 * w}" height="${h}" fill="#F7EBD2"/><path d="M${-w} ${y + 4}H${w}M${-w + 2} ${y}V${y + h}M${-w * 0.36} ${y}V${y + h}M${w * 0.36} ${y}V${y + h}M${w - 2} ${y}V${y + h}" stroke="#B5351F" stroke-width="4"/><rect x="${-w * 0.22}" y="${y + 8}" width="${w * 0.44}" height="${h - 8}" fill="#3A2A1C" stroke="none"/>`
const finial =
  '<path d="M0 -190V-146" stroke-width="3.400"/><circle cx="0" cy="-186" r="3.600" fill="#E0B45C"/><path d="M-6 -176H6M-7 -169H7M-8 -162H8" stroke="#7E5610" stroke-width="3"/>'
const pagoda = `<g transform="translate(812 356) scale(1.050)" stroke="${SUMI}" stroke-width="2.400" stroke-linejoin="round">${finial}${wall(-122, 20, 26)}${roof(-120, 44, 26)}${wall(-80, 26, 30)}${roof(-78, 56, 24)}${wall(-36, 33, 34)}${roof(-33, 70, 26)}<rect x="-46" y="0" width="92" height="9" fill="#8E7B57"/><rect x="-56" y="9" width="112" height="9" fill="#A98B55"/></g>`

const shoot = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${SUMI}" stroke-width="2.200" stroke-linejoin="round"><path d="M-10 4C-10 -18 -4 -32 0 -40C4 -32 10 -18 10 4Z" fill="#C9A25A"/><path d="M-9 -4C-2 -8 4 -16 4 -26M9 -2C4 -6 0 -10 -2 -14" fill="none"/></g>`

export const poster = print(
  2,
  `${sky(2)}<circle cx="846" cy="150" r="58" fill="#F8EBC6"/>${ridge(2, 0)}<g fill="#F9EED0">${mist(650, 190, 150)}${mist(810, 214, 150)}</g>${ridge(2, 1)}${pagoda}${ridge(2, 2)}<path d="M640 396C720 380 860 384 940 396V430H640Z" fill="#4A6B3E" stroke="${SUMI}" stroke-width="2.400"/>
${stalk(668, 24, '#5E8C4A', '#2F5233', '#A9C77A')}${stalk(706, 17, '#7BA35A', '#3D6338', '#C3D992')}${stalk(922, 22, '#5E8C4A', '#2F5233', '#A9C77A')}${stalk(890, 13, '#8DB268', '#4D7342', '#D2E3A4')}
${leaves(716, 150, true, '#2F5233')}${leaves(680, 92, true, '#3D6338')}${leaves(884, 118, false, '#2F5233')}${leaves(912, 214, false, '#3D6338')}${leaves(712, 286, true, '#2F5233')}
<path d="M764 84q7 -7 13 0q6 -7 13 0M800 62q5 -5 10 0q5 -5 10 0" fill="none" stroke="${SUMI}" stroke-width="2.600" stroke-linecap="round"/>
${shoot(744, 420, 1)}${shoot(774, 424, 0.8)}${shoot(866, 422, 0.9)}${cartouche(886, 16, '竹')}${smallSeal(656, 16)}`,
)
