import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/context/context.ts'
import { photoFile } from './photo-view.ts'
import type { PublicRow } from './public-cards.ts'

const widest = 512
const mostBytes = 512 * 1024
const patience = 3_000

/** A card's photo as a small JPEG, for what is made with it; null where there is none, or none that can be read. */
export async function findSmallPhoto(
  ctx: Pick<Context, 'blobs' | 'log'>,
  { id, photo }: Pick<PublicRow, 'id' | 'photo'>,
) {
  const width = photo?.widths.filter((each) => each <= widest).at(-1) ?? photo?.widths[0]
  if (!photo || width === undefined) return null
  try {
    const stream = await ctx.blobs.open(photoFile(id, photo, width, 'jpg'), { start: 0, end: mostBytes })
    const bytes = await buffer(addAbortSignal(AbortSignal.timeout(patience), stream))
    return isJpeg(bytes) && bytes.length <= mostBytes ? bytes : null
  } catch (error) {
    ctx.log.warn({ err: error }, 'a photo could not be read')
    return null
  }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
