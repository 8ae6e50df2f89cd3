import type { Kith, MemberContext } from '../context.ts'

/** For what is done later: the context of the member it is done for; null when they have left. */
export async function onBehalfOf(kith: Kith, memberId: string | null): Promise<MemberContext | null> {
  if (memberId === null) return null
  const member = await kith.db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'timeZone', 'createdAt'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return null
  const caller = { member, tokenId: 'job', kind: 'session', access: 'write' } as const
  return { ...kith, via: 'http', requestId: 'job', address: 'job', caller, ...caller }
}
