// The five regions and the stag, each standing at its own foot: (0, 0) is the middle of its ground line.
import { SUMI, stroke } from '../../../../web/art/source/brush.mjs'

const line = `stroke="${SUMI}" stroke-width="2" stroke-linejoin="round"`
const at = (x, y, scale) => `transform="translate(${x} ${y}) scale(${scale})"`

export const pine = (x, y, s, c = '#12233F') =>
  `<path ${at(x, y, s)} d="M0 -60 L14 -40 H8 L20 -22 H12 L26 0 H4 V8 H-4 V0 H-26 L-12 -22 H-20 L-8 -40 H-14Z" fill="${c}" ${line}/>`

const wisp = (x, y, s) =>
  `<g ${at(x, y, s)}><circle r="13" fill="#A8D2F0" opacity=".22"/><path d="M0 9 C-7 9 -9 3 -7 -2 C-5 -7 0 -8 -1 -17 C7 -12 10 -5 9 1 C8 6 5 9 0 9Z" fill="#CFE9F7" stroke="${SUMI}" stroke-width="1.6"/></g>`

const torii = (x, y, s, c = '#B5351F') =>
  `<g ${at(x, y, s)} ${line}><path d="M-34 0 L-30 -76 H-21 L-24 0Z M34 0 L30 -76 H21 L24 0Z" fill="${c}"/><path d="M-38 -54 H38 V-46 H-38Z" fill="${c}"/><path d="M-5 -54 H5 V-72 H-5Z" fill="${c}"/><path d="M-54 -88 C-28 -78 28 -78 54 -88 L50 -74 C28 -69 -28 -69 -50 -74Z" fill="#241D1B"/></g>`

const lamp = (x, y, s) =>
  `<g ${at(x, y, s)}><circle cx="0" cy="-30" r="20" fill="#F6C15A" opacity=".22"/><g ${line}><path d="M-8 0 H8 V-6 H4 V-18 H-4 V-6 H-8Z" fill="#5E6E88"/><path d="M-11 -18 H11 L8 -23 H-8Z" fill="#7485A0"/><path d="M-8 -23 H8 V-36 H-8Z" fill="#F6C15A"/><path d="M-15 -36 H15 L0 -48Z" fill="#5E6E88"/></g></g>`

export const yomi = (x, y, s = 1) =>
  `<g ${at(x, y, s)}>${torii(0, 0, 1.04, '#8C2A1F')}<path d="M-82 4 C-80 -30 -74 -52 -78 -78 M-77 -40 C-88 -50 -94 -58 -95 -70 M-76 -56 C-66 -62 -62 -70 -62 -82" fill="none" stroke="${SUMI}" stroke-width="6" stroke-linecap="round"/><path d="M60 4 V-16 Q60 -26 68 -26 Q76 -26 76 -16 V4Z M82 6 V-8 Q82 -16 88 -16 Q94 -16 94 -8 V6Z" fill="#3B5176" ${line}/>${wisp(-46, -18, 1)}${wisp(47, -44, 0.8)}${wisp(0, -20, 0.9)}</g>`

