const DAY_TABLE = /^day-(\d{4}-\d{2}-\d{2})-([a-z0-9-]+)$/

/** The table of a day has one name, so that there is one of it in a browser. */
export const dayTableId = (day: string, game: string): string => `day-${day}-${game}`

/** Of which day and game a table is; nothing where it is any other. */
export function dayOfTable(id: string): { readonly day: string; readonly game: string } | undefined {
  const [, day, game] = DAY_TABLE.exec(id) ?? []
  return day === undefined || game === undefined ? undefined : { day, game }
}
