import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import { emitAll } from '#platform/events/emit.ts'
import { contactDueOn } from '../rhythms/rhythm.ts'
import { shortestRhythm, tagRhythms } from '../rhythms/tag-rhythm-rows.ts'
import { indexRecords, personRecord, personTerms } from '../search/index/terms.ts'
import { personColumns } from './record/full-row.ts'
import { addLabels } from './record/labels.ts'
import { blank, type Details, givenFields, type Row, toStoredRow } from './record/row.ts'

export type NewPerson = Details & { displayName: string }

/** Adds a few people in one statement. The caller opens the transaction. */
export async function addConnections(ctx: MemberContext, people: NewPerson[]): Promise<Row[]> {
  if (people.length === 0) return []
  const now = nowText(ctx)
  const rhythms = people.some(({ tags }) => tags && tags.length > 0) ? await tagRhythms(ctx) : new Map<string, number>()
  const rows = people.map(({ displayName, ...details }): Row => {
    const known = { ...blank, ...givenFields(details) }
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
  return rows
}

const insertPeople = preparedForRows('connections', personColumns, (insert) => insert)
