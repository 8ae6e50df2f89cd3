import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '#platform/context/context.ts'
import { photoFile } from './photo-view.ts'
import type { PublicRow } from './public-cards.ts'

const maxWidth = 512
const maxBytes = 512 * 1024
const timeoutMs = 3_000

/** A card's photo as a small JPEG for vCards and pictures; null if there is none or it cannot be read. */
export async function findSmallPhoto(
  ctx: Pick<Context, 'blobs' | 'log'>,
  { id, photo }: Pick<PublicRow, 'id' | 'photo'>,
) {
  const width = photo?.widths.filter((each) => each <= maxWidth).at(-1) ?? photo?.widths[0]
  if (!photo || width === undefined) return null
  return readSmallJpeg(ctx, photoFile(id, photo, width, 'jpg'))
}

/** A JPEG of our own; null if it is missing or cannot be read. */
export async function readSmallJpeg(ctx: Pick<Context, 'blobs' | 'log'>, key: string) {
  try {
    const stream = await ctx.blobs.open(key, { start: 0, end: maxBytes })
    const bytes = await buffer(addAbortSignal(AbortSignal.timeout(timeoutMs), stream))
    return isJpeg(bytes) && bytes.length <= maxBytes ? bytes : null
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not read a photo')
    return null
  }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
