import { addedBy } from '#people/duplicates/merging/lists.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Lists } from '#platform/db/schema/values.ts'

/** What those had who became part of a person: that is theirs by now too, whatever an import brought besides. */
export async function hadByOthers(ctx: MemberContext, connectionId: string) {
  const merges = await ctx.db
    .selectFrom('merges')
    .select('before')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('undoneAt', 'is', null)
    .execute()
  const others = merges.flatMap(({ before: { other } }) => other ?? [])
  const beside = merges.flatMap(({ before }) => before.beside ?? [])
  return {
    single: (name: string, value: unknown) => others.some((other) => other[name as keyof typeof other] === value),
    listed: <Field extends keyof Lists>(field: Field, value: Lists[Field][number]) =>
      others.some((other) => addedBy(other, { ...none, [field]: [value] })[field].length === 0),
    line: (line: string) => beside.some(({ lines }) => lines.includes(line)),
    uid: (uid: string) => beside.some(({ uids }) => uids.includes(uid)),
  }
}

export type HadByOthers = Awaited<ReturnType<typeof hadByOthers>>

const none: Lists = { emails: [], phones: [], tags: [], profiles: [] }
