import type { MemberContext } from '#platform/context/context.ts'

/** Adds the name of each company: the chosen one, or the most common spelling. */
export async function nameOrganizations<T extends { key: string }>(ctx: MemberContext, organizations: T[]) {
  if (organizations.length === 0) return []
  const keys = organizations.map(({ key }) => key)
  const [aliases, own] = await Promise.all([readAliases(ctx, keys), spellingsOf(ctx, keys)])
  const nameless = keys.filter((key) => !own.has(key))
  const merged = aliases.filter(({ organizationKey }) => nameless.includes(organizationKey))
  const others = await spellingsOf(
    ctx,
    merged.map(({ aliasKey }) => aliasKey),
  )
  return organizations.map((organization) => {
    const { key } = organization
    const chosen = aliases.find(({ aliasKey }) => aliasKey === key)?.name
    const alias = merged.find((each) => each.organizationKey === key && others.has(each.aliasKey))
    return { ...organization, name: chosen ?? own.get(key) ?? others.get(alias?.aliasKey ?? '') ?? key }
  })
}

/** The companies that were merged into one, by name. */
export async function readNames(ctx: MemberContext, organizationKey: string) {
  const aliases = await readAliases(ctx, [organizationKey])
  const merged = aliases.filter(({ aliasKey }) => aliasKey !== organizationKey)
  const spellings = await spellingsOf(
    ctx,
    merged.map(({ aliasKey }) => aliasKey),
  )
  return merged
    .map(({ aliasKey, name }) => ({ key: aliasKey, name: name ?? spellings.get(aliasKey) ?? aliasKey }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function readAliases({ db, member }: MemberContext, keys: string[]) {
  return db
    .selectFrom('organizationAliases')
    .select(['aliasKey', 'organizationKey', 'name'])
    .where('memberId', '=', member.id)
    .where('organizationKey', 'in', keys)
    .execute()
}

/** The most common spelling under each key; of several, the shortest. */
async function spellingsOf({ db, member }: MemberContext, keys: string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('connectionLabels')
    .select(['labelKey', 'label'])
    .select((count) => count.fn.countAll<number>().as('people'))
    .where('memberId', '=', member.id)
    .where('kind', 'in', ['company', 'pastCompany'])
    .where('labelKey', 'in', keys)
    .groupBy(['labelKey', 'label'])
    .execute()
  const worstFirst = rows.toSorted(
    (a, b) => a.people - b.people || b.label.length - a.label.length || (a.label < b.label ? 1 : -1),
  )
  return new Map(worstFirst.map(({ labelKey, label }) => [labelKey, label]))
}
