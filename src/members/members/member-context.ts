import type { Kith, MemberContext } from '#platform/context/context.ts'

/** The context in which a job runs a rule for a member; null if the member no longer exists. */
export async function memberContextFor(kith: Kith, memberId: string | null): Promise<MemberContext | null> {
  const member = await kith.db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'timeZone', 'createdAt'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return null
  const caller = { member, tokenId: member.id, kind: 'session', access: 'write', expiresAt: null } as const
  return { ...kith, via: 'http', requestId: member.id, address: 'job', caller, ...caller }
}
