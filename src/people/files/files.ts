import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { StoredFile, Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { entryFileKey, isPicture, type PreviewSide } from '#platform/blobs/entry-files.ts'
import { type MemberContext, type PreparedChange, transaction } from '#platform/context/context.ts'
import type { EntryFile } from '#platform/db/schema/values.ts'
import { findRemoval, findRemovalId } from '#platform/removals/removal.ts'
import { findRemovedFile, storeRemovedFile } from '#platform/removals/removed-file.ts'
import { createRemoval } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { refuseOverStorage } from '#platform/storage/storage.ts'
import { fileView } from '../interactions/row.ts'
import { maxFiles } from './api.ts'
import { findHolderOf, getFile, getHolder, type Holder, lockHolder, saveFiles } from './holder.ts'
import { storeFile } from './store.ts'

type FileIds = { ixId: string; fileId: string }
type NewFile = { ixId: string; fileId?: string | undefined; file: Upload }
type View = ReturnType<typeof fileView>

/** Refuses an unknown or full entry before the file is uploaded. A file that is sent again is not one more. */
export async function expectFile(ctx: MemberContext, { ixId }: Pick<NewFile, 'ixId'>) {
  await getHolder(ctx, ixId)
}

export async function prepareFile(
  ctx: MemberContext,
  { ixId, fileId = randomUUIDv7(), file: upload }: NewFile,
): Promise<PreparedChange<View>> {
  const holder = await getHolder(ctx, ixId)
  if (holder.list.every((each) => each.fileId !== fileId)) refuseMore(holder)
  await refuseOverStorage(ctx, upload.size)
  const { file, keys, abandon } = await storeFile(ctx, { ixId, fileId, upload })
  return { commit: (ctx) => addFile(ctx, { ixId, file, keys }), abandon }
}

type StoredNow = { ixId: string; file: EntryFile; keys: string[] }

function addFile(ctx: MemberContext, { ixId, file, keys }: StoredNow) {
  return transaction(ctx, async (ctx) => {
    const holder = await lockHolder(ctx, ixId)
    const sent = holder.list.find(({ fileId }) => fileId === file.fileId)
    if (sent) {
      await removeLater(ctx, keys)
      return fileView(sent)
    }
    if (await findRemovalId(ctx, 'file', file.fileId)) throw new Refusal('gone', say('refusals.files.removed'))
    refuseMore(holder)
    await saveFiles(ctx, holder, [...holder.list, file])
    return fileView(file)
  })
}

function refuseMore({ list }: Holder) {
  if (list.length >= maxFiles) throw new Refusal('conflict', say('refusals.files.tooMany', { maxFiles }))
}

export async function listFiles(ctx: MemberContext, { ixId }: { ixId: string }) {
  return { files: (await getHolder(ctx, ixId)).list.map(fileView) }
}

export async function getStoredFile(ctx: MemberContext, { ixId, fileId }: FileIds): Promise<StoredFile> {
  const file = getFile(await getHolder(ctx, ixId), fileId)
  const { mediaType, bytes: size, sha256, name: filename } = file
  const key = entryFileKey(ctx.member.id, ixId, file.blob)
  const open: StoredFile['open'] = (range) => ctx.blobs.open(key, range)
  return { mediaType, size, version: sha256.slice(0, 32), filename, isSaved: !isPicture(file), open }
}

export async function getPreview(
  ctx: MemberContext,
  { ixId, fileId, size }: FileIds & { size: `${PreviewSide}` },
): Promise<StoredFile> {
  const file = getFile(await getHolder(ctx, ixId), fileId)
  if (!isPicture(file)) throw new Refusal('not_found', say('refusals.files.noPreview'))
  const key = entryFileKey(ctx.member.id, ixId, file.blob, Number(size) as PreviewSide)
  return {
    mediaType: 'image/webp',
    size: await ctx.blobs.sizeOf(key),
    version: `${file.sha256.slice(0, 32)}-${size}`,
    filename: `preview-${size}.webp`,
    open: (range) => ctx.blobs.open(key, range),
  }
}

export async function removeFile(ctx: MemberContext, { ixId, fileId }: FileIds) {
  await transaction(ctx, async (ctx) => {
    const holder = await lockHolder(ctx, ixId)
    const file = getFile(holder, fileId)
    const { connectionId } = holder
    const removalId = await createRemoval(ctx, { kind: 'file', subjectId: fileId, connectionId, label: file.name })
    await storeRemovedFile(ctx, removalId, { id: ixId, file })
    await saveFiles(
      ctx,
      holder,
      holder.list.filter((each) => each !== file),
    )
  })
}

export async function restoreFile(ctx: MemberContext, { fileId }: { fileId: string }) {
  return transaction(ctx, async (ctx) => {
    const removal = await findRemoval(ctx, 'file', fileId)
    const removed = removal && (await findRemovedFile(ctx, removal.id))
    if (!removed) return view(await findHolderOf(ctx, fileId))
    const holder = await lockHolder(ctx, removed.id).catch(refuseWithoutEntry)
    await takeBack(ctx, removal, async () => {
      refuseMore(holder)
      await saveFiles(ctx, holder, [...holder.list, ...removed.files.list])
    })
    return view(await getHolder(ctx, removed.id))
  })
}

const view = ({ id, list }: Holder) => ({ ixId: id, files: list.map(fileView) })

function refuseWithoutEntry(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
  throw new Refusal('conflict', say('refusals.files.entryRemoved'))
}
