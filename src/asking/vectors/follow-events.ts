import { setTimeout as pause } from 'node:timers/promises'
import { type Kith, transaction } from '#platform/context/context.ts'
import type { EventRow } from '#platform/context/event-feed.ts'
import { skipLocked } from '#platform/db/row-locks.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import { lastEventNumber, readAllEvents } from '#platform/events/read.ts'
import { queueJobs } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { catchUpFromStart } from './fill.ts'
import { forgetVectors } from './forget.ts'

const tickMs = 1_000
const batchSize = 500

/** After these events a text may have changed. */
const changes: Record<string, PassageKind> = {
  'connection.created': 'connection',
  'connection.updated': 'connection',
  'connection.parted': 'connection',
  'connection.restored': 'connection',
  'interaction.added': 'interaction',
  'interaction.updated': 'interaction',
  'interaction.restored': 'interaction',
  'promise.made': 'promise',
  'promise.updated': 'promise',
  'promise.restored': 'promise',
  'followup.drafted': 'followup',
  'followup.updated': 'followup',
}
const removals = new Set([
  'connection.removed',
  'connection.merged',
  'interaction.removed',
  'promise.removed',
  'followup.removed',
])
/** Merges also change the person who remains. */
const changesOfBoth = new Set(['connection.merged', 'connection.parted'])

/** Brings the vectors up to date with the outbox, in this process, until it is closed. */
export function openVectorFollower(kith: Kith) {
  const closing = new AbortController()
  const { signal } = closing
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'following events for vectors failed'))
  const loop = async () => {
    while (!signal.aborted) {
      const followed = (await followEvents(kith).catch(complain)) ?? 0
      if (followed < batchSize) await pause(tickMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = loop()
  const close = async () => {
    closing.abort()
    await running
  }
  return { close }
}

/** Handles the events since the last call, by this or another process. Returns how many. */
export async function followEvents(kith: Kith) {
  // Usually there are no new events, so checking must not write.
  const { vectorsAfter } = await kith.db.selectFrom('instance').select('vectorsAfter').executeTakeFirstOrThrow()
  if ((await lastEventNumber(kith)) <= vectorsAfter) return 0
  return transaction(kith, async (kith) => {
    const cursor = await skipLocked(kith.db, kith.db.selectFrom('instance').select('vectorsAfter')).executeTakeFirst()
    const events = cursor ? await readAllEvents(kith, cursor.vectorsAfter, batchSize) : []
    const last = events.at(-1)
    if (!last) return 0
    for (const [memberId, theirs] of Map.groupBy(events, ({ memberId }) => memberId)) {
      await forgetRemovedLater(kith, memberId, theirs)
      if (kith.embedder) await embedLater(kith, memberId, theirs)
    }
    await kith.db.updateTable('instance').set({ vectorsAfter: last.number }).execute()
    return events.length
  })
}

/** Also without the add-on: it may have been installed before. */
async function forgetRemovedLater(kith: Kith, memberId: string, events: EventRow[]) {
  const removed = events.filter(({ kind }) => removals.has(kind))
  const ids = removed.map(({ subjectId }) => subjectId)
  await forgetVectors({ db: kith.db, member: { id: memberId } }, ids)
  // The notes and promises removed with a person can't be found by their ids any more.
  if (removed.some(({ kind }) => kind === 'connection.removed')) await queueJobs(kith, 'recall.forget', [{ memberId }])
}

/** Hidden from the member's job list: there are many, and the member can't act on them. */
async function embedLater(kith: Kith, memberId: string, events: EventRow[]) {
  const jobs = new Map<string, Tasks['recall.embed']>()
  const add = (kind: PassageKind, id: string) => jobs.set(id, { memberId, kind, id })
  for (const { kind, subjectId, connectionId } of events) {
    const changed = changes[kind]
    if (changed) add(changed, subjectId)
    if (changesOfBoth.has(kind) && connectionId) add('connection', connectionId)
  }
  await queueJobs(kith, 'recall.embed', [...jobs.values()])
  // The notes and promises that came back with a person have no events of their own.
  if (events.some(({ kind }) => kind === 'connection.restored')) await catchUpFromStart(kith, memberId)
}
