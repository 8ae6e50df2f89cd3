import { z } from 'zod'
import { line } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { companyKey } from '#language/names/company-key.ts'
import { maxLength } from '#people/connections/record/api.ts'
import { maxAliases, settleAliases } from '#people/organizations/aliases.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { leaveOut, type Outcome, type RecordKind, separateNew } from '../records/kind.ts'

const Key = line(maxLength.company).overwrite(companyKey)
const NameRecord = z.strictObject({
  aliasKey: Key,
  parentKey: Key.optional(),
  name: line(maxLength.company).optional(),
})
type NameRecord = z.output<typeof NameRecord>

/** Chosen names of companies, and what was merged into what. There are few, so one page has them all. */
export const organizationNames: RecordKind = {
  name: 'organization-names',
  table: 'organizationAliases',
  record: NameRecord,
  idOf: ({ aliasKey }: NameRecord) => aliasKey,
  page: async (ctx) => ({ records: await readRecords(ctx), next: null }),
  save: saveNames,
}

async function readRecords({ db, member }: MemberContext): Promise<NameRecord[]> {
  const rows = await db
    .selectFrom('organizationAliases')
    .select(['aliasKey', 'parentKey', 'name'])
    .where('memberId', '=', member.id)
    .orderBy('aliasKey')
    .execute()
  return rows.map(({ aliasKey, parentKey, name }) => ({
    aliasKey,
    parentKey: parentKey ?? undefined,
    name: name ?? undefined,
  }))
}

async function saveNames(ctx: MemberContext, records: NameRecord[]): Promise<Outcome[]> {
  const known = await readRecords(ctx)
  const stored = new Map(known.map((record) => [record.aliasKey, record]))
  const { fresh, outcomes } = separateNew(
    records.map((record) => ({ record })),
    { keyOf: ({ aliasKey }: NameRecord) => aliasKey, stored },
  )
  const fitting = new Set(fresh.slice(0, Math.max(0, maxAliases - known.length)))
  const values = [...fitting].map(({ aliasKey, parentKey = null, name = null }) => {
    return { memberId: ctx.member.id, aliasKey, organizationKey: aliasKey, parentKey, name }
  })
  if (values.length > 0) {
    await ctx.db
      .insertInto('organizationAliases')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await settleAliases(ctx)
  }
  const tooMany = leaveOut(say('refusals.organizations.tooManyNames', { maxAliases }))
  return outcomes.map((outcome, at) => {
    const record = records[at]
    return outcome.as === 'added' && record && !fitting.has(record) ? tooMany : outcome
  })
}
