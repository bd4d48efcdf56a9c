/** Of what stands newest first so many of each person, so that nobody fills a list alone; of what is nobody's all. */
export function fewOfEach<Owned extends { readonly owner: string | null }>(
  all: readonly Owned[],
  mostOfOwner: number,
  most: number,
): Owned[] {
  const counts = new Map<string, number>()
  const few = all.filter(({ owner }) => {
    if (owner === null) return true
    const count = (counts.get(owner) ?? 0) + 1
    counts.set(owner, count)
    return count <= mostOfOwner
  })
  return few.slice(0, most)
}
