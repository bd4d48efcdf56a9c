import type { GameWords, RuleChapter } from '@engawa/kernel'

/** What lies behind the chapters. */
export const appendices = ['reference', 'components', 'credits'] as const
export type Appendix = (typeof appendices)[number]

/** A page of the book: a chapter, or what lies behind them. */
export type BookPage =
  | { readonly kind: 'chapter'; readonly number: number; readonly chapter: RuleChapter }
  | { readonly kind: Appendix }

/** The part of the address that opens a page. */
export const addressOf = (page: BookPage): string => (page.kind === 'chapter' ? page.chapter.id : page.kind)

/** All pages in their order; a game without a book has no reference card. */
export function pagesOf({ rules }: GameWords, hasBook: boolean): readonly BookPage[] {
  return [
    ...rules.map((chapter, index) => ({ kind: 'chapter', number: index + 1, chapter }) as const),
    ...appendices.filter((kind) => hasBook || kind !== 'reference').map((kind) => ({ kind })),
  ]
}

const explains = (chapter: RuleChapter, rule: string) =>
  chapter.passages.some(({ rules }) => rules.includes(rule))

/** The page that a chapter's name or a rule's id opens; the first one where there is no such. */
export function pageNamed(pages: readonly BookPage[], name: string | undefined): BookPage | undefined {
  const named = pages.find((page) => addressOf(page) === name)
  const ruled = pages.find(
    (page) => page.kind === 'chapter' && name !== undefined && explains(page.chapter, name),
  )
  return named ?? ruled ?? pages[0]
}
