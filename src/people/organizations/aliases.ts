import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { companyKey } from '#language/names/company-key.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { requireOrganization } from './organizations.ts'

// A company that was merged keeps its row: `parentKey` is the company it was merged into, and `organizationKey` the one at
// the top, so that a list needs one join. A row without a parent only has a chosen name.

export const maxAliases = 1000

type Keys = { key: string; otherKey: string }

export async function mergeOrganizations(ctx: MemberContext, { key, otherKey }: Keys) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const [organization, other] = [await requireOrganization(ctx, key), await requireOrganization(ctx, otherKey)]
    if (organization.key === other.key) throw wrongField('otherKey', say('fields.otherCompany'))
    await setAlias(ctx, other.key, { parentKey: organization.key })
    await settleAliases(ctx)
    return requireOrganization(ctx, organization.key)
  })
}

export async function separateOrganizations(ctx: MemberContext, { key, otherKey }: Keys) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const { key: organizationKey } = await requireOrganization(ctx, key)
    const separated = await ctx.db
      .updateTable('organizationAliases')
      .set({ parentKey: null })
      .where('memberId', '=', ctx.member.id)
      .where('aliasKey', '=', companyKey(otherKey))
      .where('organizationKey', '=', organizationKey)
      .where('parentKey', 'is not', null)
      .returning('aliasKey')
      .execute()
    if (separated.length === 0) throw new Refusal('not_found', say('refusals.organizations.notMerged'))
    await settleAliases(ctx)
  })
}

export async function updateOrganization(ctx: MemberContext, { key, name }: { key: string; name: string | null }) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const organization = await requireOrganization(ctx, key)
    await setAlias(ctx, organization.key, { name })
    await settleAliases(ctx)
    return requireOrganization(ctx, organization.key)
  })
}

async function setAlias(
  { db, member }: MemberContext,
  aliasKey: string,
  set: { parentKey: string } | { name: string | null },
) {
  await db
    .insertInto('organizationAliases')
    .values({ memberId: member.id, aliasKey, organizationKey: aliasKey, parentKey: null, name: null, ...set })
    .onConflict((conflict) => conflict.columns(['memberId', 'aliasKey']).doUpdateSet(set))
    .execute()
}

/** Computes the company at the top of each, and deletes rows that say nothing. */
export async function settleAliases(ctx: MemberContext) {
  const { db, member } = ctx
  await db
    .deleteFrom('organizationAliases')
    .where('memberId', '=', member.id)
    .where('parentKey', 'is', null)
    .where('name', 'is', null)
    .execute()
  const rows = await db
    .selectFrom('organizationAliases')
    .select(['aliasKey', 'organizationKey', 'parentKey'])
    .where('memberId', '=', member.id)
    .execute()
  if (rows.length > maxAliases)
    throw new Refusal('conflict', say('refusals.organizations.tooManyNames', { maxAliases }))
  const parents = new Map(rows.map(({ aliasKey, parentKey }) => [aliasKey, parentKey]))
  const moved = rows.filter(({ aliasKey, organizationKey }) => topOf(parents, aliasKey) !== organizationKey)
  for (const [organizationKey, all] of Map.groupBy(moved, ({ aliasKey }) => topOf(parents, aliasKey))) {
    const keys = all.map(({ aliasKey }) => aliasKey)
    await db
      .updateTable('organizationAliases')
      .set({ organizationKey })
      .where('memberId', '=', member.id)
      .where('aliasKey', 'in', keys)
      .execute()
  }
}

/** An archive may contain a circle: then the first of its keys is the top. */
function topOf(parents: Map<string, string | null>, key: string) {
  const seen = [key]
  for (let at = parents.get(key); at; at = parents.get(at)) {
    if (seen.includes(at)) return seen.slice(seen.indexOf(at)).toSorted()[0] ?? key
    seen.push(at)
  }
  return seen.at(-1) ?? key
}
