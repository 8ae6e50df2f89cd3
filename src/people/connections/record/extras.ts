import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { json } from '#platform/db/schema/schema.ts'

/** What is kept beside the fields of these people: lines of vCard. */
export async function extrasOf(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(ids, 500)) {
    const rows = await ctx.db
      .selectFrom('contactExtras')
      .select(['connectionId', 'properties'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', some)
      .execute()
    for (const { connectionId, properties } of rows) found.set(connectionId, properties)
  }
  return found
}

/** Whatever comes together with a person: an archive takes no more back. */
const mostLines = 600
const mostCharacters = 512 * 1024

/** Of what is new, as much as there is room for beside what a person has. */
export function withRoom(had: string[], lines: string[]) {
  let count = had.length
  let size = had.reduce((sum, line) => sum + line.length, 0)
  return lines.filter((line) => {
    const hasRoom = count < mostLines && size + line.length <= mostCharacters
    if (hasRoom) [count, size] = [count + 1, size + line.length]
    return hasRoom
  })
}

/** Nobody has an empty row of it. */
export async function keepExtras(ctx: MemberContext, connectionId: string, lines: string[]) {
  if (lines.length === 0) return forgetExtras(ctx, connectionId)
  const properties = json(lines)
  await ctx.db
    .insertInto('contactExtras')
    .values({ memberId: ctx.member.id, connectionId, properties })
    .onConflict((conflict) => conflict.columns(['memberId', 'connectionId']).doUpdateSet({ properties }))
    .execute()
}

async function forgetExtras(ctx: MemberContext, connectionId: string) {
  await ctx.db
    .deleteFrom('contactExtras')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
}

/** A longer one is cut. */
export const longestUid = 300

/** What other address books call these people. */
export async function uidsOf(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(ids, 500)) {
    const rows = await ctx.db
      .selectFrom('contactUids')
      .select(['connectionId', 'uid'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', some)
      .execute()
    for (const { connectionId, uid } of rows) found.set(connectionId, [...(found.get(connectionId) ?? []), uid])
  }
  return found
}

/** Of one that is somebody else's already, the first stays. */
export async function keepUids(ctx: MemberContext, uids: { uid: string; connectionId: string }[]) {
  if (uids.length === 0) return
  const rows = uids.map((each) => ({ memberId: ctx.member.id, ...each }))
  const keep = ctx.db.insertInto('contactUids').values(rows)
  await keep.onConflict((conflict) => conflict.doNothing()).execute()
}

export async function forgetUids(ctx: MemberContext, connectionId: string, uids: string[]) {
  if (uids.length === 0) return
  await ctx.db
    .deleteFrom('contactUids')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('uid', 'in', uids)
    .execute()
}
