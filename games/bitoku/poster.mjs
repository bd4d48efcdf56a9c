/** Night: the forest's stag before the moon, a gate in the river. */
import { gradient, mirrored, SUMI, stroke } from '../../web/art/source/brush.mjs'
import { cartouche, fireflies, mist, print, ridge, sky, smallSeal } from '../../web/art/source/landscape.mjs'

const antlers =
  'M-11 -132C-26 -150 -52 -158 -58 -196M-34 -156C-30 -172 -32 -184 -26 -198M-48 -170C-60 -172 -72 -176 -80 -188M11 -132C26 -150 52 -158 58 -196M34 -156C30 -172 32 -184 26 -198M48 -170C60 -172 72 -176 80 -188'

const leaf = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C-8 -6 -8 -16 0 -24C8 -16 8 -6 0 0Z" fill="#E0B45C" stroke="${SUMI}" stroke-width="1.800"/><path d="M0 -1V-16" stroke="#7E5610" stroke-width="1.400"/></g>`
const crown = [
  [-58, -196, -8],
  [-26, -198, 14],
  [-80, -188, -50],
  [58, -196, 8],
  [26, -198, -14],
  [80, -188, 50],
  [-50, -174, 20],
  [50, -174, -20],
]
  .map(([x, y, turn]) => leaf(x, y, turn))
  .join('')

const mane = mirrored(
  [
    [[-24, -76, -32, -56, -32, -36, -24, -20], 4],
    [[-44, -44, -50, -20, -48, 4, -38, 22], 4],
    [[-12, -62, -14, -46, -12, -34, -6, -24], 3.6],
  ]
    .map(([points, width]) => stroke(points, [0.6, width, 0.6], '#5E7FA8'))
    .join(''),
  0,
)

const stag = `<g transform="translate(1100 274) scale(.950)" stroke-linejoin="round"><path d="${antlers}" fill="none" stroke="${SUMI}" stroke-width="10" stroke-linecap="round"/><path d="${antlers}" fill="none" stroke="#C99A4A" stroke-width="5.500" stroke-linecap="round"/>${crown}
<path d="M-17 -104C-30 -78 -50 -60 -62 -28C-68 -12 -70 0 -70 12H70C70 0 68 -12 62 -28C50 -60 30 -78 17 -104Z" fill="url(#coat)"/><path d="M-17 -104C-30 -78 -50 -60 -62 -28M17 -104C30 -78 50 -60 62 -28" fill="none" stroke="${SUMI}" stroke-width="2.600"/>
<path d="M-15 -124C-32 -140 -50 -138 -58 -128C-48 -114 -30 -110 -17 -114ZM15 -124C32 -140 50 -138 58 -128C48 -114 30 -110 17 -114Z" fill="#EFE4CB" stroke="${SUMI}" stroke-width="2.600"/><path d="M-22 -120C-32 -128 -42 -129 -48 -126M22 -120C32 -128 42 -129 48 -126" stroke="#C28B7A" stroke-width="3.400" fill="none" stroke-linecap="round"/>
<path d="M0 -142C15 -142 22 -130 19 -114C17 -100 12 -92 10.500 -82C9 -70 -9 -70 -10.500 -82C-12 -92 -17 -100 -19 -114C-22 -130 -15 -142 0 -142Z" fill="#FDF7E8" stroke="${SUMI}" stroke-width="2.800"/>
<path d="M-5 -82Q0 -86 5 -82Q3 -76.500 0 -76.500Q-3 -76.500 -5 -82Z" fill="${SUMI}"/><path d="M-15 -112q4.500 5 9 1M15 -112q-4.500 5 -9 1" stroke="${SUMI}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M0 -136C5 -130 5 -122 0 -114C-5 -122 -5 -130 0 -136Z" fill="#C0392A"/>${mane}</g>`

