// The tanuki with its straw hat, its sake bottle and the ledger (whose fours the board marks itself).
import { mirrored, SUMI } from '../../../../web/art/source/brush.mjs'
import { paint, stroke, symbol } from './brush.mjs'

const FUR = '#8B6844'
const DARK = '#332820'
const CREAM = '#F1E0BC'
const HAIR = '#4E3824'
const STRAW = '#9A6F22'
const WHITE = '#FFFAEA'

const path = (d, fill, width) =>
  `<path d="${d}" fill="${fill}"${width === undefined ? '' : ` stroke="${SUMI}" stroke-width="${width}"`}/>`
const line = (d, width, colour = SUMI) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
const dot = (x, y, radius, fill, width) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${width === undefined ? '' : ` stroke="${SUMI}" stroke-width="${width}"`}/>`

function hat() {
  const ring = (radius, width) =>
    `<circle cx="180" cy="84" r="${radius}" fill="none" stroke="${STRAW}" stroke-width="${width}"/>`
  let rays = ''
  for (let i = 0; i < 20; i++) {
    const angle = (i * Math.PI) / 10
    const at = (radius) =>
      `${Math.round(180 + Math.cos(angle) * radius)} ${Math.round(84 + Math.sin(angle) * radius)}`
    rays += `M${at(22)}L${at(96)}`
  }
  return [
    dot(180, 84, 100, 'url(#daruma-bokashi-straw)', 4),
    `<path d="${rays}" stroke="${STRAW}" stroke-width="1.8"/>`,
    ring(92, 2),
    ring(70, 1.4),
    ring(46, 1.4),
  ].join('')
}

const tail = [
  path(
    'M252 300C312 306 352 272 344 222C338 196 310 192 300 210C312 222 306 248 284 256C272 260 258 258 250 254Z',
    'url(#daruma-bokashi-fur)',
    4,
  ),
  path(
    'M332 203C336 212 326 224 309 224C309 214 304 210 300 210C308 196 322 194 332 203ZM344 240C336 244 322 244 309 238C307 243 304 247 300 250C312 258 330 262 340 258Q344 250 344 240ZM320 287C308 282 296 270 292 254Q282 258 272 258C274 276 284 292 298 298Q310 294 320 287Z',
    DARK,
  ),
].join('')

const belly = [
  path(
    'M180 142C242 142 280 196 282 250C283 300 240 322 180 322C120 322 77 300 78 250C80 196 118 142 180 142Z',
    'url(#daruma-bokashi-fur)',
    4,
  ),
  path(
    'M180 184C226 184 252 216 252 252C252 294 222 312 180 312C138 312 108 294 108 252C108 216 134 184 180 184Z',
    'url(#daruma-bokashi-belly)',
    3,
  ),
  mirrored(
    paint(
      '#B99662',
      stroke([118, 226, 124, 228, 128, 232, 132, 238], [0.6, 3, 0.6], 4),
      stroke([112, 244, 119, 246, 124, 250, 128, 256], [0.6, 3, 0.6], 4),
      stroke([114, 264, 121, 265, 126, 268, 131, 273], [0.6, 3, 0.6], 4),
    ) +
      paint(
        HAIR,
        stroke([96, 232, 92, 240, 90, 248, 91, 258], [0.6, 3, 0.6], 4),
        stroke([100, 262, 98, 270, 99, 278, 103, 286], [0.6, 3, 0.6], 4),
        stroke([92, 216, 90, 222, 88, 226, 87, 232], [0.6, 2.4, 0.6], 4),
      ),
    180,
  ),
  paint(
    DARK,
    stroke([172, 266, 176, 261, 184, 261, 188, 266], [1, 3.4, 1], 5),
    stroke([180, 268, 180, 271, 180, 273, 180, 276], [2.6, 2, 1], 3),
  ),
].join('')

const feet = [
  mirrored(
    path('M104 306C110 292 148 290 160 306C164 318 156 326 132 326C108 326 100 318 104 306Z', DARK, 3.4),
    180,
  ),
  `<g opacity=".65">${line([120, 132, 144, 216, 228, 240].map((x) => `M${x} 312v8`).join(''), 2.4, CREAM)}</g>`,
].join('')

const ear =
  path('M112 84C96 66 92 40 106 28C124 30 144 46 152 62Z', FUR, 4) +
  path('M116 72C108 60 106 48 111 42C121 45 131 54 136 62Z', DARK)

const eye = (x, lid) =>
  dot(x, 115, 12, WHITE, 2) +
  dot(x + 4.5, 117, 6.4, SUMI) +
  dot(x + 2.5, 114.5, 1.9, WHITE) +
  path(lid, DARK, 2)

const head = [
  mirrored(ear, 180),
  path(
    'M180 46C224 44 254 70 260 100C270 108 282 120 288 136C276 136 272 139 268 145C274 149 274 156 266 161C244 174 212 182 180 182C148 182 116 174 94 161C86 156 86 149 92 145C88 139 84 136 72 136C78 120 90 108 100 100C106 70 136 44 180 46Z',
    'url(#daruma-bokashi-fur)',
    4,
  ),
  path(
    'M180 54C192 66 196 88 192 108C214 112 232 128 228 150C220 170 200 176 180 176C160 176 140 170 132 150C128 128 146 112 168 108C164 88 168 66 180 54Z',
    CREAM,
  ),
  mirrored(
    path('M172 106C160 90 136 86 118 102C104 116 102 134 114 140C132 148 158 134 170 120Z', DARK) +
      paint(CREAM, stroke([164, 94, 152, 82, 132, 82, 120, 92], [2, 7, 1])),
    180,
  ),
  eye(145, 'M131 113C136 100 154 99 160 112Q146 105 131 113Z'),
  eye(215, 'M200 112C206 99 224 100 229 113Q214 105 200 112Z'),
  path('M163 128C170 120 190 120 197 128C198 138 187 145 180 145C173 145 162 138 163 128Z', SUMI),
  line('M172 127Q177 123.5 183 125.5', 2.4, '#EADBC0'),
  line('M180 145V153M152 149C158 166 175 166 180 153C185 166 204 166 210 147', 3.2),
  path('M190 160l3 8l5 -7z', WHITE, 1.8),
  mirrored(
    paint(
      HAIR,
      stroke([132, 62, 138, 57, 144, 54, 152, 52], [0.6, 3, 0.6], 4),
      stroke([122, 76, 128, 70, 134, 67, 140, 65], [0.6, 2.6, 0.6], 4),
      stroke([98, 122, 92, 126, 88, 129, 84, 132], [0.6, 2.6, 0.6], 4),
      stroke([112, 158, 122, 164, 132, 167, 142, 170], [0.6, 2.6, 0.6], 4),
    ) +
      paint(
        SUMI,
        stroke([128, 150, 116, 150, 108, 153, 100, 158], [2, 1.8, 0.5], 5),
        stroke([130, 157, 120, 160, 114, 164, 110, 169], [2, 1.8, 0.5], 5),
      ),
    180,
  ),
].join('')

const neckcloth = [
  path(
    'M108 166C140 188 220 188 252 166C262 174 264 182 260 190C222 210 138 210 100 190C96 182 98 174 108 166Z',
    '#21406B',
    3.4,
  ),
  ...[
    [118, 182],
    [138, 190],
    [160, 194.5],
    [200, 194.5],
    [222, 190],
    [242, 182],
  ].map(([x, y]) => dot(x, y, 3.2, '#F1E7D3')),
  path(
    'M180 182C194 178 200 190 192 200L206 222L186 216L172 226L172 200C162 194 168 182 180 182Z',
    '#21406B',
    3.2,
  ),
  dot(181, 193, 3, '#F1E7D3'),
].join('')

const arms = [
  path(
    'M114 202C90 206 64 218 52 236C46 252 58 264 74 258C86 252 98 246 108 238C105 226 108 212 114 202Z',
    '#8A6742',
  ),
  line('M112 203C90 207 64 218 52 236C46 252 58 264 74 258C86 252 97 247 107 239', 4),
  path('M66 226C54 232 46 244 52 254C60 264 76 258 82 250C76 244 70 236 66 226Z', DARK),
  path(
    'M246 202C268 197 292 190 306 174C318 164 332 174 328 190C320 212 290 230 254 238C256 226 252 212 246 202Z',
    '#8A6742',
  ),
  line('M249 201C268 197 292 190 306 174C318 164 332 174 328 190C320 212 290 230 256 237', 4),
  path('M298 182C306 168 324 164 329 180C330 194 320 204 308 208C310 198 306 188 298 182Z', DARK),
].join('')

const BOTTLE =
  'M34 8Q48 2 62 8L60 18C60 34 58 44 64 52C86 62 98 84 96 108C94 136 78 148 48 148C18 148 2 136 0 108C-2 84 10 62 32 52C38 44 36 34 36 18Z'

const bottle = [
  `<ellipse cx="48" cy="148" rx="46" ry="6" fill="${SUMI}" opacity=".16"/>`,
  path(BOTTLE, 'url(#daruma-bokashi-blue)', 4),
  path(
    'M36 18C36 34 38 44 32 52C22 57 14 64 9 73C18 70 22 80 30 78C38 76 40 66 48 68C58 70 58 82 67 80C74 78 76 68 87 73C82 64 74 57 64 52C58 44 60 34 60 18Z',
    '#F4E7CB',
    2.6,
  ),
  `<ellipse cx="48" cy="9" rx="14" ry="4.5" fill="${DARK}" stroke="${SUMI}" stroke-width="3"/>`,
  line('M31 51Q48 60 65 51M33 46Q48 54 63 46', 4.5, '#B5351F'),
  line('M60 53C70 60 68 70 74 76M60 53C66 64 60 72 62 82', 3, '#B5351F'),
  dot(48, 110, 25, '#F7EBD2', 2.4),
  paint(
    SUMI,
    stroke([32, 118, 38, 104, 50, 98, 58, 104, 62, 108, 60, 114, 54, 113], [2, 5, 4, 1.5]),
    stroke([36, 124, 44, 120, 54, 121, 62, 119], [1, 3.6, 1]),
    stroke([46, 92, 48, 94, 49, 96, 48, 99], [2, 4, 1.5], 4),
  ),
].join('')

const ledger = [
  path('M6 4H66V122H6Z', '#C7AE7B', 3.6),
  path('M0 0H60V118H0Z', '#F8EDD6', 3.6),
  path('M0 0H60V14H0Z', '#B5351F', 3),
  line('M12 7q4 -16 18 -14q14 -2 18 14', 2.6),
  paint(
    SUMI,
    stroke([12, 80, 24, 77, 38, 78, 50, 80], [1, 4, 1.5]),
    stroke([12, 90, 20, 88, 28, 88, 38, 90], [1, 3.4, 1], 5),
    stroke([12, 100, 24, 98, 34, 98, 46, 100], [1, 3.4, 1], 5),
    stroke([12, 109, 18, 108, 24, 108, 30, 109], [1, 2.8, 1], 5),
  ),
].join('')

const shadow = `<ellipse cx="180" cy="322" rx="150" ry="10" fill="${SUMI}" opacity=".16"/>`

export function tanuki() {
  const joined = (drawing) => `<g stroke-linejoin="round">${drawing}</g>`
  return [
    symbol(
      'tanuki',
      '-66 -24 474 356',
      joined(shadow + hat() + tail + belly + feet + head + neckcloth + arms),
    ),
    symbol('bottle', '-4 0 104 156', joined(bottle)),
    symbol('ledger', '-4 -14 74 140', joined(ledger)),
  ]
}
