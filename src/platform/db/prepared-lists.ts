import type { Compilable } from 'kysely'
import { prepared } from './prepared.ts'
import type { Db } from './schema/schema.ts'

type Build<Values, Row> = (db: Db, values: Values, list: string[]) => Compilable<Row>

/** A prepared query that takes a list: one for each of a few lengths, the last value repeated until it fits. */
export function preparedForLists<Values extends object, Row>(build: Build<Values, Row>) {
  const known = new Map<number, (db: Db, values: Values) => Promise<Row[]>>()
  return (db: Db, values: Values, list: string[]) => {
    const full = padded(list)
    const query = known.get(full.length) ?? ofLength(build, full.length)
    known.set(full.length, query)
    return query(db, { ...values, ...Object.fromEntries(full.map((value, at) => [placeName(at), value])) })
  }
}

function ofLength<Values extends object, Row>(build: Build<Values, Row>, length: number) {
  return prepared<Values, Row>((db, values) => {
    const places = values as Record<string, string>
    return build(
      db,
      values,
      Array.from({ length }, (_, at) => places[placeName(at)] ?? ''),
    )
  })
}

const placeName = (at: number) => `listed${at}`

/** To the next power of two. */
function padded(list: string[]) {
  const length = 2 ** Math.ceil(Math.log2(list.length))
  return [...list, ...Array.from({ length: length - list.length }, () => list.at(-1) ?? '')]
}
