import type { Kith, MemberContext } from '#platform/context/context.ts'
import { memberColumns, toMember } from './member-fields.ts'

/** The context in which a job runs a rule for a member; null if the member no longer exists. */
export async function memberContextFor(kith: Kith, memberId: string | null): Promise<MemberContext | null> {
  const row = await kith.db.selectFrom('members').select(memberColumns).where('id', '=', memberId).executeTakeFirst()
  if (!row) return null
  const member = toMember(row)
  const caller = {
    member,
    tokenId: member.id,
    kind: 'session',
    access: 'write',
    manages: true,
    expiresAt: null,
  } as const
  return { ...kith, via: 'http', requestId: member.id, address: 'job', caller, ...caller }
}
