import type { Page } from '#contract/operation.ts'
import { instantText, type Kith, type MemberContext } from '#platform/context/context.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import type { SecurityKind } from './api.ts'

type SecurityEntry = {
  id: string
  kind: SecurityKind
  at: string
  network: string | undefined
  device: string | undefined
  detail: string | undefined
  times: number
}

export async function listSecurityLog(
  ctx: MemberContext,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<SecurityEntry>> {
  const rows = await ctx.db
    .selectFrom('securityLog')
    .select(['id', 'kind', 'at', 'network', 'device', 'detail', 'times'])
    .where('memberId', '=', ctx.member.id)
    .where(olderThan('at', before))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ at, id }) => placeAt(at, id))
  return { items: shown.map(entryView), next }
}

type Row = Record<'network' | 'device' | 'detail', string | null> & {
  id: string
  kind: string
  at: string
  times: number
}

function entryView({ kind, network, device, detail, ...row }: Row) {
  return {
    ...row,
    kind: kind as SecurityKind,
    network: network ?? undefined,
    device: device ?? undefined,
    detail: detail ?? undefined,
  }
}

const keptFor = Temporal.Duration.from({ hours: 24 * 400 })
const maxEntries = 2000

/** Removes entries that are more than 400 days old, and the oldest of members with very many. */
export async function sweepSecurityLog(kith: Kith) {
  const tooOld = instantText(kith.now().subtract(keptFor))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const earliest = await oldestKept(kith, id)
    await kith.db
      .deleteFrom('securityLog')
      .where('memberId', '=', id)
      .where('at', '<', earliest && earliest > tooOld ? earliest : tooOld)
      .execute()
  }
}

async function oldestKept({ db }: Kith, memberId: string) {
  const row = await db
    .selectFrom('securityLog')
    .select('at')
    .where('memberId', '=', memberId)
    .orderBy('at', 'desc')
    .offset(maxEntries - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
