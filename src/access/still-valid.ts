import { type Kith, nowText } from '../context.ts'

type Store = Pick<Kith, 'db' | 'now'>

/** Which of these still open the door: not revoked, not expired, their member not removed. */
export async function stillValid(kith: Store, tokenIds: string[]): Promise<Set<string>> {
  const valid = await kith.db
    .selectFrom('tokens')
    .select('id')
    .where('id', 'in', tokenIds)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', nowText(kith))]))
    .execute()
  return new Set(valid.map(({ id }) => id))
}
