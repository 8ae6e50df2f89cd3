import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { inverseOf, isParental, isRelationKind } from '#contract/relation-kinds.ts'
import { say } from '#contract/texts/text.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { fold } from '#language/words/fold.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { emitAll } from '#platform/events/emit.ts'
import { existingIds } from '../connections/merged/follow-merges.ts'
import { connectionNotFound, requireConnection } from '../connections/record/lock.ts'
import { lockPeople } from '../connections/record/row.ts'
import { markUpdated } from '../connections/record/write-changed.ts'
import { onlyPersonNamed } from '../connections/related/names.ts'
import { closesCircle, type Relation, relationKey, settleRelations } from '../connections/related/settle.ts'
import { maxRelations } from './api.ts'
import { findShown, relationNotFound, relationsOf, relationView, type ShownRelation } from './row.ts'

type Details = {
  since?: string | null | undefined
  until?: string | null | undefined
  note?: string | null | undefined
}
type Ends = { connectionId?: string | undefined; name?: string | undefined }
type Kinds = { kind: string; reverseKind?: string | undefined }
export type NewRelation = { id: string } & Kinds & Ends & Details
type One = { id: string; relationId: string }

export async function listRelations(ctx: MemberContext, { id }: { id: string }) {
  await requireConnection(ctx, id)
  return relationsOf(ctx, id)
}

export async function getRelation(ctx: MemberContext, { id, relationId }: One) {
  await requireConnection(ctx, id)
  return relationView(await getShown(ctx, { id, relationId }), id)
}

/** How both people show that they changed. */
export type Marking = typeof markBoth

export async function createRelation(ctx: MemberContext, { id, ...relation }: NewRelation, mark: Marking = markBoth) {
  const { connectionId, name } = relation
  if ((connectionId === undefined) === (name === undefined)) throw wrongField('name', say('fields.personOrName'))
  checkPeriod(relation)
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const otherId = connectionId ?? (await onlyPersonNamed(ctx, name ?? '', id))
    await lockAll(ctx, [id, otherId])
    if (otherId === id) throw relatedToOneself()
    const row = newRow(ctx, { id, otherId, ...relation })
    const same = await findSame(ctx, row)
    if (same) return addDetails(ctx, same, { ...relation, id }, mark)
    await refuseTooMany(ctx, [id, ...(otherId ? [otherId] : [])])
    await refuseCircle(ctx, row)
    await ctx.db
      .insertInto('relations')
      .values({ memberId: ctx.member.id, ...row })
      .execute()
    await mark(ctx, row)
    return getRelation(ctx, { id, relationId: row.id })
  })
}

type Change = One & Partial<Kinds> & Ends & Details

export async function updateRelation(ctx: MemberContext, { id, relationId, ...change }: Change) {
  if (change.connectionId !== undefined && change.name !== undefined)
    throw wrongField('name', say('fields.personOrName'))
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const before = await lockShown(ctx, { id, relationId }, change.connectionId)
    const after = changedRow(before, id, change)
    checkPeriod(after)
    const same = await findSame(ctx, after)
    if (same && same.id !== relationId && !same.dismissedAt)
      throw new Refusal('conflict', say('refusals.relations.alreadyThere'))
    const twins = await twinsOf(ctx, before)
    // So that a circle is looked for without them.
    await setAside(ctx, twins)
    if (change.connectionId) await refuseTooMany(ctx, [change.connectionId])
    await refuseCircle(ctx, after)
    for (const twin of twins)
      await updateOwn(ctx, 'relations', twin.id)
        .set(columnsToChange(changedRow(twin, id, change)))
        .execute()
    await settleRelations(ctx, [])
    await markBoth(ctx, before)
    await markBoth(ctx, after)
    return getRelation(ctx, { id, relationId })
  })
}

