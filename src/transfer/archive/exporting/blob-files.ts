import { photoFile } from '#cards/cards/photo-files.ts'
import type { CardRow } from '#cards/cards/row.ts'
import { recordingKey } from '#people/interactions/recordings.ts'
import { findOriginalKey } from '#people/photos/files.ts'
import { entryFileKey } from '#platform/blobs/entry-files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { type PictureKind, pictureKinds } from '#platform/images/frame.ts'
import { photoEndings, photoEntryName } from '../files/photos.ts'
import { originalEntryName, portraitBlob, portraitEntryName } from '../files/portraits.ts'
import { cardRows } from '../kinds/cards.ts'
import { batchSize } from '../records/kind.ts'

/** A file of the archive, and the blob it is copied from. */
export type ExportedFile = { name: string; key: string }

/** The blobs of recordings, whose files are named after their entries. */
export async function recordingFiles(ctx: MemberContext, names: string[]) {
  const files: ExportedFile[] = []
  for (let from = 0; from < names.length; from += batchSize) {
    const byId = new Map(
      names.slice(from, from + batchSize).map((name) => [name.replace(/^audio\/|\.\w+$/g, ''), name]),
    )
    const keys = new Map<string, string>()
    for (const table of ['captures', 'interactions'] as const) {
      const rows = await ctx.db
        .selectFrom(table)
        .select(['id', 'audio'])
        .where('memberId', '=', ctx.member.id)
        .where('id', 'in', [...byId.keys()])
        .execute()
      for (const { id, audio } of rows) if (audio) keys.set(id, audio.key)
    }
    // An entry that was removed meanwhile may still have its file.
    for (const [id, name] of byId) files.push({ name, key: keys.get(id) ?? recordingKey(ctx, id) })
  }
  return files
}

/** The blobs of pictures and documents, in the folders of their entries. */
export async function entryFiles(ctx: MemberContext, names: string[]) {
  const files: ExportedFile[] = []
  for (const some of chunks(names)) {
    const ids = new Set(some.map((name) => name.split('/')[1] ?? ''))
    const blobs = new Map<string, string>()
    for (const table of ['captures', 'interactions'] as const) {
      const rows = await ctx.db
        .selectFrom(table)
        .select(['id', 'files'])
        .where('memberId', '=', ctx.member.id)
        .where('id', 'in', [...ids])
        .execute()
      for (const { id, files } of rows)
        for (const file of files?.list ?? []) blobs.set(`${id}/${file.fileId}`, file.blob)
    }
    for (const name of some) {
      const [, id = '', fileId = ''] = name.replace(/\.\w+$/, '').split('/')
      files.push({ name, key: entryFileKey(ctx.member.id, id, blobs.get(`${id}/${fileId}`) ?? fileId) })
    }
  }
  return files
}

/** The files of all pictures of cards. Members have few cards. */
export async function photoFiles(ctx: MemberContext) {
  const files: ExportedFile[] = []
  for (let after: string | null = null, rows = await cardRows(ctx, after); rows.length > 0; ) {
    for (const row of rows) files.push(...pictureKinds.flatMap((kind) => pictureFiles(row, kind)))
    after = rows.at(-1)?.id ?? null
    rows = await cardRows(ctx, after)
  }
  return files
}

function pictureFiles(row: CardRow, kind: PictureKind): ExportedFile[] {
  const picture = row[kind]
  if (!picture) return []
  return picture.widths.flatMap((width) =>
    photoEndings.map((ending) => ({
      name: photoEntryName(row.id, kind, width, ending),
      key: photoFile(row.id, picture, width, ending),
    })),
  )
}

/** The files of photos of people: a square, and the whole picture if it is larger. */
export async function portraitFiles(ctx: MemberContext, photos: Set<string>): Promise<ExportedFile[]> {
  const files: ExportedFile[] = []
  for (const photo of photos) {
    files.push({ name: portraitEntryName(photo), key: portraitBlob(ctx, photo) })
    const original = await findOriginalKey(ctx, photo)
    if (original) files.push({ name: originalEntryName(photo), key: original })
  }
  return files
}
