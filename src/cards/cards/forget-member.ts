import { removeAllLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { photoFolder } from './photo-files.ts'

/** Removes all cards of a member whose account is removed, and the files of their photos. */
export async function forgetCards(ctx: MemberContext) {
  const cards = await ctx.db.deleteFrom('cards').where('memberId', '=', ctx.member.id).returning('id').execute()
  for (const { id } of cards) await removeAllLater(ctx, photoFolder(id))
}
