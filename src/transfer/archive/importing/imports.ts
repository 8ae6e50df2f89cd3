import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { later } from '#platform/jobs/later.ts'
import { kinds } from '../kinds/kinds.ts'
import { fileOf } from '../records/kind.ts'
import type { Manifest } from '../zip/manifest.ts'
import { withArchive } from '../zip/open-archive.ts'
import { no } from '../zip/unzip.ts'
import { archiveKey } from './archive-keys.ts'
import { type ImportView, importsOf, importView } from './stored-import.ts'

const mostListed = 20

/** Nobody sends an archive only to hear that another is still on its way in. */
export async function expectArchive(ctx: MemberContext) {
  await refuseSecond(ctx)
  await ctx.limits.take('archive', ctx.member.id)
}

/** Looked at before it is kept; what it holds is read, and checked, in the background. */
export async function prepareArchive(
  ctx: MemberContext,
  { archive: upload }: { archive: Upload },
): Promise<PreparedChange<ImportView>> {
  const { manifest } = await withArchive(upload.path, settingsOf(ctx), async (archive) => archive)
  refuseUnknownKinds(manifest)
  const id = randomUUIDv7()
  const key = archiveKey(ctx, id)
  await ctx.blobs.put(key, upload.path, 'application/zip')
  const origin = { ...manifest.member, madeAt: manifest.madeAt }
  return { commit: (ctx) => begin(ctx, id, origin), abandon: () => ctx.blobs.remove(key) }
}

const known = new Set(kinds.map(fileOf))

/** Records that would be passed over in silence are none of a format that we know. */
function refuseUnknownKinds({ files }: Manifest) {
  const stray = Object.keys(files).find((name) => name.startsWith('data/') && !known.has(name))
  if (stray !== undefined) throw no(`has records that this Kith does not know: ${stray}`)
}

type Origin = ImportView['origin']

function begin(ctx: MemberContext, id: string, origin: Origin) {
  return transaction(ctx, async (ctx) => {
    // Of two at once, the second sees the first.
    await lockMembers(ctx, ctx.member.id)
    await refuseSecond(ctx)
    const about = { origin: json(origin), reached: json({ kind: 0, line: 0, done: 0, total: 0 }) }
    await ctx.db
      .insertInto('archiveImports')
      .values({ memberId: ctx.member.id, id, ...about, tallies: json({}), remarks: json([]), createdAt: nowText(ctx) })
      .execute()
    await later(ctx, 'archive.import', { importId: id }, { memberId: ctx.member.id })
    return getArchiveImport(ctx, { id })
  })
}

async function refuseSecond(ctx: MemberContext) {
  const running = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'archive.import')
    .where('deadAt', 'is', null)
    .executeTakeFirst()
  if (running)
    throw new Refusal(
      'conflict',
      'An archive is still on its way in. Wait until it is there: Archive_imports says how far it has come.',
    )
}

export async function listArchiveImports(ctx: MemberContext) {
  const rows = await importsOf(ctx).orderBy('id', 'desc').limit(mostListed).execute()
  return { imports: rows.map(importView) }
}

export async function getArchiveImport(ctx: MemberContext, { id }: { id: string }) {
  const row = await importsOf(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'No archive that was brought in has this id. Archive_imports has them.')
  return importView(row)
}

/** In the transaction that ends an import: its file goes too. */
export async function endImport(ctx: MemberContext, id: string, failure: string | null) {
  await ctx.db
    .updateTable('archiveImports')
    .set({ finishedAt: nowText(ctx), failure })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
  await removeLater(ctx, [archiveKey(ctx, id)])
}

export function settingsOf({ config, blobs }: MemberContext) {
  return { limitBytes: config.archiveLimitMb * 1024 * 1024, incoming: blobs.incoming }
}
