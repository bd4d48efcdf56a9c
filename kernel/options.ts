/** One thing a table can decide before the start. `seats` limits it to some numbers of people. */
export type OptionSpec<Value> = [Value] extends [boolean]
  ? { readonly kind: 'flag'; readonly default: boolean; readonly seats?: readonly number[] }
  : [Value] extends [string]
    ? {
        readonly kind: 'choice'
        readonly values: readonly Value[]
        readonly default: Value
        readonly seats?: readonly number[]
      }
    : never

export type OptionsSchema<Options> = {
  readonly [Name in keyof Options]: OptionSpec<Options[Name]>
}

/** The specs of a schema whose game is not known by type. */
export type AnyOption =
  | { readonly kind: 'flag'; readonly default: boolean; readonly seats?: readonly number[] }
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      readonly seats?: readonly number[]
    }

export class OptionsError extends Error {}

function entries(schema: object): [string, AnyOption][] {
  return Object.entries(schema) as [string, AnyOption][]
}

/** The options that exist with this number of people. */
export function optionsFor(schema: object, seats: number): [string, AnyOption][] {
  return entries(schema).filter(([, spec]) => spec.seats === undefined || spec.seats.includes(seats))
}

/** Fills in defaults and refuses what the schema does not know. */
export function parseOptions<Options>(
  schema: OptionsSchema<Options>,
  seats: number,
  given: unknown,
): Options {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new OptionsError('options must be an object of names and values')
  const wanted = new Map(Object.entries(given ?? {}))
  const options: Record<string, boolean | string> = {}
  for (const [name, spec] of entries(schema)) {
    const value = wanted.get(name) ?? spec.default
    wanted.delete(name)
    if (spec.kind === 'flag' && typeof value !== 'boolean')
      throw new OptionsError(`option ${name} is true or false, not ${JSON.stringify(value)}`)
    if (spec.kind === 'choice' && !spec.values.includes(String(value)))
      throw new OptionsError(
        `option ${name} is one of ${spec.values.join(', ')}, not ${JSON.stringify(value)}`,
      )
    if (value !== spec.default && spec.seats !== undefined && !spec.seats.includes(seats))
      throw new OptionsError(`option ${name} does not exist with ${seats} seats`)
    options[name] = value as boolean | string
  }
  const [unknown] = wanted.keys()
  if (unknown !== undefined) {
    const known = entries(schema).map(([name]) => name)
    throw new OptionsError(
      `unknown option ${unknown}; ${known.length > 0 ? `this game has ${known.join(', ')}` : 'this game has none'}`,
    )
  }
  return options as Options
}

/** The default options, then every option turned to each of its other values, one at a time. */
export function optionSets<Options>(schema: OptionsSchema<Options>, seats: number): Options[] {
  const sets = [parseOptions(schema, seats, {})]
  for (const [name, spec] of optionsFor(schema, seats)) {
    const values = spec.kind === 'flag' ? [true, false] : spec.values
    for (const value of values)
      if (value !== spec.default) sets.push(parseOptions(schema, seats, { [name]: value }))
  }
  return sets
}
