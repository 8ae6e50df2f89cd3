import type { Kith } from '../context.ts'

/** Which of these tokens and apps still open the door until they expire: not revoked, their member not removed. */
export async function notRevoked({ db }: Pick<Kith, 'db'>, ids: string[]): Promise<Set<string>> {
  const tokens = db.selectFrom('tokens').select('id').where('id', 'in', ids)
  const kept = await tokens.unionAll(db.selectFrom('apps').select('id').where('id', 'in', ids)).execute()
  return new Set(kept.map(({ id }) => id))
}
