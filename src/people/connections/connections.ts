import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { emit } from '#platform/events/emit.ts'
import { interactionView, newestEntries } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'
import { contactDueOn } from '../rhythms/rhythm.ts'
import { shortestRhythm, tagRhythms } from '../rhythms/tag-rhythm-rows.ts'
import { addConnections, type NewPerson } from './add.ts'
import type { ClearableField } from './record/api.ts'
import { countExtras } from './record/extras.ts'
import { changeLists, type ListChanges } from './record/lists.ts'
import { connectionNotFound } from './record/lock.ts'
import { connectionView, type Details, findConnection, givenFields, lockConnectionRow, type Row } from './record/row.ts'
import { writeChangedPerson } from './record/write-changed.ts'

const maxEntries = 20
const maxPromises = 20

export async function createConnection(ctx: MemberContext, person: NewPerson) {
  return transaction(ctx, async (ctx) => {
    const [row] = await addConnections(ctx, [person])
    return connectionView(row as Row)
  })
}

/** With `before`, an older page of the timeline. */
export async function getConnection(
  ctx: MemberContext,
  { connectionId, before }: { connectionId: string; before?: string | undefined },
) {
  const [row, extras, timeline, promises] = await Promise.all([
    findConnection(ctx, connectionId),
    countExtras(ctx, connectionId),
    newestEntries(ctx, connectionId, maxEntries + 1, { before }),
    promisesTo(ctx, connectionId, maxPromises + 1),
  ])
  if (!row) throw connectionNotFound()
  const { shown, next } = pageOf(timeline, maxEntries, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return {
    ...connectionView(row),
    extras,
    timeline: shown.map(interactionView),
    promises: promises.slice(0, maxPromises),
    more: truncationNote(next !== undefined, promises.length > maxPromises),
    next,
  }
}

type Change = Details &
  ListChanges & { connectionId: string; displayName?: string | undefined; clear?: ClearableField[] | undefined }

export async function updateConnection(ctx: MemberContext, { connectionId, clear = [], ...changes }: Change) {
  return transaction(ctx, async (ctx) => {
    const before = await lockConnectionRow(ctx, connectionId)
    const { addEmails, addPhones, addTags, removeEmails, removePhones, removeTags, ...values } = changes
    const given = givenFields(values)
    const both = clear.find((field) => given[field] != null)
    if (both) throw wrongField('clear', say('fields.clearedAndGiven', { both }))
    const named = { ...Object.fromEntries(clear.map((field) => [field, null])), ...given }
    const byValue = { addEmails, addPhones, addTags, removeEmails, removePhones, removeTags }
    const changed = { ...named, ...changeLists({ ...before, ...named }, byValue) }
    if (Object.keys(changed).length === 0) return connectionView(before)
    const changedRow: Row = { ...before, ...changed, updatedAt: nowText(ctx) }
    const after: Row = { ...changedRow, ...(await computeRhythm(ctx, changedRow)) }
    await writeChangedPerson(ctx, before, after)
    await emit(ctx, 'connection.updated', connectionId, connectionId)
    return connectionView(after)
  })
}

/** The values that follow from tags and rhythm. */
async function computeRhythm(ctx: MemberContext, row: Row) {
  const tagRhythmDays = row.tags.length > 0 ? shortestRhythm(await tagRhythms(ctx), row.tags) : null
  return { tagRhythmDays, contactDueOn: contactDueOn({ ...row, tagRhythmDays }, ctx.member.timeZone) }
}

function truncationNote(timeline: boolean, promises: boolean) {
  const notes = [
    timeline && `Showing ${maxEntries} timeline entries: for older ones, send next as before.`,
    promises &&
      `Showing only the first ${maxPromises} promises: list_open_promises with connectionId has all open ones.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}
