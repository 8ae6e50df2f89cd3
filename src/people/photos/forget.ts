import { removeAllLater, removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { photoKeys, photosOf } from './files.ts'

/** Removes the photos of a member whose account is removed. */
export const forgetAllPhotos = (ctx: MemberContext) => removeAllLater(ctx, photosOf(ctx))

/** When people are removed: their photos, and those of the people who were merged into them. */
export async function forgetPhotos(ctx: MemberContext, ids: string[]) {
  const people = await ctx.db
    .selectFrom('connections')
    .select('photo')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const merges = await ctx.db
    .selectFrom('merges')
    .select('before')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('undoneAt', 'is', null)
    .execute()
  const all = [...people, ...merges.flatMap(({ before }) => before.other ?? [])]
  const photos = new Set(all.flatMap(({ photo }) => photo ?? []))
  await removeLater(
    ctx,
    [...photos].flatMap((photo) => photoKeys(ctx, photo)),
  )
}
