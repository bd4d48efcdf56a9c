/** Values that are no move at all, whatever the game. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'roll',
  [],
  {},
  { kind: '' },
  { kind: 'no such move' },
  { kind: 7 },
]

/** What no field of a move ever holds. */
const badValues: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  0.5,
  -99,
  1e9,
  'no such thing',
  {},
  [[]],
  true,
]

/** Broken versions of a move: every one of them must be refused. */
export function mutants(move: unknown): unknown[] {
  const fields = Object.entries(move as object)
  const broken = [...nonsense, { ...(move as object), surplus: 1 }, [move]]
  for (const [name, value] of fields) {
    if (name === 'kind') continue
    broken.push(Object.fromEntries(fields.filter(([other]) => other !== name)))
    for (const bad of badValues)
      if (!(typeof value === 'boolean' && bad === true)) broken.push({ ...(move as object), [name]: bad })
  }
  return broken
}