/** The relation, with both people locked. The member is locked too: nobody else can have changed it meanwhile. */
export async function lockShown(ctx: MemberContext, one: One, alsoLocked?: string) {
  const row = await getShown(ctx, one)
  const ids = [row.connectionId, row.otherName === null ? null : row.otherId, alsoLocked]
  await lockAll(ctx, ids)
  return row
}

async function getShown(ctx: MemberContext, { id, relationId }: One): Promise<ShownRelation> {
  const row = await findShown(ctx, relationId)
  if (!row || (row.connectionId !== id && row.otherId !== id)) throw relationNotFound()
  return row
}

/** The relation and the doubles of it that merges set aside: they change, and go, together. */
export async function twinsOf(ctx: MemberContext, row: Relation) {
  const key = relationKey(row)
  return (await relationsWith(ctx, row)).filter((each) => relationKey(each) === key)
}

/** All of the two people, or of the one with names. */
async function relationsWith(
  ctx: MemberContext,
  { connectionId, otherId }: Pick<Relation, 'connectionId' | 'otherId'>,
) {
  return ctx.db
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('memberId', '=', ctx.member.id)
    .where((where) =>
      where.or([
        where.and([where('connectionId', '=', connectionId), where('otherId', otherId ? '=' : 'is', otherId)]),
        where.and([where('connectionId', '=', otherId), where('otherId', '=', connectionId)]),
      ]),
    )
    .orderBy('isSetAside')
    .orderBy('id')
    .execute()
}

export async function findSame(ctx: MemberContext, row: Relation) {
  const key = relationKey({ ...row, dismissedAt: null })
  const all = await relationsWith(ctx, row)
  const same = all.find((each) => each.isSetAside === 0 && relationKey({ ...each, dismissedAt: null }) === key)
  return same ?? (row.otherId === null ? findSameName(ctx, row) : undefined)
}

/** The relation to a person with this name who was removed: it is shown as one to their name. */
async function findSameName(ctx: MemberContext, { connectionId, kind, name }: Relation) {
  const shown = await relationsOf(ctx, connectionId ?? '')
  const same = shown.find((each) => !each.connectionId && isSameText(each.kind, kind) && isSameText(each.name, name))
  return same && findShown(ctx, same.relationId)
}

const isSameText = (one: string, other: string | null) => fold(one) === fold(other ?? '')

async function setAside(ctx: MemberContext, rows: Relation[]) {
  for (const { id } of rows) await updateOwn(ctx, 'relations', id).set({ isSetAside: 1 }).execute()
}

/** The relation is there already, or was dismissed as a suggestion. Details that it does not have are added. */
async function addDetails(
  ctx: MemberContext,
  same: Relation,
  { id, since, until, note }: Details & { id: string },
  mark: Marking,
) {
  const added = { since: same.since ?? since, until: same.until ?? until, note: same.note ?? note, dismissedAt: null }
  const isNew = Object.entries(added).some(([column, value]) => same[column as keyof Details] !== (value ?? null))
  if (isNew) {
    await updateOwn(ctx, 'relations', same.id).set(added).execute()
    await mark(ctx, same)
  }
  return getRelation(ctx, { id, relationId: same.id })
}

type RowParts = Kinds & Details & { id: string; otherId: string | null; name?: string | undefined }

export function newRow(ctx: MemberContext, { id, otherId, kind, reverseKind, name, ...details }: RowParts): Relation {
  return {
    id: randomUUIDv7(),
    ...{ saidId: id, connectionId: id, otherSaidId: otherId, otherId },
    ...{ kind, reverseKind: inverseOf(kind, reverseKind) },
    ...{ name: name ?? null, nameKey: nameKeyOf(name ?? '') },
    since: details.since ?? null,
    until: details.until ?? null,
    note: details.note ?? null,
    createdAt: nowText(ctx),
    dismissedAt: null,
    isSetAside: 0,
  }
}

