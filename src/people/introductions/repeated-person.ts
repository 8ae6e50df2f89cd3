import { isDeepStrictEqual } from 'node:util'
import { nameKeyOf } from '#language/names/name-key.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import type { NewPerson } from '../connections/add.ts'
import { connectionsOf, givenFields, type Row } from '../connections/record/row.ts'

/** Assistants repeat a request if the answer was lost: the id of the same person, added within a minute. */
export async function findRepeatedPerson(ctx: MemberContext, person: NewPerson): Promise<string | null> {
  const rows = await connectionsOf(ctx)
    .where('nameKey', '=', nameKeyOf(person.displayName))
    .where('createdAt', '>', instantText(ctx.now().subtract({ minutes: 1 })))
    .execute()
  const given = Object.entries(givenFields(person)) as [keyof Row, unknown][]
  return rows.find((row) => given.every(([field, value]) => isDeepStrictEqual(row[field], value)))?.id ?? null
}
