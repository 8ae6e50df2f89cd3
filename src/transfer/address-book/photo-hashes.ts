import { readPhotoJpeg } from '#cards/vcards/writing/address-book.ts'
import { sha256Of } from '#people/connections/record/photo.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { PhotoHashes } from './revise.ts'

const readAtOnce = 10

/** How a photo that a device sends back is recognized. */
export const hashOfJpeg = (jpeg: Buffer) => sha256Of(jpeg).slice(0, 32)

/** Hashes photos that these people's cards don't have yet. Reads files, so not in a transaction. */
export async function readPhotoHashes(ctx: MemberContext, connectionIds: string[]): Promise<PhotoHashes> {
  const rows = await ctx.db
    .selectFrom('connections')
    .leftJoin('addressCards', (join) =>
      join
        .onRef('addressCards.memberId', '=', 'connections.memberId')
        .onRef('addressCards.connectionId', '=', 'connections.id')
        .onRef('addressCards.photo', '=', 'connections.photo'),
    )
    .select('connections.photo')
    .where('connections.memberId', '=', ctx.member.id)
    .where('connections.id', 'in', connectionIds)
    .where('connections.photo', 'is not', null)
    .where('addressCards.photoHash', 'is', null)
    .execute()
  const hashes = new Map<string, string>()
  for (const some of chunks(rows, readAtOnce))
    await Promise.all(
      some.map(async ({ photo }) => {
        const jpeg = photo === null ? null : await readPhotoJpeg(ctx, photo)
        if (photo && jpeg) hashes.set(photo, hashOfJpeg(jpeg))
      }),
    )
  return hashes
}
