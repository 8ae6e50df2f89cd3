/** Items of one kind, the most urgent first. `max` is how many of ten they may take while others wait; null: all of them. */
export type Rank<T> = { kind: string; max: number | null; things: T[] }

type Page = { limit: number; offset: number }

/** A page of all items: each page of `limit` is picked from what the pages before it left. */
export function sharePage<T>(ranks: Rank<T>[], { limit, offset }: Page): T[] {
  const taken = new Set<T>()
  const sequence: T[] = []
  for (;;) {
    const left = ranks.map((rank) => ({ ...rank, things: rank.things.filter((thing) => !taken.has(thing)) }))
    const page = share(left, limit)
    for (const thing of page) taken.add(thing)
    sequence.push(...page)
    if (page.length === 0 || sequence.length >= offset + limit) return sequence.slice(offset, offset + limit)
  }
}

/**
 * Picks `limit` items, in the order of the ranks: first all that can't wait, then the most urgent of each kind, then
 * each rank's share, then the rest.
 */
export function share<T>(ranks: Rank<T>[], limit: number): T[] {
  const chosen = new Set<T>()
  const take = (things: T[]) => {
    for (const thing of things) if (chosen.size < limit) chosen.add(thing)
  }
  const firsts = ranks.filter(({ max, things }) => max === null && things.length > 0)
  for (const { things } of firsts) take(things)
  const kinds = new Set(firsts.map(({ kind }) => kind))
  for (const { kind, things } of ranks) {
    if (things.length > 0 && !kinds.has(kind)) take(things.slice(0, 1))
    if (things.length > 0) kinds.add(kind)
  }
  for (const { things, max } of ranks) take(things.slice(0, Math.ceil(((max ?? 0) * limit) / 10)))
  for (const { things } of ranks) take(things)
  return ranks.flatMap(({ things }) => things.filter((thing) => chosen.has(thing)))
}
