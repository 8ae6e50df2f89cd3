import type { Text } from '#contract/texts/text.ts'
import { toCanonicalJson } from './canonical.ts'
import type { Outcome } from './kind.ts'

/** A record to import, perhaps with a note about it, or its outcome if it is left out. */
export type Resolved<R> = { record: R; what?: Text | undefined } | { outcome: Outcome }

type Stored<R> = {
  keyOf: (record: R) => string
  /** The stored records, by key. */
  stored: Map<string, object>
  /** The record as it would be stored. */
  asStored?: (record: R) => object
}

/** Separates new records from those the member has, which stay as they are. */
export function separateNew<R extends object>(
  resolved: Resolved<R>[],
  { keyOf, stored, asStored = (same) => same }: Stored<R>,
) {
  const known = new Map([...stored].map(([key, record]) => [key, toCanonicalJson(record)]))
  const fresh: R[] = []
  const outcomes = resolved.map((each): Outcome => {
    if ('outcome' in each) return each.outcome
    const [key, written] = [keyOf(each.record), toCanonicalJson(asStored(each.record))]
    const existing = known.get(key)
    if (existing !== undefined) return { as: existing === written ? 'alreadyThere' : 'differed' }
    known.set(key, written)
    fresh.push(each.record)
    return { as: 'added', what: each.what }
  })
  return { fresh, outcomes }
}
