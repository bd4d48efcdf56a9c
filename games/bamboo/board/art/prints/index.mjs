import { symbol } from '../inks.mjs'
import { decoration } from './decoration.mjs'
import { faith } from './faith.mjs'
import { garden } from './garden.mjs'
import { tools } from './tools.mjs'

const sheets = { decoration, faith, garden, tools }

/** One print for each home tile, under the sky of its kind. */
export const prints = () =>
  Object.entries(sheets).flatMap(([kind, drawings]) =>
    Object.entries(drawings).map(([name, drawing]) =>
      symbol(
        `print-${name}`,
        80,
        58,
        `<rect width="80" height="58" fill="url(#bam-sky-${kind})"/>${drawing}`,
        'preserveAspectRatio="xMidYMin slice"',
      ),
    ),
  )
