import { setImmediate as nextTurn } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import { memberContextFor } from '#members/members/member-context.ts'
import { recountEveryLastContact } from '#people/connections/record/last-contact.ts'
import { recomputeEveryone } from '#people/rhythms/recompute-everyone.ts'
import { isMissing } from '#platform/blobs/failures.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { ArchivePlace } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { later } from '#platform/jobs/later.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { kinds } from '../kinds/kinds.ts'
import { atOnce, fileOf } from '../records/kind.ts'
import { type Archive, withArchive } from '../zip/open-archive.ts'
import { archiveKey } from './archive-keys.ts'
import { keepBatch } from './batch.ts'
import { endImport, settingsOf } from './imports.ts'
import { importsOf } from './stored-import.ts'

/** Brings an archive in, from where it was left off. What is wrong with it is told once; what is wrong with us is tried again. */
export async function importArchive(kith: Kith, { importId }: Tasks['archive.import'], running: Running) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  const row = await importsOf(ctx).where('id', '=', importId).executeTakeFirst()
  if (!row || row.finishedAt) return
  try {
    await ctx.blobs.asFile(archiveKey(ctx, importId), (path) =>
      withArchive(path, settingsOf(ctx), (archive) =>
        takeAll(ctx, { importId, reached: row.reached }, archive, running),
      ),
    )
    await recountEveryLastContact(ctx, running.signal)
    await recomputeEveryone(ctx)
    await finish(ctx, importId)
  } catch (error) {
    const sentence = running.signal.aborted ? null : giveUp(error, running)
    if (sentence === null) throw error
    await transaction(ctx, (ctx) => endImport(ctx, importId, sentence))
  }
}

/** Why it is no use to try again; null when it is. */
function giveUp(error: unknown, { isLastTry }: Running) {
  if (error instanceof Refusal && error.code === 'invalid') return error.message
  if (isMissing(error)) return 'The archive is no longer here. Send it again.'
  return isLastTry
    ? 'It was tried several times and did not work. Send it again: what is there already is skipped.'
    : null
}

type Import = { importId: string; reached: ArchivePlace }

async function takeAll(ctx: MemberContext, { importId, reached }: Import, archive: Archive, running: Running) {
  let place = reached.total > 0 ? reached : await start(ctx, importId, archive)
  for (const kind of kinds.slice(place.kind)) {
    for await (const lines of batches(archive.lines(fileOf(kind), place.line))) {
      running.signal.throwIfAborted()
      // On SQLite nothing waits for the outside: others have their turn here.
      await nextTurn()
      place = await keepBatch(ctx, { importId, kind, lines, place }, archive)
      running.progress(place.done / place.total)
    }
    place = { ...place, kind: place.kind + 1, line: 0 }
  }
}

/** Nothing is taken before every record is known to be as it was written. */
async function start(ctx: MemberContext, importId: string, archive: Archive): Promise<ArchivePlace> {
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

/** A record may be long: then fewer are read at once. */
const mostAtOnce = 4 * 1024 * 1024

async function* batches(lines: AsyncIterable<string>) {
  let some: string[] = []
  let size = 0
  for await (const line of lines) {
    some.push(line)
    size += line.length
    if (some.length < atOnce && size < mostAtOnce) continue
    yield some
    some = []
    size = 0
  }
  if (some.length > 0) yield some
}

/** One event for all of it: whoever follows a member's memory is not flooded, and reads what is there. */
async function finish(ctx: MemberContext, importId: string) {
  await transaction(ctx, async (ctx) => {
    await endImport(ctx, importId, null)
    await emit(ctx, 'archive.imported', importId, null)
    const start = { kind: 'connection', after: beforeEveryId, seen: 0 } as const
    if (ctx.embedder) await later(ctx, 'recall.catch-up', start, { memberId: ctx.member.id })
  })
}
