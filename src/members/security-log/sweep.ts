import { instantText, type Kith } from '#platform/context/context.ts'

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