const gate = `<g transform="translate(1100 404) scale(.860)" stroke="${SUMI}" stroke-width="3" stroke-linejoin="round"><path d="M-50 0L-44 -118H-30L-33 0ZM50 0L44 -118H30L33 0Z" fill="url(#lacquer)"/><path d="M-52 -84H52V-72H-52Z" fill="#B5351F"/><path d="M-7 -84H7V-106H-7Z" fill="#B5351F"/><path d="M-72 -122C-40 -112 40 -112 72 -122L69 -106C40 -101 -40 -101 -69 -106Z" fill="#C9472F"/><path d="M-78 -134C-40 -122 40 -122 78 -134L74 -120C40 -111 -40 -111 -74 -120Z" fill="#241D1B"/><path d="M-56 -10H-28V0H-56ZM28 -10H56V0H28Z" fill="#241D1B"/></g>`

const cedar = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -110L14 -74H8L22 -42H12L30 -4H-30L-12 -42H-22L-8 -74H-14Z" fill="#10223F" stroke="#0A1426" stroke-width="2"/><rect x="-4" y="-4" width="8" height="16" fill="#0A1426"/></g>`

const dragonfly = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="-9" cy="-3" rx="10" ry="3.200" fill="#DCE8F2" opacity=".85" transform="rotate(18 -9 -3)"/><ellipse cx="9" cy="-3" rx="10" ry="3.200" fill="#DCE8F2" opacity=".85" transform="rotate(-18 9 -3)"/><path d="M0 -8V16" stroke="#F0795D" stroke-width="3" stroke-linecap="round"/><circle cy="-9" r="3" fill="#F0CB74"/></g>`

const ripples = (x, y) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (step) =>
        `<path d="M${x + step * 46 - 20} ${y}q11 -7 22 0q11 7 22 0" fill="none" stroke="#BFD2E6" stroke-width="2" opacity=".6" stroke-linecap="round"/>`,
    )
    .join('')

const inks = [
  gradient('moon', [
    [0, '#F8EDCB'],
    [0.55, '#E9D9B0'],
    [1, '#9DB1C6', 0.2],
  ]),
  gradient('lacquer', [
    [0, '#C9472F'],
    [1, '#8E2418'],
  ]),
  gradient('river', [
    [0, '#5F86B0'],
    [0.4, '#2C5384'],
    [1, '#14284A'],
  ]),
  gradient('coat', [
    [0, '#FBF3DF'],
    [0.6, '#D3DCE4'],
    [1, '#8FAAC8', 0],
  ]),
].join('')

export const poster = print(
  3,
  `<defs>${inks}</defs>${sky(3)}<circle cx="1100" cy="152" r="108" fill="#F6E9C4" opacity=".1"/><circle cx="1100" cy="152" r="88" fill="url(#moon)"/>${ridge(3, 0)}<g fill="#A9BFD4" opacity=".5">${mist(966, 196, 140)}</g>${stag}${ridge(3, 1)}
${cedar(972, 300, 1)}${cedar(1000, 290, 0.8)}${cedar(1238, 296, 1)}${cedar(1212, 288, 0.76)}
<path d="M960 322C1040 310 1180 312 1260 320V430H960Z" fill="url(#river)"/>${ripples(970, 346)}${ripples(990, 372)}${ripples(962, 402)}
<g opacity=".4"><path d="M1057 404L1060 430H1072L1071 404ZM1143 404L1140 430H1128L1129 404Z" fill="#C9472F"/></g>${gate}
${dragonfly(1004, 226, -20)}${dragonfly(1216, 212, 24)}${dragonfly(1030, 262, 12)}${fireflies([
  [990, 270, 2.2],
  [1070, 250, 1.8],
  [1190, 256, 2.2],
  [1230, 330, 1.8],
  [1000, 330, 2],
])}
<path d="M960 424C990 404 1010 412 1030 430ZM1200 430C1220 408 1244 410 1260 420V430Z" fill="#0E1C34"/>${cartouche(1206, 16, '美徳')}${smallSeal(976, 16)}`,
)
