import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { fileEndings, maxFiles } from '#people/files/api.ts'
import { storeBytes } from '#platform/blobs/blobs.ts'
import { entryFileKey } from '#platform/blobs/entry-files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { EntryFile, EntryFiles } from '#platform/db/schema/values.ts'
import { mediaTypes } from '#platform/images/photo.ts'
import { previewsOfPicture } from '#platform/images/picture.ts'
import { documentTypeOf, zipType } from '#platform/uploads/documents.ts'
import { fileUpload } from '#platform/uploads/media-kinds.ts'
import type { Resolved } from '../records/kind.ts'
import type { Archive } from '../zip/open-archive.ts'
import { isPlainPhoto } from './check-photo.ts'

const types = Object.keys(fileEndings)
const pixels = z.int().min(1).max(16_384).optional()

const FileRecord = z
  .strictObject({
    fileId: Id,
    file: z.string().max(120),
    name: z.string().regex(/^[^<>:"/\\|?*\p{C}]{1,110}$/u),
    mediaType: z.enum(types),
    bytes: z.int().min(1).max(fileUpload.maxBytes),
    sha256: z.hex().length(64),
    width: pixels,
    height: pixels,
  })
  .refine(({ mediaType, width, height }) =>
    [width, height].every((side) => (side !== undefined) === isImage(mediaType)),
  )
type FileRecord = z.output<typeof FileRecord>

export const FileRecords = z.array(FileRecord).min(1).max(maxFiles).optional()

type WithFiles = { id: string; files?: FileRecord[] | undefined }

/** Each file is named after its entry, and nothing is on it twice. */
export const areFilesOf = (id: string, files: FileRecord[] = []) =>
  files.every((file) => file.file === fileName(id, file)) &&
  new Set(files.map(({ fileId }) => fileId)).size === files.length

const isImage = (mediaType: string) => mediaType.startsWith('image/')

/** The file of a picture or document in the archive. */
const fileName = (id: string, { fileId, mediaType }: Pick<EntryFile, 'fileId' | 'mediaType'>) =>
  `files/${id}/${fileId}.${fileEndings[mediaType]}`

export function fileRecords(id: string, files: EntryFiles | null) {
  return files?.list.map(({ blob: _, fileId, ...file }) => ({
    fileId,
    file: fileName(id, { fileId, ...file }),
    ...file,
  }))
}

export function filesRow(files: FileRecord[] = []) {
  if (files.length === 0) return null
  const list = files.map(({ file: _, fileId, width, height, ...rest }): EntryFile => {
    const size = width && height ? { width, height } : {}
    return { fileId, blob: fileId, ...rest, ...size }
  })
  return json({ bytes: list.reduce((sum, { bytes }) => sum + bytes, 0), list })
}

type Table = 'interactions' | 'captures'

/** Saves the files of new records before a row names them, and those that were lost here. Returns what is not there. */
export async function saveEntryFiles(ctx: MemberContext, table: Table, records: WithFiles[], archive: Archive) {
  const missing = new Set<string>()
  const withFiles = records.filter(({ files }) => files)
  if (withFiles.length === 0) return missing
  const rows = await ctx.db
    .selectFrom(table)
    .select(['id', 'files'])
    .where('memberId', '=', ctx.member.id)
    .where(
      'id',
      'in',
      withFiles.map(({ id }) => id),
    )
    .execute()
  const stored = new Map(rows.map(({ id, files }) => [id, files?.list ?? []]))
  for (const { id, files = [] } of withFiles) {
    const here = stored.get(id)
    for (const file of files) {
      const same = here?.find(({ fileId, sha256 }) => fileId === file.fileId && sha256 === file.sha256)
      const key = entryFileKey(ctx.member.id, id, same?.blob ?? file.fileId)
      if (here && (!same || (await ctx.blobs.madeAt(key)) !== null)) continue
      if (!(await saveFile(ctx, { key, file }, archive)) && !here) missing.add(file.file)
    }
  }
  return missing
}

/** Only what Kith itself would have stored. */
function saveFile(ctx: MemberContext, { key, file }: { key: string; file: FileRecord }, archive: Archive) {
  const { mediaType, width, height } = file
  return archive.withFile(file.file, fileUpload.maxBytes, async (found) => {
    if (found?.sha256 !== file.sha256 || found.bytes !== file.bytes) return false
    const ending = mediaType === mediaTypes.jpg ? 'jpg' : 'webp'
    const isSound = isImage(mediaType)
      ? await isPlainPhoto(found.path, ending, (size) => size.width === width && size.height === height)
      : (await documentTypeOf(found.path, mediaType === 'application/pdf' ? mediaType : zipType)) === mediaType
    if (!isSound) return false
    await ctx.blobs.put(key, found.path, mediaType)
    for (const { side, bytes } of isImage(mediaType) ? await previewsOfPicture(found.path) : [])
      await storeBytes(ctx, `${key}-${side}`, bytes, mediaTypes.webp)
    return true
  })
}

/** The records without the files that are missing. */
export function withoutMissing<R extends { files?: FileRecord[] | undefined }>(
  resolved: Resolved<R>[],
  missing: Set<string>,
): Resolved<R>[] {
  return resolved.map((each) => {
    if (!('record' in each) || !each.record.files?.some(({ file }) => missing.has(file))) return each
    const left = each.record.files.filter(({ file }) => !missing.has(file))
    const files = left.length > 0 ? left : undefined
    return { what: say('sentences.archive.filesMissing'), ...each, record: { ...each.record, files } }
  })
}
