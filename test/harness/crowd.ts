import { randomUUIDv7 } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { House, Someone } from './harness.ts'

type Person = Insertable<Schema['connections']>

const blank = { emails: '[]', phones: '[]', tags: '[]', profiles: '[]' }
const atOnce = 500

/** Inserts many people as rows, because one by one would be slow. Returns their ids. */
export async function crowd(
  { kith: { db } }: House,
  { memberId }: Someone,
  count: number,
  of: (at: number) => Partial<Person>,
) {
  const people = Array.from({ length: count }, (_, at): Person => {
    const createdAt = '2026-01-01T09:00:00.000Z'
    const who = { id: randomUUIDv7(), displayName: `Person ${at}` }
    return { memberId, ...who, ...blank, createdAt, updatedAt: createdAt, recentAt: createdAt, ...of(at) }
  })
  for (let from = 0; from < count; from += atOnce) {
    await db
      .insertInto('connections')
      .values(people.slice(from, from + atOnce))
      .execute()
  }
  return people.map(({ id }) => id)
}
