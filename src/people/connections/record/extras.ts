import { type MemberContext, nowText } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { prepared, preparedForLists, preparedForRows } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'

/** The vCard lines of these people that have no field. */
export async function findExtras(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(ids, 500)) {
    const rows = await extrasOf(ctx.db, { memberId: ctx.member.id }, some)
    for (const { connectionId, properties } of rows) found.set(connectionId, properties)
  }
  return found
}

/** How many of them a person has. */
export async function countExtras(ctx: MemberContext, connectionId: string) {
  const [row] = await extrasOfOne(ctx.db, { memberId: ctx.member.id, connectionId })
  return row?.properties.filter((line) => !hasField.test(line)).length
}

/** Lines that say more of what a field shows, such as which e-mail is preferred. */
const hasField = /^(?:[\w-]{1,30}\.)?(?:TEL|EMAIL|ADR|ORG|TITLE|N|X-KITH-NAME|UID|X-ABADR)[;:]/i

const extrasOfOne = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  db
    .selectFrom('contactExtras')
    .select('properties')
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId),
)

const extrasOf = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db
    .selectFrom('contactExtras')
    .select(['connectionId', 'properties'])
    .where('memberId', '=', memberId)
    .where('connectionId', 'in', ids),
)

/** For one person. An archive accepts no more than this. */
const maxLines = 600
const maxCharacters = 512 * 1024

/** The new lines that fit in beside those that a person has. */
export function fitExtras(had: string[], lines: string[]) {
  let count = had.length
  let size = had.reduce((sum, line) => sum + line.length, 0)
  return lines.filter((line) => {
    const hasRoom = count < maxLines && size + line.length <= maxCharacters
    if (hasRoom) [count, size] = [count + 1, size + line.length]
    return hasRoom
  })
}

/** For new people. */
export async function addExtras(ctx: MemberContext, extras: { connectionId: string; lines: string[] }[]) {
  const rows = extras.map(({ connectionId, lines }) => ({
    memberId: ctx.member.id,
    connectionId,
    properties: json(lines),
    fieldsReadAt: nowText(ctx),
  }))
  await insertExtras(ctx.db, rows)
}

const insertExtras = preparedForRows(
  'contactExtras',
  ['memberId', 'connectionId', 'properties', 'fieldsReadAt'],
  (insert) => insert,
)

/** Replaces the lines of a person. No lines, no row. */
export async function saveExtras(ctx: MemberContext, connectionId: string, lines: string[]) {
  if (lines.length === 0) return removeExtras(ctx, connectionId)
  const properties = json(lines)
  await ctx.db
    .insertInto('contactExtras')
    .values({ memberId: ctx.member.id, connectionId, properties, fieldsReadAt: nowText(ctx) })
    .onConflict((conflict) => conflict.columns(['memberId', 'connectionId']).doUpdateSet({ properties }))
    .execute()
}

async function removeExtras(ctx: MemberContext, connectionId: string) {
  await ctx.db
    .deleteFrom('contactExtras')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
}

/** In characters. A longer one is cut. */
export const maxUidLength = 300

/** The ids of these people in other address books. */
export async function findUids(ctx: MemberContext, ids: string[]) {
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

/** An id that belongs to another person already stays there. */
export async function saveUids(ctx: MemberContext, uids: { uid: string; connectionId: string }[]) {
  await insertUids(
    ctx.db,
    uids.map((each) => ({ memberId: ctx.member.id, ...each })),
  )
}

const insertUids = preparedForRows('contactUids', ['memberId', 'uid', 'connectionId'], (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
)

export async function removeUids(ctx: MemberContext, connectionId: string, uids: string[]) {
  if (uids.length === 0) return
  await ctx.db
    .deleteFrom('contactUids')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('uid', 'in', uids)
    .execute()
}
