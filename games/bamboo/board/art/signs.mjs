import { SUMI, stroke } from '../../../../web/art/source/brush.mjs'
import { CREAM, symbol } from './inks.mjs'

// Signs on a grid of 24. --bam-hole is what shows through them.

const emblem = {
  red: '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="4.6" fill="none" stroke="var(--bam-hole)" stroke-width="2"/>',
  green: '<path d="M12 1.5 L23 21.5 H1Z"/><path d="M12 21.5 L6.5 11.8 H17.5Z" fill="var(--bam-hole)"/>',
  blue: '<path d="M1.5 4.5 q5.250 -3.5 10.5 0 t10.5 0 v4 q-5.250 3.5 -10.5 0 t-10.5 0Z M1.5 11 q5.250 -3.5 10.5 0 t10.5 0 v4 q-5.250 3.5 -10.5 0 t-10.5 0Z M1.5 17.5 q5.250 -3.5 10.5 0 t10.5 0 v4 q-5.250 3.5 -10.5 0 t-10.5 0Z"/>',
  yellow:
    '<path d="M12 .5 L23.5 12 L12 23.5 L.5 12Z"/><path d="M6.250 6.250 L17.750 17.750 M17.750 6.250 L6.250 17.750" stroke="var(--bam-hole)" stroke-width="2"/>',
}
// The five actions.
const blade = (turn, fill = 'none') =>
  `<path transform="rotate(${turn} 12 12)" d="M12 12 V2.8 C17 3.2 18.8 7.2 16.6 10.2Z" fill="${fill}"/>`
