import { isFullName, nameKeyOf } from '#language/names/name-keys.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { settleRelations } from './settle.ts'

/** The one person with exactly this full name, if there is only one. A first name alone is nobody in particular. */
export async function onlyPersonNamed(ctx: MemberContext, name: string, besides: string) {
  const key = nameKeyOf(name)
  if (!key || !isFullName(key)) return null
  const found = (await peopleWithKeys(ctx, [key])).filter(({ id }) => id !== besides)
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

/** People who were just added: a relation to the full name of only one person becomes a link to them. */
export async function linkNewPeople(ctx: MemberContext, people: { id: string; displayName: string }[]) {
  const added = Map.groupBy(people, ({ displayName }) => nameKeyOf(displayName) ?? '')
  const keys = [...added.keys()].filter(isFullName)
  for (const some of chunks(keys)) {
    const named = await relationsToNames(ctx, some)
    if (named.length === 0) continue
    const known = Map.groupBy(await peopleWithKeys(ctx, some), ({ nameKey }) => nameKey)
    const linked = named.flatMap(({ id, saidId, nameKey }) => {
      const [only, ...more] = (known.get(nameKey) ?? []).filter((person) => person.id !== saidId)
      return only && more.length === 0 ? [{ id, ends: [saidId, only.id] }] : []
    })
    for (const { id, ends } of linked)
      await updateOwn(ctx, 'relations', id)
        .set({ otherSaidId: ends[1] ?? null })
        .execute()
    if (linked.length > 0)
      await settleRelations(
        ctx,
        linked.flatMap(({ ends }) => ends),
      )
  }
}

async function relationsToNames(ctx: MemberContext, keys: string[]) {
  return ctx.db
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('memberId', '=', ctx.member.id)
    .where('otherSaidId', 'is', null)
    .where('dismissedAt', 'is', null)
    .where('nameKey', 'in', keys)
    .execute()
}

async function peopleWithKeys(ctx: MemberContext, keys: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'nameKey'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .orderBy('id')
    .execute()
}
