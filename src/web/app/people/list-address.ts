export const listOrders = ['name', 'recent', 'due', 'newest'] as const
type ListOrder = (typeof listOrders)[number]

/** What the address of the list says. */
export type ListAddress = {
  order: ListOrder
  tag?: string | undefined
  place?: string | undefined
  /** In the order of names: the letter to begin with. */
  from?: string | undefined
  /** Where the next page begins. */
  after?: string | undefined
  /** People are chosen to be changed together. The id of the first one, or "some". */
  select?: string | undefined
  /** How many rows are shown: the script asks for more, and Back and reload show them again. */
  shown: number
}

export const pageSize = 100
const maxShown = 1000

export function readListAddress(query: Record<string, string>): ListAddress {
  const filled = (name: string) => query[name]?.trim() || undefined
  const order = listOrders.find((each) => each === query.order) ?? 'name'
  const shown = Math.ceil(Number(query.shown) / pageSize) * pageSize || pageSize
  return {
    order,
    tag: filled('tag'),
    place: filled('place'),
    from: order === 'name' ? filled('from') : undefined,
    after: filled('after'),
    select: filled('select'),
    shown: Math.min(Math.max(shown, pageSize), maxShown),
  }
}

/** The address of the list with some changes. Another order or filter begins at the first page. */
export function listHref(address: ListAddress, changes: Partial<ListAddress>) {
  const { order, tag, place, from, after, select } = {
    ...address,
    ...{ from: undefined, after: undefined, select: undefined },
    ...changes,
  }
  const fields = { order: order === 'name' ? undefined : order, tag, place, from, after, select }
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
  return given.length === 0 ? '/people' : `/people?${new URLSearchParams(given)}`
}
