import { round } from '../../../../web/art/source/brush.mjs'
import { line, symbol, templeInks } from './inks.mjs'

// The four temples, told apart by their roofs alone.

const roof = (x, y, w, h, c, d) =>
  `<path d="M${x - w - 4} ${y - 7} C${x - w * 0.72} ${y} ${x - w * 0.42} ${y - h * 0.5} ${x - w * 0.2} ${y - h} H${x + w * 0.2} C${x + w * 0.42} ${y - h * 0.5} ${x + w * 0.72} ${y} ${x + w + 4} ${y - 7} C${x + w} ${y + 2} ${x + w * 0.9} ${y + 5} ${x + w * 0.84} ${y + 6} C${x + w * 0.4} ${y + 2} ${x - w * 0.4} ${y + 2} ${x - w * 0.84} ${y + 6} C${x - w * 0.9} ${y + 5} ${x - w} ${y + 2} ${x - w - 4} ${y - 7}Z" fill="${c}" ${line(2.2)}/><path d="M${x - w * 0.5} ${y - 2} L${x - w * 0.16} ${y - h + 3} M${x} ${y - 2} V${y - h + 3} M${x + w * 0.5} ${y - 2} L${x + w * 0.16} ${y - h + 3}" stroke="${d}" stroke-width="1.8" fill="none"/>`
const wall = (x, y, w, h, p) =>
  `<path d="M${x - w} ${y} H${x + w} V${y + h} H${x - w}Z" fill="#F7EBD2" ${line()}/>${[-1, -0.36, 0.36, 1].map((k) => `<path d="M${round(x + k * (w - 2))} ${y} V${y + h}" stroke="${p}" stroke-width="3"/>`).join('')}<path d="M${round(x - w * 0.3)} ${y + 3} H${round(x + w * 0.3)} V${y + h} H${round(x - w * 0.3)}Z" fill="#3A2A1C"/>`
const base = (w) => `<path d="M${60 - w} 93 H${60 + w} V100 H${60 - w}Z" fill="#A98B55" ${line()}/>`
const spire = (x, y) =>
  `<path d="M${x} ${y} V${y - 18}" ${line(2.6)}/><path d="M${x - 4} ${y - 6} h8 M${x - 4} ${y - 10} h8 M${x - 3} ${y - 14} h6" ${line(2, '#9A6F1C')}/>`
const drawings = {
  red:
    spire(60, 22) +
    wall(60, 40, 15, 14, '#8A2317') +
    roof(60, 38, 30, 18, templeInks.red.body, '#E58A70') +
    wall(60, 66, 24, 28, '#8A2317') +
    roof(60, 62, 44, 18, templeInks.red.body, '#E58A70') +
    base(46),
  green:
    wall(60, 60, 40, 34, '#2A5039') +
    `<path d="M2 54 C20 58 24 40 34 26 H86 C96 40 100 58 118 54 C116 64 110 66 106 66 C80 60 40 60 14 66 C10 66 4 64 2 54Z" fill="${templeInks.green.body}" ${line(2.2)}/><path d="M42 44 L60 27 L78 44 C70 42 50 42 42 44Z" fill="#F7EBD2" ${line()}/><path d="M30 26 H90 M34 20 V28 M86 20 V28" ${line(4.5)}/><path d="M26 54 L34 38 M38 54 L42 47 M94 54 L86 38 M82 54 L78 47" stroke="#A9C9A4" stroke-width="1.8"/>` +
    base(54),
  blue:
    spire(60, 20) +
    `<path d="M44 38 H76 V46 H44Z" fill="#F7EBD2" ${line()}/>` +
    roof(60, 36, 34, 18, templeInks.blue.body, '#86AAD0') +
    `<path d="M38 62 C38 46 48 43 60 43 C72 43 82 46 82 62Z" fill="#F7EBD2" ${line()}/>` +
    wall(60, 72, 28, 22, '#1B3B5E') +
    roof(60, 68, 42, 13, templeInks.blue.body, '#86AAD0') +
    base(44),
  yellow:
    wall(60, 64, 34, 30, '#8A6420') +
    `<path d="M60 8 C64 8 66 10 68 14 L108 68 C104 72 98 72 94 68 L88 66 H32 L26 68 C22 72 16 72 12 68 L52 14 C54 10 56 8 60 8Z" fill="${templeInks.yellow.body}" ${line(2.2)}/><path d="M60 30 L78 62 H42Z" fill="#F7EBD2" ${line()}/><path d="M22 66 L56 18 M98 66 L64 18" stroke="#8A6420" stroke-width="1.8"/><path d="M50 6 L64 20 M70 6 L56 20" ${line(4)}/>` +
    base(46),
}

export const temples = () =>
  Object.entries(drawings).map(([name, drawing]) => symbol(`temple-${name}`, 120, 104, drawing))
