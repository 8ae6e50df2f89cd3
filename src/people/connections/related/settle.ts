import { isParental } from '#contract/relation-kinds.ts'
import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { findMergedPeople } from '#platform/removals/merged-people.ts'
import type { Row } from '#platform/removals/removed-rows.ts'
import { followMerges, lastMergedInto } from '../merged/follow-merges.ts'

export type Relation = Row<'relations'>

/**
 * Brings the relations of these people up to date with merges: who the people are now, and which relations are set aside
 * because they became a double, a relation to oneself or a circle of parents. Nothing is lost: undoing the merge and settling
 * again gives exactly what was there before. Those set aside earlier are looked at again.
 */
export async function settleRelations(ctx: MemberContext, people: string[]) {
  const rows = await relationsSaid(ctx, [...people, ...(await findMergedPeople(ctx, people))])
  const ends = [...new Set(rows.flatMap(({ saidId, otherSaidId }) => (otherSaidId ? [saidId, otherSaidId] : [saidId])))]
  const now = await peopleNow(ctx, ends)
  const placed = rows.map((row) => {
    const otherId = row.otherSaidId && (now.get(row.otherSaidId) ?? row.otherSaidId)
    return { ...row, connectionId: now.get(row.saidId) ?? row.saidId, otherId }
  })
  // A shown relation stays where one that comes back would repeat it.
  const inOrder = placed.toSorted((a, b) => a.isSetAside - b.isSetAside || (a.id < b.id ? -1 : 1))
  const seen = new Set<string>()
  const first = inOrder.map((row) => ({
    ...row,
    isSetAside: row.connectionId === row.otherId || isSeen(seen, row) ? 1 : 0,
  }))
  const [lines, others] = [first.filter(isLineage), first.filter((row) => !isLineage(row))]
  await write(ctx, rows, [...others, ...lines.map((row) => ({ ...row, isSetAside: 1 }))])
  for (const row of lines)
    if (row.isSetAside === 0 && !(await closesCircle(ctx, row))) await write(ctx, [{ ...row, isSetAside: 1 }], [row])
}

const isLineage = ({ kind, otherId }: Relation) => isParental(kind) && otherId !== null

type KeyFields = Pick<Relation, 'connectionId' | 'otherId' | 'name' | 'kind' | 'reverseKind' | 'dismissedAt'>

/** The same from both sides. */
export function relationKey({ connectionId, otherId, name, kind, reverseKind, dismissedAt }: KeyFields) {
  const [from, to] = [`${connectionId}`, otherId ?? `name ${fold(name ?? '')} ${dismissedAt ?? ''}`]
  const [one, other] = [fold(kind), fold(reverseKind)]
  return from < to ? [from, to, one, other].join('\n') : [to, from, other, one].join('\n')
}

function isSeen(seen: Set<string>, row: Relation) {
  const key = relationKey(row)
  return seen.size === seen.add(key).size
}

async function relationsSaid(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, Relation>()
  const all = () => ctx.db.selectFrom('relations').select(columnsOf('relations')).where('memberId', '=', ctx.member.id)
  const keep = (rows: Relation[]) => {
    for (const row of rows) found.set(row.id, row)
  }
  for (const some of chunks(ids)) {
    keep(await all().where('saidId', 'in', some).execute())
    keep(await all().where('otherSaidId', 'in', some).execute())
  }
  keep(await all().where('isSetAside', '=', 1).execute())
  return [...found.values()]
}

async function peopleNow(ctx: MemberContext, ids: string[]) {
  const now = new Map<string, string>()
  for (const some of chunks(ids)) for (const [id, next] of await followMerges(ctx, some)) now.set(id, next)
  // Somebody who is removed, and may be restored.
  for (const id of ids) if (!now.has(id)) now.set(id, await lastMergedInto(ctx, id))
  return now
}

async function write(ctx: MemberContext, before: Relation[], after: Relation[]) {
  const known = new Map(before.map((row) => [row.id, row]))
  for (const { id, connectionId, otherId, isSetAside } of after) {
    const was = known.get(id)
    if (was?.connectionId === connectionId && was.otherId === otherId && was.isSetAside === isSetAside) continue
    await updateOwn(ctx, 'relations', id).set({ connectionId, otherId, isSetAside }).execute()
  }
}

/** Whether the parent descends from the child, however far away. */
export async function closesCircle(ctx: MemberContext, { kind, connectionId, otherId }: Relation) {
  const [child, parent] = kind === 'parent' ? [connectionId, otherId] : [otherId, connectionId]
  const reached = new Set([child ?? ''])
  for (let next = [...reached]; next.length > 0 && !reached.has(parent ?? ''); ) {
    const children = await childrenOf(ctx, next)
    next = children.filter((id) => !reached.has(id))
    for (const id of next) reached.add(id)
  }
  return reached.has(parent ?? '')
}

async function childrenOf(ctx: MemberContext, parents: string[]) {
  const found: (string | null)[] = []
  for (const ids of chunks(parents)) {
    const lineage = () =>
      ctx.db
        .selectFrom('relations')
        .select(['connectionId', 'otherId'])
        .where('memberId', '=', ctx.member.id)
        .where('isSetAside', '=', 0)
        .where('dismissedAt', 'is', null)
    const asChild = await lineage().where('kind', '=', 'child').where('connectionId', 'in', ids).execute()
    const asParent = await lineage().where('kind', '=', 'parent').where('otherId', 'in', ids).execute()
    found.push(...asChild.map(({ otherId }) => otherId), ...asParent.map(({ connectionId }) => connectionId))
  }
  return found.flatMap((id) => id ?? [])
}
