import type { Context, Kith } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'

/** The passkeys of an account, newest first: a new password ends those that its owner chooses. */
export async function findPasskeys({ db }: Pick<Kith, 'db'>, memberId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'kind', 'createdAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? undefined }))
}

/** Returns how many there were. Those that no longer exist are left out. */
export async function endPasskeys(ctx: Context, memberId: string, chosen: PasskeyChoice) {
  const ids = chosen === 'all' ? (await findPasskeys(ctx, memberId)).map(({ id }) => id) : chosen
  if (ids.length === 0) return 0
  const ended = await ctx.db
    .deleteFrom('passkeys')
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .returning('name')
    .execute()
  for (const { name } of ended) await recordSecurity(ctx, { memberId, kind: 'passkey.removed', detail: name })
  return ended.length
}

/** Which passkeys end with a password. */
export type PasskeyChoice = readonly string[] | 'all'
