import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { relationKinds } from '#contract/relation-kinds.ts'
import { say } from '#contract/texts/text.ts'
import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsIn } from '#platform/db/schema/columns.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Relation } from '../connections/related/settle.ts'

export const relationNotFound = () => new Refusal('not_found', say('refusals.relations.noRelation'))

/** Relations that are shown, of people who are there, each with both names. */
function shownRelations(db: Db, memberId: string) {
  return (
    db
      .selectFrom('relations')
      .innerJoin('connections as person', (join) =>
        join.onRef('person.memberId', '=', 'relations.memberId').onRef('person.id', '=', 'relations.connectionId'),
      )
      .leftJoin('connections as other', (join) =>
        join.onRef('other.memberId', '=', 'relations.memberId').onRef('other.id', '=', 'relations.otherId'),
      )
      .select(columnsIn('relations'))
      .select(['person.displayName as personName', 'other.displayName as otherName'])
      .where('relations.memberId', '=', memberId)
      // Not a parameter: SQLite would plan the query anew each time, for a partial index.
      .where('relations.isSetAside', '=', sql.lit(0))
      .where('relations.dismissedAt', 'is', null)
      .where((where) => where.or([where('other.id', 'is not', null), where('relations.name', 'is not', null)]))
  )
}

export type ShownRelation = Relation & { personName: string; otherName: string | null }

/** More than one person has: a merge joins those of two. */
const maxRead = 2000

type PersonKey = { memberId: string; connectionId: string }

const fromTheirSide = prepared((db, { memberId, connectionId }: PersonKey) =>
  shownRelations(db, memberId).where('relations.connectionId', '=', connectionId).limit(maxRead),
)

const fromTheOtherSide = prepared((db, { memberId, connectionId }: PersonKey) =>
  shownRelations(db, memberId).where('relations.otherId', '=', connectionId).limit(maxRead),
)

/** In the order of their kinds, the current ones first, then the newest. */
export async function relationsOf(ctx: MemberContext, connectionId: string) {
  const key = { memberId: ctx.member.id, connectionId }
  const [own, others] = await Promise.all([fromTheirSide(ctx.db, key), fromTheOtherSide(ctx.db, key)])
  const views = [...own, ...others].map((row) => relationView(row, connectionId)).sort(byKind)
  // Two relations may be to people of the same name who were removed.
  return [...Map.groupBy(views, sameWords).values()].flatMap(([first]) => first ?? [])
}

const sameWords = ({ kind, connectionId, name }: RelationView) => `${fold(kind)} ${connectionId ?? fold(name)}`

export async function findShown(ctx: MemberContext, relationId: string): Promise<ShownRelation | undefined> {
  return shownRelations(ctx.db, ctx.member.id).where('relations.id', '=', relationId).executeTakeFirst()
}

/** Every relation between two people who are there, in pages by id: for a drawing of all of them. */
export async function relationsBetween(ctx: MemberContext, { after = '', limit }: { after?: string; limit: number }) {
  const rows = await shownRelations(ctx.db, ctx.member.id)
    .where('other.id', 'is not', null)
    .$if(after !== '', (query) => query.where('relations.id', '>', after))
    .orderBy('relations.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, connectionId, otherId, kind, reverseKind, until }) => ({
    relationId: id,
    connectionId: connectionId ?? '',
    otherId: otherId ?? '',
    kind,
    reverseKind,
    ended: until !== null,
  }))
}

/** The relations of these people to each other and to mere names, as far as they are still so. */
export async function currentRelationsOf(ctx: MemberContext, ids: string[]) {
  const listed = listParameter(ctx.db, ids)
  const rows = await shownRelations(ctx.db, ctx.member.id)
    .where('relations.until', 'is', null)
    .where(isListed(ctx.db, 'relations.connectionId', listed))
    .where((where) => where.or([where('other.id', 'is', null), isListed(ctx.db, 'other.id', listed)]))
    .orderBy('relations.id')
    .limit(5 * maxRead)
    .execute()
  return rows.map(({ connectionId, otherId, otherName, kind, name }) => {
    return { connectionId, kind, ...(otherName === null ? { otherId: null, name: name ?? '' } : { otherId, name: '' }) }
  })
}

export type RelationView = ReturnType<typeof relationView>

/** As it is from the side of one of the two. */
export function relationView(row: ShownRelation, from: string) {
  const { id, kind, reverseKind, since, until, note } = row
  const isOwn = row.connectionId === from
  const other = isOwn
    ? {
        connectionId: row.otherName === null ? undefined : (row.otherId ?? undefined),
        name: row.otherName ?? row.name ?? '',
      }
    : { connectionId: row.connectionId ?? undefined, name: row.personName }
  return {
    relationId: id,
    ...(isOwn ? { kind, reverseKind } : { kind: reverseKind, reverseKind: kind }),
    ...other,
    since: since ?? undefined,
    until: until ?? undefined,
    note: note ?? undefined,
  }
}

const placeOf = (kind: string) => (relationKinds as string[]).indexOf(kind) >>> 0

function byKind(a: RelationView, b: RelationView) {
  const ended = Number(a.until !== undefined) - Number(b.until !== undefined)
  return ended || placeOf(a.kind) - placeOf(b.kind) || (a.relationId < b.relationId ? -1 : 1)
}
