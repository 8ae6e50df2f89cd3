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
import { describeUnreadable, readme } from './readme.ts'
import { type Written, writeRecordLines } from './record-lines.ts'
import { isDamage, isUnreadable, openSource, type Source } from './source.ts'

/** Streams all data of the member, who has just shown that it is them. */
export async function exportArchive(ctx: MemberContext) {
  // A damaged database takes no confirmation.
  if (!ctx.health.isDamaged()) await requireFreshProof(ctx)
  return openArchiveStream(ctx)
}

/** The ZIP file is written while it is sent. */
export async function openArchiveStream(ctx: MemberContext, onMissing = logMissing(ctx)): Promise<StreamedFile> {
  await ctx.limits.take('archive', ctx.member.id)
  await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'archive.exported' }).catch((error) => {
    if (!isDamage(error)) throw error
  })
  const madeAt = nowText(ctx)
  const onFailure = (error: unknown) => ctx.log.error({ err: error }, 'archive export failed')
  const stream = () => createZip({ madeAt, write: (zip) => writeArchive(ctx, zip, madeAt, onMissing), onFailure })
  return { mediaType: 'application/zip', filename: `kith-${madeAt.slice(0, 10)}.zip`, stream }
}

type OnMissing = (files: string[]) => void

const logMissing = (ctx: MemberContext) => (files: string[]) =>
  ctx.log.warn({ files: files.length }, 'an archive lacks what could not be read')

/** The manifest comes last, because the checksums are known once everything else is sent. */
async function writeArchive(ctx: MemberContext, zip: Zip, madeAt: string, onMissing: OnMissing) {
  const source = openSource(ctx)
  try {
    await writeFrom(source, ctx, zip, { madeAt, onMissing })
  } finally {
    await source.close()
  }
}

type Writing = { madeAt: string; onMissing: OnMissing }

async function writeFrom(source: Source, ctx: MemberContext, zip: Zip, { madeAt, onMissing }: Writing) {
  const { name, email, timeZone } = ctx.member
  const written: Written = { counts: {}, ids: new Map(), recordings: [], portraits: new Set() }
  for (const kind of kinds) await zip.add(fileOf(kind), writeRecordLines(source, kind, written))
  const missing: string[] = []
  await zip.add('people.vcf', await source.read(async (ctx) => streamReadable(streamVcards(ctx, '3.0'), missing)))
  missing.push(
    ...(await addFiles(ctx, zip, await source.read((ctx) => recordingFiles(ctx, written.recordings)))),
    ...(await addFiles(ctx, zip, await source.read(photoFiles))),
    ...(await addFiles(ctx, zip, await portraitFiles(ctx, written.portraits))),
  )
  const unreadable = source.unreadable()
  await zip.add('README.txt', [readme(ctx.member, madeAt, { missing, unreadable })])
  const lacking = [...missing, ...unreadable.map(describeUnreadable)]
  if (lacking.length > 0) onMissing(lacking)
  const manifest: Manifest = {
    format,
    version: formatVersion,
    madeAt,
    madeBy: `Kith ${version}`,
    member: { name, email, timeZone },
    counts: written.counts,
    missing,
    ...(unreadable.length > 0 && { unreadable }),
    files: zip.files,
  }
  await zip.add(manifestFile, [`${JSON.stringify(manifest, null, 1)}\n`])
}

/** People are in their records too, so damage that shows only here does not end the archive. */
async function* streamReadable(vcards: AsyncIterable<string>, missing: string[]) {
  try {
    yield* vcards
  } catch (error) {
    if (!isUnreadable(error)) throw error
    missing.push('people.vcf')
  }
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
