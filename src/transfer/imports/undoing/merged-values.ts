import { missingValues } from '#people/connections/record/lists.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Lists } from '#platform/db/schema/values.ts'

/** The values of people who were merged into a person: these stay, even where an import brought the same. */
export async function loadMergedValues(ctx: MemberContext, connectionId: string) {
  const merges = await ctx.db
    .selectFrom('merges')
    .select('before')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('undoneAt', 'is', null)
    .execute()
  const others = merges.flatMap(({ before: { other } }) => other ?? [])
  const extras = merges.flatMap(({ before }) => before.beside ?? [])
  return {
    single: (name: string, value: unknown) => others.some((other) => other[name as keyof typeof other] === value),
    listed: <Field extends keyof Lists>(field: Field, value: Lists[Field][number]) =>
      others.some((other) => missingValues(other, { ...emptyLists, [field]: [value] })[field].length === 0),
    line: (line: string) => extras.some(({ lines }) => lines.includes(line)),
    uid: (uid: string) => extras.some(({ uids }) => uids.includes(uid)),
  }
}

export type MergedValues = Awaited<ReturnType<typeof loadMergedValues>>

const emptyLists: Lists = { emails: [], phones: [], tags: [], profiles: [] }