export const stairs = (x, y, s = 1) =>
  `<g ${at(x, y, s)}>${pine(-78, 4, 1)}${pine(80, 2, 0.9)}<g ${line}>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${-46 + i * 4.6} ${4 - i * 9.5} H${46 - i * 4.6} V${-5.5 - i * 9.5} H${-46 + i * 4.6}Z" fill="${i % 2 ? '#7C8FAD' : '#94A6C0'}" stroke-width="1.6"/>`).join('')}</g>${torii(0, -62, 0.42)}${lamp(-54, 4, 0.9)}${lamp(54, 4, 0.9)}</g>`

export const house = (x, y, s = 1) =>
  `<g ${at(x, y, s)} ${line}><path d="M-62 0 H62 V-40 H-62Z" fill="#E9CF9A"/><path d="M-54 -32 H-36 V-4 H-54Z M-28 -32 H-10 V-4 H-28Z M10 -32 H28 V-4 H10Z M36 -32 H54 V-4 H36Z" fill="#F6C15A" stroke-width="1.6"/><path d="M-45 -32 V-4 M-19 -32 V-4 M19 -32 V-4 M45 -32 V-4 M-54 -18 H-36 M-28 -18 H-10 M10 -18 H28 M36 -18 H54" stroke-width="1.2"/><path d="M-88 -34 C-62 -44 -48 -62 -38 -84 H38 C48 -62 62 -44 88 -34 C60 -38 -60 -38 -88 -34Z" fill="#3E6392"/><path d="M-44 -84 C-20 -92 20 -92 44 -84 L40 -76 H-40Z" fill="#1E3557"/><path d="M-30 -76 L-44 -44 M-10 -78 L-14 -42 M10 -78 L14 -42 M30 -76 L44 -44" stroke="#9DB8D8" stroke-width="1.6"/><path d="M-74 0 H74 V8 H-74Z" fill="#8A6336"/></g>`

export const jade = (x, y, s = 1) => {
  const bam = (bx, h, w = 7) => {
    let o = ''
    for (let k = 0; k < h; k++)
      o += `<path d="M${bx - w / 2} ${4 - k * 24} V${-18 - k * 24} Q${bx} ${-21 - k * 24} ${bx + w / 2} ${-18 - k * 24} V${4 - k * 24}Z" fill="#2F6B52" stroke="${SUMI}" stroke-width="1.6"/>`
    return o
  }
  return `<g ${at(x, y, s)}>${bam(-84, 4)}${bam(-70, 3, 6)}${bam(86, 4)}${bam(72, 3, 6)}${[
    [-84, -78, -1],
    [-70, -54, 1],
    [86, -80, 1],
    [72, -50, -1],
  ]
    .map(([u, v, d]) =>
      [20, 50, -15]
        .map(
          (g) =>
            `<g transform="translate(${u} ${v}) scale(${d} 1) rotate(${g})">${stroke([0, 0, 9, -3, 18, -3, 26, 3], [1, 7, 0.6], '#5FA07E')}</g>`,
        )
        .join(''),
    )
    .join('')}
 <ellipse cx="0" cy="-2" rx="62" ry="13" fill="#8EC9AE" ${line}/><path d="M-30 -2 H10 M-6 4 H34" stroke="#E4F3EA" stroke-width="2" stroke-linecap="round"/><g ${line}><path d="M-46 -4 C-50 -30 -38 -48 -24 -48 C-10 -48 0 -28 -4 -4Z" fill="#4C9A74"/><path d="M-2 -6 C-6 -46 8 -74 22 -72 C38 -70 46 -34 42 -6Z" fill="#5FB188"/><path d="M34 -4 C32 -20 40 -32 50 -30 C60 -28 64 -14 62 -4Z" fill="#4C9A74"/></g>${stroke([12, -56, 8, -40, 8, -26, 12, -14], [0.6, 4, 0.6], '#BFE6D1')}${stroke([-36, -36, -40, -26, -40, -18, -37, -10], [0.6, 3, 0.6], '#A9DCC2')}</g>`
}

export const forges = (x, y, s = 1) =>
  `<g ${at(x, y, s)}>${stroke([53, -94, 38, -106, 70, -116, 54, -130, 44, -138, 52, -148, 64, -146], [9, 8, 6, 1], '#9DB2CC', 9)}${stroke([58, -98, 66, -104, 74, -108, 72, -116], [1, 5, 1], '#C6D5E4')}<g ${line}><path d="M42 -92 H64 L68 0 H38Z" fill="#3B4E6E"/><path d="M40 -96 H66 V-86 H40Z" fill="#22314C"/><path d="M-84 4 C-84 -42 -56 -66 -20 -66 C16 -66 46 -42 46 4Z" fill="#7A4A34"/><path d="M-84 -6 C-60 -12 20 -12 46 -6 M-76 -30 C-54 -38 14 -38 38 -30 M-58 -50 C-44 -54 0 -54 18 -50" fill="none" stroke-width="1.4"/></g><circle cx="-20" cy="-10" r="46" fill="#F6A23A" opacity=".28"/><path d="M-46 4 V-14 C-46 -34 -34 -42 -20 -42 C-6 -42 6 -34 6 -14 V4Z" fill="#F3A23B" ${line}/><path d="M-36 4 C-40 -12 -26 -16 -28 -32 C-16 -24 -20 -16 -14 -14 C-10 -18 -12 -22 -10 -26 C0 -16 0 -6 -2 4Z" fill="#FBE3A0"/><path d="M66 4 V-4 H72 V-12 H60 C54 -14 52 -20 50 -22 H98 V-14 H88 V-4 H94 V4Z" fill="#2B3346" ${line}/></g>`

export const stag = (x, y, s) => {
  const ant =
    'M-9 -66 C-24 -84 -50 -92 -56 -130 M-32 -90 C-28 -106 -30 -118 -24 -132 M-46 -104 C-58 -106 -70 -110 -78 -122 M9 -66 C24 -84 50 -92 56 -130 M32 -90 C28 -106 30 -118 24 -132 M46 -104 C58 -106 70 -110 78 -122'
  const lf = (u, v, g) =>
    `<g transform="translate(${u} ${v}) rotate(${g})"><path d="M0 0 C-7 -5 -7 -14 0 -21 C7 -14 7 -5 0 0Z" fill="#E0B45C" stroke="${SUMI}" stroke-width="1.8"/></g>`
  return `<g ${at(x, y, s)} stroke-linejoin="round"><path d="${ant}" fill="none" stroke="${SUMI}" stroke-width="10" stroke-linecap="round"/><path d="${ant}" fill="none" stroke="#C99A4A" stroke-width="5.5" stroke-linecap="round"/>${[
    [-56, -130, -8],
    [-24, -132, 14],
    [-78, -122, -50],
    [56, -130, 8],
    [24, -132, -14],
    [78, -122, 50],
  ]
    .map((q) => lf(...q))
    .join(
      '',
    )}<path d="M-17 -38 C-28 -18 -46 0 -56 30 H56 C46 0 28 -18 17 -38Z" fill="url(#bit-stag-fade)"/><path d="M-17 -38 C-28 -18 -46 0 -56 30 M17 -38 C28 -18 46 0 56 30" fill="none" stroke="${SUMI}" stroke-width="2.6"/><path d="M-15 -58 C-32 -74 -50 -72 -58 -62 C-48 -48 -30 -44 -17 -48Z M15 -58 C32 -74 50 -72 58 -62 C48 -48 30 -44 17 -48Z" fill="#EFE4CB" stroke="${SUMI}" stroke-width="2.6"/><path d="M0 -76 C15 -76 22 -64 19 -48 C17 -34 12 -26 10.5 -16 C9 -4 -9 -4 -10.5 -16 C-12 -26 -17 -34 -19 -48 C-22 -64 -15 -76 0 -76Z" fill="#FDF7E8" stroke="${SUMI}" stroke-width="2.8"/><path d="M-5 -16 Q0 -20 5 -16 Q3 -10.5 0 -10.5 Q-3 -10.5 -5 -16Z" fill="${SUMI}"/><path d="M-15 -46 q4.5 5 9 1 M15 -46 q-4.5 5 -9 1" stroke="${SUMI}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M0 -70 C5 -64 5 -56 0 -48 C-5 -56 -5 -64 0 -70Z" fill="#C0392A"/></g>`
}
