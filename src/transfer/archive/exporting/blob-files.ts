import { photoFile } from '#cards/cards/photo-view.ts'
import { recordingKey } from '#people/interactions/recordings.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { photoEndings, photoEntryName } from '../files/photos.ts'
import { cardRows } from '../kinds/cards.ts'

/** A file of the archive, and the blob it is copied from. */
export type ExportedFile = { name: string; key: string }

/** The blob of a recording, whose file is named after its entry. */
export function recordingOf(ctx: MemberContext, name: string): ExportedFile {
  return { name, key: recordingKey(ctx, name.replace(/^audio\/|\.\w+$/g, '')) }
}

/** The files of all card photos. Members have few cards. */
export async function photoFiles(ctx: MemberContext) {
  const files: ExportedFile[] = []
  for (let after: string | null = null, rows = await cardRows(ctx, after); rows.length > 0; ) {
    for (const { id, photo } of rows) {
      for (const width of photo?.widths ?? [])
        for (const ending of photoEndings)
          if (photo) files.push({ name: photoEntryName(id, width, ending), key: photoFile(id, photo, width, ending) })
    }
    after = rows.at(-1)?.id ?? null
    rows = await cardRows(ctx, after)
  }
  return files
}
