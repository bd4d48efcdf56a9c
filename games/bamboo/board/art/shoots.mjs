import { SUMI } from '../../../../web/art/source/brush.mjs'
import { CREAM, symbol, templeInks } from './inks.mjs'
import { actionSign, templeSign } from './signs.mjs'

const actions = ['balance', 'improve', 'cook', 'fund', 'wildcard']

const node = (x, y, width, height, deep) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${deep}" stroke="${SUMI}" stroke-width="1.8"/>`

/** One section of bamboo with its action; stacked, the nodes merge into one stalk. Its letter is text. */
function section(name, { body, deep, on }, action) {
  return symbol(
    `shoot-${name}-${action}`,
    72,
    64,
    `<path d="M4.5 6C7.5 11 8 18 8 32C8 46 7.5 53 4.5 58H67.5C64.5 53 64 46 64 32C64 18 64.5 11 67.5 6Z" fill="${body}" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><path d="M10.5 11C12 18 12 46 10.5 53H14V11Z" fill="#fff" opacity=".3"/><path d="M57 10H61.5C60.5 18 60.5 46 61.5 54H57Z" fill="${deep}" opacity=".6"/><path d="M8 12.5H64" stroke="${deep}" stroke-width="1.6" opacity=".8"/>${node(2.5, 2, 67, 5.6, deep)}${node(2.5, 56.4, 67, 5.6, deep)}<circle cx="36" cy="36" r="16.5" fill="${CREAM}" stroke="${SUMI}" stroke-width="2"/>${actionSign(action, 23.5, 23.5, 25, 1.9)}${templeSign(name, 10.5, 13.5, 12, on, body)}`,
  )
}

/** The small form, where a heading already says the colour. */
function small(name, { body, deep }, action) {
  return symbol(
    `small-${name}-${action}`,
    44,
    46,
    `<path d="M4 5C6 9 6 37 4 41H40C38 37 38 9 40 5Z" fill="${body}" stroke="${SUMI}" stroke-width="2"/>${node(2, 1.5, 40, 5, deep)}${node(2, 39.5, 40, 5, deep)}<circle cx="22" cy="23" r="14.5" fill="${CREAM}" stroke="${SUMI}" stroke-width="1.8"/>${actionSign(action, 11, 12, 22, 2)}`,
  )
}

export const shoots = () =>
  Object.entries(templeInks).flatMap(([name, inks]) =>
    actions.flatMap((action) => [section(name, inks, action), small(name, inks, action)]),
  )
