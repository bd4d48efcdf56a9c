import { gradient, mirrored, SUMI, stroke } from '../../../../web/art/source/brush.mjs'
import { CREAM, line, symbol } from './inks.mjs'

/** A votive plaque under its little roof. */
const PLAQUE = 'M42 3 L80 21 V83 H4 V21Z'
const eye = (x, y, w, c, look = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${w * 0.82}" fill="${CREAM}" stroke="${SUMI}" stroke-width="1.6"/><circle cx="${x + look}" cy="${y + 0.6}" r="${w * 0.5}" fill="${SUMI}"/><path d="M${x - w - 1} ${y - 0.4} C${x - w * 0.6} ${y - w * 1.3} ${x + w * 0.6} ${y - w * 1.3} ${x + w + 1} ${y - 0.4} C${x + w * 0.4} ${y - w * 0.62} ${x - w * 0.4} ${y - w * 0.62} ${x - w - 1} ${y - 0.4}Z" fill="${c}" stroke="${SUMI}" stroke-width="1.5" stroke-linejoin="round"/>`
const faces = {
  kappa: [
    '#8DB7B0',
    '#E6F0E2',
    `<path d="M12 60 C12 40 24 31 42 31 C60 31 72 40 72 60 C72 76 60 84 42 84 C24 84 12 76 12 60Z" fill="#5F8F55" ${line()}/><path d="M10 52 L15 33 L22 38 L28 25 H56 L62 38 L69 33 L74 52 L66 45 L62 52 L55 43 H29 L22 52 L18 45Z" fill="${SUMI}"/><ellipse cx="42" cy="30" rx="19" ry="7.5" fill="#F3F6EA" ${line()}/><ellipse cx="42" cy="31" rx="13" ry="4" fill="#7FB3C9"/>${eye(29, 57, 6.4, '#5F8F55', 1.5)}${eye(55, 57, 6.4, '#5F8F55', 1.5)}<path d="M24 70 C30 62 54 62 60 70 C58 80 50 84 42 84 C34 84 26 80 24 70Z" fill="#E3B24A" ${line()}/>${stroke([27, 73, 34, 70, 50, 70, 57, 73], [1, 2.6, 1], SUMI)}<path d="M37 67.5 v1.5 M47 67.5 v1.5" ${line()}/>`,
  ],
  tanuki: [
    '#D9B877',
    '#F5E9CC',
    mirrored(`<path d="M24 42 C14 36 12 24 18 19 C27 20 34 27 36 34Z" fill="#8B6844" ${line()}/>`, 42) +
      `<path d="M42 29 C62 29 68 42 70 52 C74 56 78 60 78 64 C72 64 70 68 70 70 C64 80 54 84 42 84 C30 84 20 80 14 70 C14 68 12 64 6 64 C6 60 10 56 14 52 C16 42 22 29 42 29Z" fill="#94704A" ${line()}/><path d="M42 32 C47 38 48 46 47 52 C58 55 64 64 60 73 C56 81 50 83 42 83 C34 83 28 81 24 73 C20 64 26 55 37 52 C36 46 37 38 42 32Z" fill="#F3E3C1"/>` +
      mirrored(
        `<path d="M38 52 C33 45 22 44 17 52 C13 59 15 66 20 68 C28 70 36 63 38 57Z" fill="#332820"/>`,
        42,
      ) +
      eye(28, 57, 5.4, '#332820', 1.5) +
      eye(56, 57, 5.4, '#332820', 1.5) +
      `<path d="M35 66 C38 62 46 62 49 66 C49 71 45 73 42 73 C39 73 35 71 35 66Z" fill="${SUMI}"/><path d="M42 73 v2.5 M33 75 C36 81 41 80 42 75.5 C43 80 48 81 51 75" fill="none" ${line()}/><path d="M40 30 C30 24 34 10 52 9 C56 20 50 30 40 30Z" fill="#4E7A3E" ${line()}/><path d="M40 30 C43 24 46 18 51 11" fill="none" stroke="#D6E2A8" stroke-width="1.6"/>`,
  ],
  rokurokubi: [
    '#8A5C7C',
    '#EBD3DA',
    `<path d="M4 83 C6 70 18 64 30 66 L44 83Z" fill="#AD2F1B" ${line()}/><path d="M22 80 C18 56 70 82 66 58 C63 44 36 58 32 40" fill="none" stroke="${SUMI}" stroke-width="15" stroke-linecap="round"/><path d="M22 80 C18 56 70 82 66 58 C63 44 36 58 32 40" fill="none" stroke="#F8EAD0" stroke-width="10.6" stroke-linecap="round"/><path d="M10 83 L22 68 L35 83Z" fill="${CREAM}" ${line()}/><path d="M16 22 C14 10 26 5 34 8 C40 4 52 8 50 18 C58 22 56 34 50 40 L18 40 C10 36 10 26 16 22Z" fill="${SUMI}"/><path d="M20 26 C26 22 40 22 46 26 C50 38 44 51 33 51 C22 51 17 38 20 26Z" fill="#F8EAD0" ${line()}/>${stroke([22, 33, 25, 31, 28, 31, 30, 33], [0.8, 1.6, 0.8], SUMI)}${stroke([36, 33, 38, 31, 42, 31, 44, 33], [0.8, 1.6, 0.8], SUMI)}${stroke([22, 37, 25, 39, 28, 39, 30, 37], [1, 2.6, 1], SUMI)}${stroke([36, 37, 39, 39, 42, 39, 44, 37], [1, 2.6, 1], SUMI)}<path d="M30.5 45 q2.5 -2 5 0 q-2.5 3 -5 0Z" fill="#B5351F"/><path d="M40 9 L58 3 M42 12 L60 12" stroke="#E0B550" stroke-width="3" stroke-linecap="round"/>`,
  ],
  kitsune: [
    '#B5351F',
    '#E89A68',
    `<path d="M8 15 L28 33 C36 30 48 30 56 33 L76 15 C78 34 73 46 68 52 C64 68 52 82 42 84 C32 82 20 68 16 52 C11 46 6 34 8 15Z" fill="${CREAM}" ${line(2.4)}/>${mirrored(`<path d="M13 25 L25 36 C21 40 18 44 17 48 C14 42 12.5 34 13 25Z" fill="#B5351F"/>${stroke([20, 52, 26, 46, 32, 50, 37, 57], [1.5, 6, 1], SUMI)}${stroke([19, 60, 25, 64, 30, 65, 35, 64], [0.8, 3, 0.8], '#B5351F')}${stroke([22, 66, 27, 70, 31, 71, 35, 70], [0.8, 2.6, 0.8], '#B5351F')}`, 42)}<path d="M42 36 C46 41 46 46 42 50 C38 46 38 41 42 36Z" fill="#B5351F"/><path d="M38 73 H46 L42 78Z" fill="${SUMI}" ${line()}/>`,
  ],
  ookami: [
    '#21406B',
    '#6F8DB5',
    `<circle cx="47" cy="40" r="33" fill="#F8EBC6"/><path d="M12 83 C8 66 14 52 22 46 C20 42 17 38 18 33 C22 36 26 38 30 38 C33 30 40 20 47 14 C51 11 55 14 53.5 18 L50 24 C56 23 58 28 54 31 L49 34 C47 40 50 46 54 50 L64 52 L58 57 L68 63 L60 66 L68 74 L60 75 L64 83Z" fill="#4B5464" ${line(2.4)}/><path d="M49 34 C47 40 50 46 54 50 L48 52 L56 60 L48 62 L56 71 L48 73 L52 83 H36 C30 66 36 48 44 35Z" fill="#AEB4BC"/>${stroke([38, 29, 41, 29, 43, 28, 45, 26], [1, 3, 1], SUMI)}<path d="M50 14.5 l4 .5 l-1 3z" fill="${SUMI}"/>${stroke([24, 56, 22, 62, 22, 68, 24, 74], [0.8, 2.6, 0.8], '#8A93A0')}${stroke([30, 50, 28, 54, 27, 58, 27, 62], [0.8, 2.4, 0.8], '#8A93A0')}`,
  ],
  tengu: [
    '#E0B550',
    '#F8ECC9',
    `<path d="M8 70 C2 52 10 30 26 26 H50 C64 30 70 52 62 72 L56 83 H16Z" fill="#F1ECE0" ${line()}/><path d="M14 54 C12 36 22 28 36 28 C50 28 60 36 58 54 C58 72 48 81 36 81 C24 81 14 72 14 54Z" fill="#C0392A" ${line(2.4)}/><path d="M26 14 L46 14 L50 29 H22Z" fill="${SUMI}" ${line()}/><path d="M30 19 h12" stroke="#E0B550" stroke-width="2"/>${stroke([33, 47, 28, 38, 20, 38, 14, 44], [3, 6.5, 1], CREAM)}${stroke([39, 47, 44, 38, 52, 38, 58, 44], [3, 6.5, 1], CREAM)}${eye(25, 51, 4.6, '#8A2317', 1)}${eye(47, 51, 4.6, '#8A2317', 1)}<path d="M34 54 C46 50 62 54 75 47 C81 46 81 55 76 57 C64 63 50 64 38 66 C32 66 31 57 34 54Z" fill="#D8523B" ${line(2.4)}/>${stroke([26, 72, 32, 67, 42, 68, 48, 74], [1.5, 4, 1], SUMI)}${stroke([30, 76, 34, 79, 40, 79, 44, 76], [1, 5, 1], CREAM)}`,
  ],
  bakeneko: [
    '#9DB894',
    '#F0F2DA',
    `<path d="M66 82 C82 74 70 60 78 48 M60 84 C72 66 60 58 66 44" fill="none" stroke="${SUMI}" stroke-width="6" stroke-linecap="round"/><path d="M78 47 C84 42 80 36 77 31 C76 37 72 40 75 46Z M66 43 C71 39 69 33 66 29 C65 34 61 37 64 42Z" fill="#F6C15A" stroke="${SUMI}" stroke-width="1.5"/><path d="M10 24 L26 37 C32 35 42 35 47 37 L63 24 C66 36 65 46 63 54 C65 70 54 83 36.5 83 C19 83 8 70 10 54 C8 46 8 36 10 24Z" fill="#34302F" ${line()}/><path d="M36.5 36 C44 36 47 36 49 37 L57 30 C62 42 62 50 58 54 C48 56 40 48 36.5 36Z" fill="#D98A3C"/><path d="M12 40 C20 24 54 24 62 40 C46 33 28 33 12 40Z" fill="${CREAM}" ${line()}/><path d="M60 38 L70 32 L70 46Z" fill="${CREAM}" ${line()}/>${[
      [24, 33.5],
      [34, 30.5],
      [44, 31],
      [53, 34],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#21406B"/>`)
      .join('')}${[
      [25, 56],
      [48, 56],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x - 8} ${y + 2} C${x - 4} ${y - 7} ${x + 4} ${y - 7} ${x + 8} ${y - 2} C${x + 4} ${y + 6} ${x - 4} ${y + 6} ${x - 8} ${y + 2}Z" fill="#F0CB74" stroke="${SUMI}" stroke-width="1.8"/><path d="M${x} ${y - 5} v9" stroke="${SUMI}" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join(
        '',
      )}<path d="M33 66 h7 l-3.5 4z" fill="#E09AA6"/><path d="M36.5 70 v2 M28 73 C31 77 36 76 36.5 72 C37 76 42 77 45 73" fill="none" stroke="#F1E7D3" stroke-width="1.8" stroke-linecap="round"/><path d="M22 68 L10 66 M22 72 L11 74 M51 68 L63 66 M51 72 L62 74" stroke="#F1E7D3" stroke-width="1.4" stroke-linecap="round"/>`,
  ],
}

const roof = (ink, width) => `<path d="M2 23 L42 4 L82 23" fill="none" ${line(width, ink)}/>`

const plaque = (name, ground, picture) =>
  symbol(
    `spirit-${name}`,
    86,
    90,
    `<path d="M44 5 L82 23 V85 H6 V23Z" fill="#8A6B36"/><path d="${PLAQUE}" fill="${ground}"/>${picture}<path d="${PLAQUE}" fill="none" stroke="${SUMI}" stroke-width="2.6" stroke-linejoin="round"/>${roof(SUMI, 6)}${roof('#A8733A', 2.6)}`,
  )

export const spirits = () =>
  Object.entries(faces).flatMap(([name, [above, below, face]]) => [
    gradient(`bam-sky-${name}`, [
      [0, above],
      [1, below],
    ]),
    plaque(name, `url(#bam-sky-${name})`, `<g clip-path="url(#bam-plaque)">${face}</g>`),
  ])

/** Every face is cut off at the edge of its plaque. */
export const plaqueClip = `<clipPath id="bam-plaque"><path d="${PLAQUE}"/></clipPath>`
