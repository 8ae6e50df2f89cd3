import { canonical } from './canonical.ts'
import type { Outcome } from './kind.ts'

/** A record that may be taken, perhaps with something to be said of it; or what becomes of it instead. */
export type Resolved<R> = { record: R; what?: string | undefined } | { outcome: Outcome }

type Told<R> = {
  keyOf: (record: R) => string
  /** The records that are here, under their keys. */
  there: Map<string, object>
  /** A record as it would be here. */
  asKept?: (record: R) => object
}

/** Which records are new here, and what becomes of the others: one that is here stays as it is. */
export function sortOut<R extends object>(resolved: Resolved<R>[], { keyOf, there, asKept = (same) => same }: Told<R>) {
  const known = new Map([...there].map(([key, record]) => [key, canonical(record)]))
  const fresh: R[] = []
  const outcomes = resolved.map((each): Outcome => {
    if ('outcome' in each) return each.outcome
    const [key, written] = [keyOf(each.record), canonical(asKept(each.record))]
    const had = known.get(key)
    if (had !== undefined) return { as: had === written ? 'alreadyThere' : 'differed' }
    known.set(key, written)
    fresh.push(each.record)
    return { as: 'added', what: each.what }
  })
  return { fresh, outcomes }
}
