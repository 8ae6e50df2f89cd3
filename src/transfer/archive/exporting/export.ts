import { streamVcards } from '#cards/vcards/writing/address-book.ts'
import type { StreamedFile } from '#contract/files.ts'
import { version } from '#contract/version.ts'
import { requireFreshProof } from '#members/confirmation/confirmed-session.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { findBlob } from '../files/find-blob.ts'
import { kinds } from '../kinds/kinds.ts'
import { fileOf } from '../records/kind.ts'
import { format, formatVersion, type Manifest, manifestFile } from '../zip/manifest.ts'
import { createZip, type Zip } from '../zip/write-zip.ts'
import { type ExportedFile, photoFiles, portraitFiles, recordingFiles } from './blob-files.ts'
import { readme } from './readme.ts'
import { type Written, writeRecordLines } from './record-lines.ts'

/** Streams all data of the member, who has just shown that it is them. */
export async function exportArchive(ctx: MemberContext) {
  await requireFreshProof(ctx)
  return openArchiveStream(ctx)
}

/** The ZIP file is written while it is sent. */
export async function openArchiveStream(ctx: MemberContext, onMissing = logMissing(ctx)): Promise<StreamedFile> {
  await ctx.limits.take('archive', ctx.member.id)
  await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'archive.exported' })
  const madeAt = nowText(ctx)
  const onFailure = (error: unknown) => ctx.log.error({ err: error }, 'archive export failed')
  const stream = () => createZip({ madeAt, write: (zip) => writeArchive(ctx, zip, madeAt, onMissing), onFailure })
  return { mediaType: 'application/zip', filename: `kith-${madeAt.slice(0, 10)}.zip`, stream }
}

type OnMissing = (files: string[]) => void

const logMissing = (ctx: MemberContext) => (files: string[]) =>
  ctx.log.warn({ files: files.length }, 'an archive lacks files that the storage does not have')

/** The manifest comes last, because the checksums are known once everything else is sent. */
async function writeArchive(ctx: MemberContext, zip: Zip, madeAt: string, onMissing: OnMissing) {
  const { name, email, timeZone } = ctx.member
  const written: Written = { counts: {}, ids: new Map(), recordings: [], portraits: new Set() }
  for (const kind of kinds) await zip.add(fileOf(kind), writeRecordLines(ctx, kind, written))
  await zip.add('people.vcf', streamVcards(ctx, '3.0'))
  const missing = [
    ...(await addFiles(ctx, zip, await recordingFiles(ctx, written.recordings))),
    ...(await addFiles(ctx, zip, await photoFiles(ctx))),
    ...(await addFiles(ctx, zip, portraitFiles(ctx, written.portraits))),
  ]
  await zip.add('README.txt', [readme(ctx.member, madeAt, missing)])
  if (missing.length > 0) onMissing(missing)
  const manifest: Manifest = {
    format,
    version: formatVersion,
    madeAt,
    madeBy: `Kith ${version}`,
    member: { name, email, timeZone },
    counts: written.counts,
    missing,
    files: zip.files,
  }
  await zip.add(manifestFile, [`${JSON.stringify(manifest, null, 1)}\n`])
}

/** Returns the missing files: an archive without some files is better than none. */
async function addFiles(ctx: MemberContext, zip: Zip, files: ExportedFile[]) {
  const missing: string[] = []
  for (const { name, key } of files) {
    const bytes = await findBlob(ctx, key)
    if (bytes) await zip.add(name, bytes, { compress: false })
    else missing.push(name)
  }
  return missing
}