const action = {
  balance:
    '<path d="M12 3.5 V20 M8 20.5 H16 M4.6 6.8 H19.4"/><path d="M4.6 7 L1.8 13.6 M4.6 7 L7.4 13.6"/><path d="M1.6 13.8 H7.6 C7.4 17.4 1.8 17.4 1.6 13.8Z"/><path d="M19.4 7 L16.6 13.6 M19.4 7 L22.2 13.6"/><path d="M16.4 13.8 H22.4 C22.2 17.4 16.6 17.4 16.4 13.8Z" fill="currentColor"/>',
  improve:
    '<path d="M1.8 11 C6.5 10.2 9.8 7 12 3.2 C14.2 7 17.5 10.2 22.2 11"/><path d="M5 12.2 V21 H19 V12.2 M12 12.2 V21 M5 16.6 H19"/><rect x="12" y="12.2" width="7" height="4.4" fill="currentColor"/>',
  cook: '<path d="M3 12 H21 C21 17.6 17.2 20.8 12 20.8 C6.8 20.8 3 17.6 3 12Z" fill="currentColor"/><path d="M1.5 12 H22.5"/><path d="M8.2 9 C6.4 7 10 5.6 8.2 3 M15.8 9 C14 7 17.6 5.6 15.8 3 M12 8.6 C10.6 7.4 13.2 6.4 12 4.8"/>',
  fund: '<circle cx="9.6" cy="13.4" r="7.4"/><rect x="7.1" y="10.9" width="5" height="5" fill="currentColor"/><path d="M11.4 3.6 C17 1.8 22.6 5.6 22.4 11.6 C22.3 14.4 21 16.6 19 18"/>',
  wildcard: blade(0, 'currentColor') + blade(90) + blade(180) + blade(270),
}
// The kinds of home tiles, solid.
const kind = {
  decoration:
    '<path d="M8 1.5 H16 V4.6 H8Z M8 19.4 H16 V22.5 H8Z"/><path d="M12 4.6 C19 4.6 21.5 8 21.5 12 C21.5 16 19 19.4 12 19.4 C5 19.4 2.5 16 2.5 12 C2.5 8 5 4.6 12 4.6Z"/><path d="M3.4 9.5 H20.6 M3.4 14.5 H20.6" stroke="var(--bam-hole)" stroke-width="1.5"/>',
  faith:
    '<path d="M1 3.6 C8 5.6 16 5.6 23 3.6 L22.4 8 C16 9 8 9 1.6 8Z M3.5 11.6 H20.5 V14.4 H3.5Z M5 8 H8.6 V22 H5Z M15.4 8 H19 V22 H15.4Z"/>',
  garden:
    '<path d="M2.5 21.5 C0 10 8 1.5 22 2 C23 15.5 14 23.5 2.5 21.5Z"/><path d="M3.5 20.5 C8 15 12.5 10.5 18 6 M9.2 14.4 L8.6 9.4 M13 10.8 L18 12" stroke="var(--bam-hole)" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  tools:
    '<path d="M3 2.5 H21 Q22.5 2.5 22.5 4 V9.5 Q22.5 11 21 11 H3 Q1.5 11 1.5 9.5 V4 Q1.5 2.5 3 2.5Z M9.8 11 H14.2 V22.5 H9.8Z"/><path d="M6 2.5 V11 M18 2.5 V11" stroke="var(--bam-hole)" stroke-width="1.6"/>',
}
// Goods.
const goods = {
  petal: `<g transform="rotate(24 12 12)"><path d="M12 22.5 C5 17.5 3 10.5 5.8 5 C7.4 2 10.6 1.8 12 5.6 C13.4 1.8 16.6 2 18.2 5 C21 10.5 19 17.5 12 22.5Z" fill="#D9788A" stroke="${SUMI}" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 19.5 V11 M9.6 16 L8.6 11.5 M14.4 16 L15.4 11.5" stroke="#8C2F48" stroke-width="1.4" stroke-linecap="round"/></g>`,
  coin: `<circle cx="12" cy="12" r="10" fill="#E0B550" stroke="${SUMI}" stroke-width="1.8"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="#9A6F1C" stroke-width="1.2"/><rect x="8.7" y="8.7" width="6.6" height="6.6" fill="${SUMI}"/>`,
  stick: `<path d="M4.5 21.5 L16.5 9" stroke="${SUMI}" stroke-width="5.2" stroke-linecap="round"/><path d="M4.5 21.5 L16 9.6" stroke="var(--rod,#B98A4C)" stroke-width="2.4" stroke-linecap="round"/><circle cx="17" cy="8.5" r="3.2" fill="#E2603A" stroke="${SUMI}" stroke-width="1.5"/><path d="M18.5 4.8 C16.8 3.4 20.5 2.4 19 .6" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/>`,
  cushion:
    '<path d="M3.5 3.5 C9 5 15 5 20.5 3.5 Q22 3.5 21.5 5.5 C20.5 10 20.5 14 21.5 18.5 Q22 20.5 20.5 20.5 C15 19 9 19 3.5 20.5 Q2 20.5 2.5 18.5 C3.5 14 3.5 10 2.5 5.5 Q2 3.5 3.5 3.5Z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.3" fill="var(--bam-hole)"/>',
  home: '<path d="M1.8 11 C6.5 10.2 9.8 7 12 3.2 C14.2 7 17.5 10.2 22.2 11" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M5 12.5 H19 V21 H5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 12.5 H19 V17 H12Z" fill="currentColor"/>',
}
// Food, on a grid of 40.
const food = {
  tea: `<path d="M10 16 H30 V26 C30 33 26 35 20 35 C14 35 10 33 10 26Z" fill="#7F9A5C" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><ellipse cx="20" cy="16" rx="10" ry="3" fill="#C9D08A" stroke="${SUMI}" stroke-width="2"/>${stroke([20, 11, 16, 8, 23, 6, 19, 2], [1, 2.6, 0.6], SUMI)}<path d="M10.5 23 H29.5" stroke="#F3E6C4" stroke-width="2"/>`,
  rice: `<path d="M9 19 C9 10 15 6.5 20 6.5 C25 6.5 31 10 31 19Z" fill="${CREAM}" stroke="${SUMI}" stroke-width="2.2"/><path d="M5 18 H35 C35 28 29 32 26 33 V36 H14 V33 C11 32 5 28 5 18Z" fill="#B5351F" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><path d="M15 12 l3 1 M21 10 l2.5 1.5 M18 15.5 h3" stroke="#BFA878" stroke-width="1.6" stroke-linecap="round"/><path d="M7.5 23.5 C14 26 26 26 32.5 23.5" stroke="#F0CB74" stroke-width="1.8" fill="none"/>`,
  ramen: `<path d="M22 19 L33 1.5 M26 19 L37 4" stroke="${SUMI}" stroke-width="2.6" stroke-linecap="round"/><path d="M2.5 18 H37.5 C37.5 29 31 33 27 34 V37 H13 V34 C9 33 2.5 29 2.5 18Z" fill="#21406B" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><path d="M5 18 C6 13.5 11 13 13 15.5 C15 12 20 12.5 21 15.5 C24 12.5 32 12.5 35 18Z" fill="#F0CB74" stroke="${SUMI}" stroke-width="2"/><circle cx="12" cy="14.8" r="3.8" fill="${CREAM}" stroke="${SUMI}" stroke-width="1.6"/><circle cx="12" cy="14.8" r="1.4" fill="#E2883A"/><path d="M5.5 24 l4 3.5 l4 -3.5 l4 3.5 l4 -3.5 l4 3.5 l4 -3.5 l4 3.5" stroke="#F1E7D3" stroke-width="1.8" fill="none"/>`,
}

const all = (drawings, name, size, attributes) =>
  Object.entries(drawings).map(([key, drawing]) => symbol(`${name}-${key}`, size, size, drawing, attributes))

const outlined =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

export const signs = () => [
  ...all(emblem, 'temple-sign', 24, 'fill="currentColor"'),
  ...all(action, 'action', 24, outlined),
  ...all(kind, 'kind', 24, 'fill="currentColor"'),
  ...all(goods, 'good', 24),
  ...all(food, 'food', 40),
]

/** The sign of an action inside another drawing. */
export const actionSign = (name, x, y, size, width) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" color="${SUMI}" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${action[name]}</svg>`

/** The sign of a temple inside another drawing. */
export const templeSign = (name, x, y, size, ink, hole) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="${ink}">${emblem[name].replaceAll('var(--bam-hole)', hole)}</svg>`
