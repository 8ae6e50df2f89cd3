import { randomUUIDv7 } from 'node:crypto'
import { forgetPhoto } from '../cards/photo-files.ts'
import { photoFile } from '../cards/photo-view.ts'
import type { MemberContext } from '../context.ts'
import type { Photo } from '../db/values.ts'
import { scaled, widthsOf } from '../images/frame.ts'
import { type Ending, mediaTypes } from '../images/photo.ts'
import { uploadKinds } from '../uploads/kinds.ts'
import { cardIdsHere } from './card-ids.ts'
import type { Archive } from './open.ts'
import { isPlainPhoto } from './photo-check.ts'

type Pictured = { id: string; photo?: Omit<Photo, 'id'> | undefined }

/** The photos of cards that are new here, each under the id its card has here; null where it could not be taken. */
export type KeptPhotos = Map<string, Photo | null>

export const endings = Object.keys(mediaTypes) as Ending[]

/** Where a photo of a card is in an archive. */
export const photoEntry = (cardId: string, width: number, ending: Ending) => `photos/${cardId}-${width}.${ending}`

/** Under a name of their own, before a row names them: nobody's photo can be written over. */
export async function keepPhotos(ctx: MemberContext, records: Pictured[], archive: Archive): Promise<KeptPhotos> {
  const here = await cardIdsHere(
    ctx,
    records.map(({ id }) => id),
  )
  const kept: KeptPhotos = new Map()
  const known = await ownCards(ctx, [...here.values()])
  for (const { id, photo } of records) {
    const cardId = here.get(id) ?? id
    if (photo && !known.has(cardId)) kept.set(cardId, await keepPhoto(ctx, { from: id, cardId, photo }, archive))
  }
  return kept
}

async function ownCards(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const mine = ctx.db.selectFrom('cards').select('id').where('memberId', '=', ctx.member.id)
  return new Set((await mine.where('id', 'in', ids).execute()).map(({ id }) => id))
}

type Wanted = { from: string; cardId: string; photo: Omit<Photo, 'id'> }

async function keepPhoto(ctx: MemberContext, { from, cardId, photo }: Wanted, archive: Archive) {
  if (widthsOf(photo).join() !== photo.widths.join()) return null
  const kept: Photo = { id: randomUUIDv7(), widths: photo.widths, width: photo.width, height: photo.height }
  for (const width of kept.widths) {
    for (const ending of endings) {
      const isKept = await archive.withFile(
        photoEntry(from, width, ending),
        uploadKinds.photo.maxBytes,
        async (file) => {
          if (!file || !(await isPlainPhoto(file.path, ending, scaled(kept, width)))) return false
          await ctx.blobs.put(photoFile(cardId, kept, width, ending), file.path, mediaTypes[ending])
          return true
        },
      )
      if (!isKept) {
        await forgetPhoto(ctx, cardId, kept)
        return null
      }
    }
  }
  return kept
}
