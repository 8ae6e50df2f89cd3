import { isDeepStrictEqual } from 'node:util'
import { nameKeyOf } from '#language/names/name-key.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import type { NewPerson } from '../connections/add.ts'
import { blank, connectionsOf, givenFields, type Row } from '../connections/record/row.ts'

const details = ['company', 'title', 'location', 'howMet', 'metOn', 'emails', 'phones', 'tags'] as const

/** Assistants repeat a request if the answer was lost: the id of the same person, added within a minute. */
export async function findRepeatedPerson(ctx: MemberContext, person: NewPerson): Promise<string | null> {
  const rows = await connectionsOf(ctx)
    .where('nameKey', '=', nameKeyOf(person.displayName))
    .where('createdAt', '>', instantText(ctx.now().subtract({ minutes: 1 })))
    .execute()
  const known = { ...blank, ...givenFields(person) }
  const isSame = (row: Row) =>
    row.displayName === person.displayName && details.every((field) => isDeepStrictEqual(row[field], known[field]))
  return rows.find(isSame)?.id ?? null
}
