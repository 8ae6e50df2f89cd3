import { createHash, randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { storeBytes } from '#platform/blobs/blobs.ts'
import { entryFileKey, entryFileKeys } from '#platform/blobs/entry-files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { EntryFile } from '#platform/db/schema/values.ts'
import { mediaTypes } from '#platform/images/photo.ts'
import { pictureOf } from '#platform/images/picture.ts'
import { documentTypeOf } from '#platform/uploads/documents.ts'
import { fileUpload } from '#platform/uploads/media-kinds.ts'
import { wrongType } from '#platform/uploads/stage.ts'
import { fileEndings } from './api.ts'

type NewFile = { ixId: string; fileId: string; upload: Upload }

/** Stores a file under a key of its own before a row names it. `abandon` removes it again. */
export async function storeFile(ctx: MemberContext, { ixId, fileId, upload }: NewFile) {
  const blob = randomUUIDv7()
  const store = upload.mediaType.startsWith('image/') ? storePicture : storeDocument
  const key = entryFileKey(ctx.member.id, ixId, blob)
  const file: EntryFile = { fileId, blob, ...(await store(ctx, key, upload)) }
  const keys = entryFileKeys(ctx.member.id, ixId, [file])
  const abandon = async () => {
    for (const each of keys) await ctx.blobs.remove(each)
  }
  return { file, keys, abandon }
}

async function storePicture(ctx: MemberContext, key: string, upload: Upload) {
  const { ending, bytes, width, height, previews } = await pictureOf(upload.path).catch(asFileError)
  const mediaType = mediaTypes[ending]
  await storeBytes(ctx, key, bytes, mediaType)
  for (const preview of previews) await storeBytes(ctx, `${key}-${preview.side}`, preview.bytes, mediaTypes.webp)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name: cleanName(upload, mediaType), mediaType, bytes: bytes.length, sha256, width, height }
}

async function storeDocument(ctx: MemberContext, key: string, upload: Upload) {
  const mediaType = await documentTypeOf(upload.path, upload.mediaType)
  if (!mediaType) throw wrongType(fileUpload)
  await ctx.blobs.put(key, upload.path, mediaType)
  const { size: bytes, sha256 } = upload
  return { name: cleanName(upload, mediaType), mediaType, bytes, sha256 }
}

/** The decoder speaks of the field of a photo. */
function asFileError(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'unsupported_media_type') throw wrongType(fileUpload)
  const [field] = error.fields
  throw field ? wrongField('file', field.text ?? say('fields.damaged')) : error
}

/** The sender’s name with the ending of what is stored, without signs that have a meaning to some system. */
function cleanName({ fileName = '' }: Upload, mediaType: string) {
  const name = fileName
    .replace(/\.[^.]{1,8}$/, '')
    // A browser writes a quotation mark like this.
    .replaceAll('%22', ' ')
    .replaceAll(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...name.replaceAll(/\s+/g, ' ')].slice(0, maxNameLength).join('') || 'file'}.${fileEndings[mediaType]}`
}

const maxNameLength = 100
