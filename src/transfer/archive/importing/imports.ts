import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { storeReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import { json } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { refuseOverStorage } from '#platform/storage/storage.ts'
import { kinds } from '../kinds/kinds.ts'
import { fileOf } from '../records/kind.ts'
import type { Manifest } from '../zip/manifest.ts'
import { withArchive } from '../zip/open-archive.ts'
import { invalidArchive } from '../zip/unzip.ts'
import { archiveKey, type ImportView, importsOf, importView } from './stored-import.ts'

const maxListed = 20

/** Refuses a second import before the archive is uploaded. */
export async function expectArchive(ctx: MemberContext) {
  await refuseWhileImporting(ctx)
  await ctx.limits.take('archive', ctx.member.id)
}

/** Checks the manifest before the archive is stored. Its records are checked in the background. */
export async function prepareArchive(
  ctx: MemberContext,
  { archive: upload }: { archive: Upload },
): Promise<PreparedChange<ImportView>> {
  const { manifest } = await withArchive(upload.path, settingsOf(ctx), async (archive) => archive)
  refuseUnknownKinds(manifest)
  await refuseOverStorage(ctx, await countNewBytes(ctx, manifest))
  const id = randomUUIDv7()
  const key = archiveKey(ctx, id)
  await ctx.blobs.put(key, upload.path, 'application/zip')
  const origin = { ...manifest.member, madeAt: manifest.madeAt }
  return { commit: (ctx) => begin(ctx, id, origin), abandon: () => ctx.blobs.remove(key) }
}

const knownFiles = new Set(kinds.map(fileOf))

/** Unknown records would be skipped silently. */
function refuseUnknownKinds({ files }: Manifest) {
  const stray = Object.keys(files).find((name) => name.startsWith('data/') && !knownFiles.has(name))
  if (stray !== undefined) throw invalidArchive(`contains records of an unknown kind: ${stray}`)
}

type Origin = ImportView['origin']

function begin(ctx: MemberContext, id: string, origin: Origin) {
  return transaction(ctx, async (ctx) => {
    // Locks the member, so that of two uploads at once the second sees the first.
    await lockMembers(ctx, ctx.member.id)
    await refuseWhileImporting(ctx)
    const about = { origin: json(origin), reached: json({ kind: 0, line: 0, done: 0, total: 0 }) }
    await ctx.db
      .insertInto('archiveImports')
      .values({ memberId: ctx.member.id, id, ...about, tallies: json({}), remarks: json([]), createdAt: nowText(ctx) })
      .execute()
    await queueJob(ctx, 'archive.import', { importId: id }, { memberId: ctx.member.id })
    return getArchiveImport(ctx, { id })
  })
}

async function refuseWhileImporting(ctx: MemberContext) {
  const running = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'archive.import')
    .where('deadAt', 'is', null)
    .executeTakeFirst()
  if (running) throw new Refusal('conflict', say('refusals.archive.stillImporting'))
}

export async function listArchiveImports(ctx: MemberContext) {
  const rows = await importsOf(ctx).orderBy('id', 'desc').limit(maxListed).execute()
  return { imports: rows.map(importView) }
}

export async function getArchiveImport(ctx: MemberContext, { id }: { id: string }) {
  const row = await importsOf(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.archive.noImport'))
  return importView(row)
}

/** Ends an import and removes its file, in the caller's transaction. */
export async function endImport(ctx: MemberContext, id: string, failure: Text | null) {
  await ctx.db
    .updateTable('archiveImports')
    .set({ finishedAt: nowText(ctx), failure: failure && storeReason(failure) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
  await removeLater(ctx, [archiveKey(ctx, id)])
}

export function settingsOf({ config, blobs }: MemberContext) {
  return { limitBytes: config.archiveLimitMb * 1024 * 1024, incoming: blobs.incoming }
}

/** How much the recordings and photos in an archive take, without the recordings that the member has. */
async function countNewBytes(ctx: MemberContext, { files }: Pick<Manifest, 'files'>) {
  const stored = Object.entries(files).filter(([name]) => name.includes('/') && !name.startsWith('data/'))
  const known = await knownRecordings(ctx, new Set(stored.flatMap(([name]) => recordingIn(name) ?? [])))
  return stored.reduce((sum, [name, { bytes }]) => sum + (known.has(recordingIn(name) ?? '') ? 0 : bytes), 0)
}

const recordingIn = (name: string) => /^(?:audio|files)\/([\da-f-]{36})[./]/.exec(name)?.[1]

async function knownRecordings({ db, member }: MemberContext, ids: Set<string>) {
  const known = new Set<string>()
  for (const table of ['interactions', 'captures'] as const)
    for await (const some of pacedChunks([...ids])) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('memberId', '=', member.id)
        .where('id', 'in', some)
        .where((row) => row.or([row('audio', 'is not', null), row('files', 'is not', null)]))
        .execute()
      for (const { id } of rows) known.add(id)
    }
  return known
}
