import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { recountEveryLastContact } from '#people/connections/record/last-contact.ts'
import { recomputeEveryone } from '#people/rhythms/recompute-everyone.ts'
import { isMissing } from '#platform/blobs/failures.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { refreshStatistics } from '#platform/db/batches.ts'
import { createPace, type Pace, withTurns } from '#platform/db/pace.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { ArchivePlace } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { kinds } from '../kinds/kinds.ts'
import { fileOf } from '../records/kind.ts'
import { type Archive, withArchive } from '../zip/open-archive.ts'
import { importLines } from './import-lines.ts'
import { endImport, settingsOf } from './imports.ts'
import { archiveKey, importsOf } from './stored-import.ts'

/**
 * Imports an archive, continuing where an earlier try stopped. A broken archive fails immediately; other errors are
 * retried.
 */
export async function importArchive(kith: Kith, { importId }: Tasks['archive.import'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  const row = await importsOf(ctx).where('id', '=', importId).executeTakeFirst()
  if (!row || row.finishedAt) return
  try {
    await ctx.blobs.asFile(archiveKey(ctx, importId), (path) =>
      withArchive(path, settingsOf(ctx), (archive) =>
        importRecords(ctx, { importId, reached: row.reached }, archive, running),
      ),
    )
    await recountEveryLastContact(ctx, running.signal)
    await recomputeEveryone(ctx)
    await finish(ctx, importId)
  } catch (error) {
    const failure = running.signal.aborted ? null : finalFailure(error, running)
    if (failure === null) throw error
    await transaction(ctx, (ctx) => endImport(ctx, importId, failure))
  }
}

/** The import was buried because the service stopped twice over it. */
export async function giveUpArchive(
  kith: Kith,
  { importId }: Tasks['archive.import'],
  { memberId }: Pick<JobRun, 'memberId'>,
) {
  const ctx = await memberContextFor(kith, memberId)
  if (ctx) await transaction(ctx, (ctx) => endImport(ctx, importId, say('sentences.archive.stopped')))
}

/** Why a retry is pointless, or null. */
function finalFailure(error: unknown, { isLastTry }: JobRun) {
  if (error instanceof Refusal && error.code === 'invalid') return error.text
  if (isMissing(error)) return say('sentences.archive.fileGone')
  return isLastTry ? say('sentences.archive.failed') : null
}

type Import = { importId: string; reached: ArchivePlace }

async function importRecords(ctx: MemberContext, { importId, reached }: Import, archive: Archive, running: JobRun) {
  let place = reached.total > 0 ? reached : await checkRecords(ctx, importId, archive)
  for (const kind of kinds.slice(place.kind)) {
    const pace = createPace(withTurns)
    for await (const lines of stretches(archive.lines(fileOf(kind), place.line), pace)) {
      running.signal.throwIfAborted()
      const doneBefore = place.done
      place = await importLines(ctx, { importId, kind, lines }, { archive, pace, from: place })
      await refreshStatistics(ctx.db, doneBefore, place.done)
      running.progress(place.done / place.total)
    }
    place = { ...place, kind: place.kind + 1, line: 0 }
  }
}

/** Checks all checksums before anything is imported, and counts the records. */
async function checkRecords(ctx: MemberContext, importId: string, archive: Archive): Promise<ArchivePlace> {
  let total = 1
  for (const kind of kinds) total += await archive.countLines(fileOf(kind))
  await ctx.db
    .updateTable('archiveImports')
    .set({ startedAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', importId)
    .execute()
  return { kind: 0, line: 0, done: 0, total }
}

/** Stretches of long records have fewer of them. */
const maxLength = 4 * 1024 * 1024
const batchesInStretch = 4

/** The lines of several batches. */
async function* stretches(lines: AsyncIterable<string>, pace: Pace) {
  let stretch: string[] = []
  let size = 0
  for await (const line of lines) {
    stretch.push(line)
    size += line.length
    if (stretch.length < batchesInStretch * pace.size() && size < maxLength) continue
    yield stretch
    stretch = []
    size = 0
  }
  if (stretch.length > 0) yield stretch
}

/** Emits one event for the whole import, so that webhooks are not flooded. */
async function finish(ctx: MemberContext, importId: string) {
  await transaction(ctx, async (ctx) => {
    await endImport(ctx, importId, null)
    await emit(ctx, 'archive.imported', importId, null)
    const start = { kind: 'connection', after: beforeEveryId, seen: 0 } as const
    if (ctx.embedder) await queueJob(ctx, 'recall.catch-up', start, { memberId: ctx.member.id })
  })
}
