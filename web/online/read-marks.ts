/** How far somebody has read the words of each table in this browser, the newest tables last. */
const KEY = 'engawa-read'
const MOST = 100

function marks(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => Array.isArray(mark) && mark.length === 2) : []
  } catch {
    return []
  }
}

export function readUpTo(table: string): number {
  const position = marks().find(([id]) => id === table)?.[1]
  return typeof position === 'number' ? position : 0
}

export function keepRead(table: string, position: number): void {
  const others = marks().filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify([...others, [table, position]].slice(-MOST)))
}