/** As the change says it from the side of the person. */
function changedRow(before: Relation, id: string, change: Partial<Kinds> & Ends & Details): Relation {
  const {
    connectionId,
    name,
    kind,
    reverseKind,
    since = before.since,
    until = before.until,
    note = before.note,
  } = change
  const after = { ...before, since, until, note }
  const isOwn = before.connectionId === id
  if (kind !== undefined || reverseKind !== undefined) {
    const [was, reverseWas] = isOwn ? [before.kind, before.reverseKind] : [before.reverseKind, before.kind]
    const now = kind ?? was
    const reverse = inverseOf(
      now,
      reverseKind ?? (kind === undefined || !isRelationKind(reverseWas) ? reverseWas : null),
    )
    Object.assign(after, isOwn ? { kind: now, reverseKind: reverse } : { kind: reverse, reverseKind: now })
  }
  if (connectionId !== undefined)
    Object.assign(after, isOwn ? linkTo(connectionId) : { saidId: connectionId, connectionId })
  if (name === undefined) return after
  const toName = { otherSaidId: null, otherId: null, name, nameKey: nameKeyOf(name) }
  if (isOwn) return { ...after, ...toName }
  const turned = { kind: after.reverseKind, reverseKind: after.kind }
  return { ...after, saidId: before.otherSaidId ?? id, connectionId: id, ...turned, ...toName }
}

export const linkTo = (id: string) => ({ otherSaidId: id, otherId: id })

function columnsToChange({ saidId, otherSaidId, connectionId, otherId, ...row }: Relation) {
  const { kind, reverseKind, name, nameKey, since, until, note } = row
  return { saidId, otherSaidId, connectionId, otherId, kind, reverseKind, name, nameKey, since, until, note }
}

function checkPeriod({ since, until }: Details) {
  const [from, to] = [since ?? '', until ?? '']
  const length = Math.min(from.length, to.length)
  if (to.slice(0, length) < from.slice(0, length)) throw wrongField('until', say('fields.untilBeforeSince'))
}

async function lockAll(ctx: MemberContext, people: (string | null | undefined)[]) {
  const ids = [...new Set(people.flatMap((id) => id ?? []))]
  if ((await lockPeople(ctx, ids)).length < ids.length) throw connectionNotFound()
}

export async function refuseTooMany(ctx: MemberContext, ids: string[]) {
  for (const id of ids) {
    const { total } = await ctx.db
      .selectFrom('relations')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('memberId', '=', ctx.member.id)
      .where('isSetAside', '=', 0)
      .where((where) => where.or([where('connectionId', '=', id), where('otherId', '=', id)]))
      .executeTakeFirstOrThrow()
    if (Number(total) >= maxRelations)
      throw new Refusal('conflict', say('refusals.relations.tooMany', { max: maxRelations }))
  }
}

export async function refuseCircle(ctx: MemberContext, row: Relation) {
  if (row.connectionId === row.otherId) throw relatedToOneself()
  if (!isParental(row.kind) || row.otherId === null) return
  if (await closesCircle(ctx, row)) throw new Refusal('conflict', say('refusals.relations.circle'))
}

const relatedToOneself = () => wrongField('connectionId', say('fields.relatedToOneself'))

/** Both people show it, on devices too. */
export async function markBoth(
  ctx: MemberContext,
  { connectionId, otherId }: Pick<Relation, 'connectionId' | 'otherId'>,
) {
  const ids = [connectionId, otherId].flatMap((id) => id ?? [])
  for (const id of await existingIds(ctx, ids)) await markUpdated(ctx, id)
}

/** The same for an import, whose undo leaves people whom the member changed since. */
export async function tellBoth(
  ctx: MemberContext,
  { connectionId, otherId }: Pick<Relation, 'connectionId' | 'otherId'>,
) {
  const ids = [connectionId, otherId].flatMap((id) => id ?? [])
  await emitAll(
    ctx,
    'connection.updated',
    ids.map((id) => ({ subjectId: id, connectionId: id })),
  )
}
