import { createHash } from 'node:crypto'
import type { MemberContext } from '#platform/context/context.ts'

/**
 * Under which ids cards of an archive are here. A card's id is in its address, of which there is one in the whole instance:
 * where somebody else has the card, the member's own is another one, and always the same.
 */
export async function cardIdsHere(ctx: MemberContext, ids: string[]) {
  const another = new Map(ids.map((id) => [id, derived(ctx.member.id, id)]))
  if (another.size === 0) return new Map<string, string>()
  const rows = await ctx.db
    .selectFrom('cardAddresses')
    .select(['cardId', 'memberId'])
    .where('cardId', 'in', [...another.keys(), ...another.values()])
    .execute()
  const ownerOf = new Map(rows.map(({ cardId, memberId }) => [cardId, memberId]))
  return new Map(
    [...another].map(([id, other]) => {
      const owner = ownerOf.get(id)
      const isOthers = owner !== undefined && owner !== ctx.member.id
      return [id, isOthers || ownerOf.get(other) === ctx.member.id ? other : id]
    }),
  )
}

/** A UUID of our own making (version 8). */
function derived(memberId: string, cardId: string) {
  const hex = createHash('sha256').update(`${memberId} ${cardId}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
