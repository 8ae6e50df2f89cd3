import { Refusal } from '#contract/errors.ts'
import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { createRelation, type Marking } from './relations.ts'
import { removeRelation } from './removal.ts'
import { relationsOf } from './row.ts'

/** A relation as an address book has it. */
export type NamedRelation = { kind: string; name: string; word?: string; otherId?: string | null }

export const isSameRelation = (one: NamedRelation, other: NamedRelation) =>
  fold(one.kind) === fold(other.kind) && fold(one.name) === fold(other.name)

/** Adds those that are not there. Returns the ids of new ones, and those that are refused, such as a circle of parents. */
export async function addNamedRelations(ctx: MemberContext, id: string, named: NamedRelation[], mark: Marking) {
  const known = named.length > 0 ? await relationsOf(ctx, id) : []
  const ids = new Set(known.map(({ relationId }) => relationId))
  const [added, refused]: [string[], NamedRelation[]] = [[], []]
  for (const each of named) {
    if (known.some((relation) => isSameRelation(relation, each))) continue
    const { kind, word, otherId } = each
    const other = otherId ? { connectionId: otherId } : { name: each.name }
    const note = word && fold(word) !== fold(kind) ? { note: word } : {}
    try {
      const { relationId } = await createRelation(ctx, { id, kind, ...other, ...note }, mark)
      if (!ids.has(relationId)) added.push(relationId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(each)
    }
  }
  return { added, refused }
}

export async function removeNamedRelations(ctx: MemberContext, id: string, named: NamedRelation[]) {
  if (named.length === 0) return
  for (const relation of await relationsOf(ctx, id))
    if (named.some((each) => isSameRelation(relation, each)))
      await removeRelation(ctx, { id, relationId: relation.relationId })
}

/** The current relations of these people, as an address book writes them. */
export async function relationsToWrite(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, (NamedRelation & { word: string })[]>()
  for (const some of chunks(await related(ctx, ids), 50))
    await Promise.all(
      some.map(async (id) => {
        const current = (await relationsOf(ctx, id)).filter(
          ({ until, kind }) => until === undefined && kind !== 'other',
        )
        found.set(
          id,
          current.map(({ kind, name, note = '' }) => ({ kind, name, word: note })),
        )
      }),
    )
  return found
}

/** Those of them who are related to somebody: most people are not. */
async function related(ctx: MemberContext, ids: string[]) {
  const found = new Set<string>()
  for (const some of chunks(ids)) {
    const rows = await ctx.db
      .selectFrom('relations')
      .select(['connectionId', 'otherId'])
      .where('memberId', '=', ctx.member.id)
      .where('isSetAside', '=', 0)
      .where((where) => where.or([where('connectionId', 'in', some), where('otherId', 'in', some)]))
      .execute()
    for (const { connectionId, otherId } of rows) for (const id of [connectionId, otherId]) if (id) found.add(id)
  }
  return ids.filter((id) => found.has(id))
}

/** The people whose cards name one of these. */
export async function peopleRelatedTo(ctx: MemberContext, ids: string[]) {
  const found = new Set<string>()
  for (const some of chunks(ids)) {
    const rows = await ctx.db
      .selectFrom('relations')
      .select(['connectionId', 'otherId'])
      .where('memberId', '=', ctx.member.id)
      .where((where) => where.or([where('connectionId', 'in', some), where('otherId', 'in', some)]))
      .limit(maxFollowed)
      .execute()
    for (const { connectionId, otherId } of rows) for (const id of [connectionId, otherId]) if (id) found.add(id)
  }
  return [...found]
}

const maxFollowed = 2000
