import { createHash } from 'node:crypto'
import type { MemberContext } from '#platform/context/context.ts'

/**
 * The ids that cards of an archive get here. A card id exists once in an instance: where another member has it, the
 * imported card gets an id derived from both, which is always the same.
 */
export async function resolveCardIds(ctx: MemberContext, ids: string[]) {
  const derivedIds = new Map(ids.map((id) => [id, deriveId(ctx.member.id, id)]))
  if (derivedIds.size === 0) return new Map<string, string>()
  const rows = await ctx.db
    .selectFrom('cardAddresses')
    .select(['cardId', 'memberId'])
    .where('cardId', 'in', [...derivedIds.keys(), ...derivedIds.values()])
    .execute()
  const ownerOf = new Map(rows.map(({ cardId, memberId }) => [cardId, memberId]))
  return new Map(
    [...derivedIds].map(([id, other]) => {
      const owner = ownerOf.get(id)
      const isOthers = owner !== undefined && owner !== ctx.member.id
      return [id, isOthers || ownerOf.get(other) === ctx.member.id ? other : id]
    }),
  )
}

/** A custom UUID (version 8). */
function deriveId(memberId: string, cardId: string) {
  const hex = createHash('sha256').update(`${memberId} ${cardId}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
