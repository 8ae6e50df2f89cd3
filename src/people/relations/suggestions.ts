import { sql } from 'kysely'
import { relationKindOf } from '#language/relations/relation-words.ts'
import { foldedWords } from '#language/words/words.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { lockConnection, requireConnection } from '../connections/record/lock.ts'
import type { Relation } from '../connections/related/settle.ts'
import { factsAbout } from '../facts/facts.ts'
import { maxKindLength } from './api.ts'
import { findSame, newRow, refuseTooMany } from './relations.ts'
import { type RelationView, relationsOf } from './row.ts'

const maxSuggested = 10

/** The relations that notes name, without those the person has already, and those that were dismissed or removed. */
export async function suggestRelations(ctx: MemberContext, { id }: { id: string }) {
  await requireConnection(ctx, id)
  const found = await newRelationsIn(ctx, id, await factsAbout(ctx, id))
  return found.map(({ kind, name, ixId, sentence }) => ({ kind, name, ixId, sentence }))
}

/** The same in some facts about a person, who may not be there yet. */
export async function newRelationsIn<Fact extends Stated>(ctx: MemberContext, id: string, facts: Fact[]) {
  const stated = facts.flatMap((fact) => {
    const relation = relationIn(fact)
    return relation ? [{ ...fact, ...relation }] : []
  })
  if (stated.length === 0) return []
  const known: KindAndName[] = id ? [...(await relationsOf(ctx, id)), ...(await dismissedAndRemoved(ctx, id))] : []
  return stated.filter((each) => !known.some((relation) => isSame(relation, each))).slice(0, maxSuggested)
}

type Stated = { kind: FactKind; about?: string | null | undefined; value: string; ended?: boolean | undefined }

/** The relation to whom a fact names: "husband Pavel". */
function relationIn({ kind, about, value, ended }: Stated) {
  if (about || ended) return null
  if (kind === 'introduced_by') return { kind, name: value }
  const [, word = '', name = ''] = (kind === 'family' && /^(\S+) (.+)$/u.exec(value)) || []
  const said = relationKindOf(word) ?? word
  return name && [...said].length <= maxKindLength ? { kind: said, name } : null
}

type KindAndName = Pick<RelationView, 'kind' | 'name'>

/** "Pavel" is Pavel Novak if the relation is the same. */
function isSame(known: KindAndName, { kind, name }: KindAndName) {
  const words = new Set(foldedWords(known.name))
  return known.kind === kind && foldedWords(name).every((word) => words.has(word))
}

async function dismissedAndRemoved(ctx: MemberContext, id: string) {
  const dismissed = await ctx.db
    .selectFrom('relations')
    .select(['kind', 'name'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', id)
    .where('dismissedAt', 'is not', null)
    .execute()
  const removed = await ctx.db
    .selectFrom('removedRecords')
    .select('before')
    .where('memberId', '=', ctx.member.id)
    .where('tableName', '=', 'relations')
    .where(sql<string>`before ->> 'saidId'`, '=', id)
    .execute()
  const rows = [...dismissed, ...removed.map(({ before }) => before as Relation)]
  return rows.flatMap(({ kind, name }) => (name ? [{ kind, name }] : []))
}

type Dismissal = { id: string; kind: string; name: string }

export async function dismissRelation(ctx: MemberContext, { id, kind, name }: Dismissal) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    await lockConnection(ctx, id)
    const row = { ...newRow(ctx, { id, otherId: null, kind, name }), dismissedAt: nowText(ctx) }
    if (await findSame(ctx, row)) return
    await refuseTooMany(ctx, [id])
    await ctx.db
      .insertInto('relations')
      .values({ memberId: ctx.member.id, ...row })
      .execute()
  })
}

export async function suggestRelationAgain(ctx: MemberContext, { id, kind, name }: Dismissal) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    await lockConnection(ctx, id)
    await ctx.db
      .deleteFrom('relations')
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', id)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .where('dismissedAt', 'is not', null)
      .execute()
  })
}
