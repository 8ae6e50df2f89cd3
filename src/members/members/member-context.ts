import type { Kith, MemberContext } from '#platform/context/context.ts'

/** What a rule gets when a job runs it for a member; null when they are gone. */
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
