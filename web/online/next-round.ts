import { isHouseTable } from '../app/house.ts'
import { href } from '../app/router.ts'

/** What somebody says who lays the same table anew: the link to it, and nothing else. */
export function roundLink(table: string): string {
  return new URL(href({ at: 'join', id: table }), location.href).href
}

/** The table that such words lead to; other words, and other houses, lead nowhere. */
export function roundIn(text: string): string | undefined {
  const id = text.slice(-22)
  return isHouseTable(id) && text === roundLink(id) ? id : undefined
}
