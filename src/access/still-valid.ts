import { type Kith, nowText } from '../context.ts'

type Store = Pick<Kith, 'db' | 'now'>

/** Which of these tokens and apps still open the door: not revoked, not expired, their member not removed. */
export async function stillValid(kith: Store, ids: string[]): Promise<Set<string>> {
  const tokens = kith.db
    .selectFrom('tokens')
    .select('id')
    .where('id', 'in', ids)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', nowText(kith))]))
  const valid = await tokens.unionAll(kith.db.selectFrom('apps').select('id').where('id', 'in', ids)).execute()
  return new Set(valid.map(({ id }) => id))
}
