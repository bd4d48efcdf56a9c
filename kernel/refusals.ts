import type { Data, Refusal } from './contract.ts'

/** The data of a reason or a score line that needs none. */
export type NoData = Readonly<Record<never, never>>

/** `data` where there is something to say beyond the name. */
export type WithData<Given> = NoData extends Given ? { readonly data?: Given } : { readonly data: Given }

/** What each refusal code of a game carries; `NoData` where the code says it all. */
export type Reasons = { readonly [code: string]: { readonly [key: string]: Data } }

/** The refusals of a game as a union, out of its table of reasons. */
export type RefusalOf<Table, Code extends keyof Table & string = keyof Table & string> = {
  readonly [Each in Code]: {
    readonly code: Each
    readonly rule: string
    /** Further reasons that hold as well. */
    readonly also?: readonly RefusalOf<Table>[]
  } & WithData<Table[Each]>
}[Code]

type DataArguments<Given> = NoData extends Given ? [] : [data: Given]

/** Makes the refusals of a game: the code says which data it takes. */
export function refusing<Table>() {
  return <Code extends keyof Table & string>(
    code: Code,
    rule: string,
    ...[data]: DataArguments<Table[Code]>
  ): RefusalOf<Table, Code> =>
    (data === undefined ? { code, rule } : { code, rule, data }) as RefusalOf<Table, Code>
}

/** One sentence for every name of a table, taking the data that the table gives it. */
export type Sentences<Table, Telling, Result = string> = {
  readonly [Name in keyof Table]: (data: Table[Name], telling: Telling) => Result
}

/** The sentence for a name and its data, where the table knows it: a newer server may say more than we know. */
export function sentenceFor<Table, Telling, Result>(
  sentences: Sentences<Table, Telling, Result>,
  name: string,
  data: object | undefined,
  telling: Telling,
): Result | undefined {
  if (!Object.hasOwn(sentences, name)) return undefined
  // The type of the table pairs every name with its own data.
  const sentence = sentences[name as keyof Table] as (data: object, telling: Telling) => Result
  return sentence(data ?? {}, telling)
}

/** The words for a refusal of the game, or the fallback where its code is unknown. */
export function refusalText<Table, Telling>(
  sentences: Sentences<Table, Telling>,
  refusal: Refusal,
  telling: Telling,
  fallback: string,
): string {
  return sentenceFor(sentences, refusal.code, refusal.data, telling) ?? fallback
}
