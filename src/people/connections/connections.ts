import { randomUUIDv7 } from 'node:crypto'
import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import { emit, emitAll } from '#platform/events/emit.ts'
import { contactDueOn, shortestRhythm, tagRhythms } from '../rhythms/rhythm.ts'
import { indexRecords, personRecord, personTerms } from '../search/index/terms.ts'
import type { ClearableField } from './record/api.ts'
import { changeJob } from './record/job-change.ts'
import { addLabels } from './record/labels.ts'
import { changeLists, type ListChanges, refuseStrayLabels, withoutStrayLabels } from './record/lists.ts'
import {
  blank,
  connectionView,
  type Details,
  givenFields,
  lockConnectionRow,
  personColumns,
  type Row,
  toStoredRow,
} from './record/row.ts'
import { writeChangedPerson } from './record/write-changed.ts'
import { linkNewPeople } from './related/names.ts'

export async function createConnection(ctx: MemberContext, person: NewPerson) {
  return transaction(ctx, async (ctx) => {
    refuseStrayLabels({ ...blank, ...givenFields(person) }, person.labels)
    const [row] = await addConnections(ctx, [person])
    return connectionView(row as Row)
  })
}

type Change = Details &
  ListChanges & {
    connectionId: string
    displayName?: string | undefined
    clear?: ClearableField[] | undefined
    jobChangedOn?: string | undefined
  }

export async function updateConnection(
  ctx: MemberContext,
  { connectionId, clear = [], jobChangedOn, ...changes }: Change,
) {
  return transaction(ctx, async (ctx) => {
    const before = await lockConnectionRow(ctx, connectionId)
    const { addEmails, addPhones, addTags, removeEmails, removePhones, removeTags, ...values } = changes
    const given = givenFields(values)
    const both = clear.find((field) => given[field] != null)
    if (both) throw wrongField('clear', say('fields.clearedAndGiven', { both }))
    const fields = { ...Object.fromEntries(clear.map((field) => [field, null])), ...given }
    const named = jobChangedOn === undefined ? fields : changeJob(before, fields, jobChangedOn)
    const byValue = { addEmails, addPhones, addTags, removeEmails, removePhones, removeTags }
    const changed = { ...named, ...changeLists({ ...before, ...named }, byValue) }
    if (Object.keys(changed).length === 0) return connectionView(before)
    refuseStrayLabels({ ...before, ...changed }, given.labels)
    const changedRow: Row = withoutStrayLabels({ ...before, ...changed, updatedAt: nowText(ctx) })
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

export type NewPerson = Details & { displayName: string }

/** Adds a few people in one statement. The caller opens the transaction. */
export async function addConnections(ctx: MemberContext, people: NewPerson[]): Promise<Row[]> {
  if (people.length === 0) return []
  const now = nowText(ctx)
  const rhythms = people.some(({ tags }) => tags && tags.length > 0) ? await tagRhythms(ctx) : new Map<string, number>()
  const rows = people.map(({ displayName, ...details }): Row => {
    const known = withoutStrayLabels({ ...blank, ...givenFields(details) })
    const row = { ...known, id: randomUUIDv7(), displayName, createdAt: now, updatedAt: now, lastContactAt: null }
    const tagRhythmDays = row.tags.length > 0 ? shortestRhythm(rhythms, row.tags) : null
    const due = contactDueOn({ ...row, tagRhythmDays }, ctx.member.timeZone)
    return { ...row, recentAt: now, tagRhythmDays, contactDueOn: due }
  })
  await insertPeople(
    ctx.db,
    rows.map((row) => ({ memberId: ctx.member.id, ...toStoredRow(row) })),
  )
  await addLabels(ctx, rows)
  await indexRecords(
    ctx,
    rows.map((row) => ({ ...personRecord(row.id), terms: personTerms(row) })),
  )
  const created = rows.map(({ id }) => ({ subjectId: id, connectionId: id }))
  await emitAll(ctx, 'connection.created', created)
  await linkNewPeople(ctx, rows)
  return rows
}

const insertPeople = preparedForRows('connections', personColumns, (insert) => insert)
