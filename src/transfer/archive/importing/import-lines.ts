import type { FieldError } from '#contract/errors.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { storableText } from '#contract/fields.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { othersWait } from '#platform/db/others-wait.ts'
import type { Pace } from '#platform/db/pace.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ArchiveCounts, ArchiveNote, ArchivePlace } from '#platform/db/schema/values.ts'
import { leaveOut, type Outcome, type RecordKind } from '../records/kind.ts'
import { exceedsLimits } from '../zip/lines.ts'
import type { Archive } from '../zip/open-archive.ts'

type Batch = { importId: string; kind: RecordKind; read: ParsedLine[]; prepared: unknown }
type Lines = { importId: string; kind: RecordKind; lines: string[] }

/**
 * Imports lines from a place on, in batches. Those share a transaction while nobody else waits to write, because each commit
 * writes again many pages that the next batch changes too.
 */
export async function importLines(
  ctx: MemberContext,
  { importId, kind, lines }: Lines,
  { archive, pace, from }: { archive: Archive; pace: Pace; from: ArchivePlace },
) {
  const read = await mapInTurns(lines, (line) => readRecord(ctx, kind, line))
  const records = recordsOf(read)
  const prepared = records.length > 0 ? await kind.prepare?.(ctx, records, archive) : null
  const start = from.line
  const end = start + lines.length
  const saveSome = async (ctx: MemberContext, from: ArchivePlace) => {
    for (let place = from; ; ) {
      const at = place.line - start
      const batch = { importId, kind, read: read.slice(at, at + pace.size()), prepared }
      const before = place
      place = await pace.run(() => saveBatch(ctx, batch, before))
      if (place.line === end || othersWait(ctx.db)) return place
    }
  }
  let place = from
  while (place.line < end) {
    const before = place
    place = await transaction(ctx, (ctx) => saveSome(ctx, before))
  }
  return place
}

const recordsOf = (read: ParsedLine[]) => read.flatMap((each) => ('record' in each ? [each.record] : [])) as never[]

/** Saves some records and the progress in the same transaction, so that each record counts once even if a worker dies. */
async function saveBatch(ctx: MemberContext, { importId, kind, read, prepared }: Batch, place: ArchivePlace) {
  const next = { ...place, line: place.line + read.length, done: place.done + read.length }
  const before = await lockImport(ctx, importId)
  if (before.reached.done !== place.done) throw new Error('Another worker has continued this import.')
  const records = recordsOf(read)
  const saved = records.length > 0 ? await kind.save(ctx, records, prepared as never) : []
  const outcomes = outcomesOf(kind, read, saved, place.line)
  await ctx.db
    .updateTable('archiveImports')
    .set({
      reached: json(next),
      tallies: json(addCounts(before.tallies, kind, outcomes)),
      remarks: json([...before.remarks, ...notesOn(kind, outcomes)].slice(0, maxNotes)),
    })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', importId)
    .execute()
  return next
}

const maxNotes = 100

/** Locks the import until the transaction ends. */
async function lockImport(ctx: MemberContext, importId: string) {
  return ctx.db
    .updateTable('archiveImports')
    .set({ id: importId })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', importId)
    .returning(['reached', 'tallies', 'remarks'])
    .executeTakeFirstOrThrow()
}

type LineOutcome = Outcome & { id: string }

/** The outcome of each line, in order. */
function outcomesOf(kind: RecordKind, read: ParsedLine[], saved: Outcome[], from: number): LineOutcome[] {
  const outcomes = saved.values()
  return read.map((each, at) => {
    if ('problem' in each) return { ...leaveOut(each.problem), id: `line ${from + at + 1}` }
    const outcome = outcomes.next().value ?? leaveOut(say('sentences.archive.left'))
    return { ...outcome, id: kind.idOf(each.record as never) }
  })
}

function addCounts(before: ArchiveCounts, { name }: RecordKind, outcomes: Outcome[]): ArchiveCounts {
  const counts = { ...(before[name] ?? { added: 0, alreadyThere: 0, differed: 0, leftOut: 0 }) }
  for (const { as } of outcomes) counts[as] += 1
  return { ...before, [name]: counts }
}

const differs = say('sentences.archive.differs')

function notesOn({ name: kind }: RecordKind, outcomes: LineOutcome[]): ArchiveNote[] {
  return outcomes.flatMap(({ id, as, what }) => {
    const note = what ?? (as === 'differed' ? differs : undefined)
    return note === undefined ? [] : [{ kind, id, what: note }]
  })
}

type ParsedLine = { record: object } | { problem: Text }

/** More than any record has. */
export const ofRecord = { keys: 5_000, values: 200_000 }

/**
 * Parses a line into a record within the bounds of the API, or describes the error. Nothing in an archive is trusted.
 */
function readRecord(ctx: MemberContext, { record }: RecordKind, line: string): ParsedLine {
  if (exceedsLimits(line, ofRecord)) return { problem: say('sentences.archive.tooLarge') }
  const value = parseJson(line)
  if (value === undefined) return { problem: say('sentences.archive.notJson') }
  const result = record.safeParse(value, { reportInput: true })
  if (!result.success) return { problem: faultIn(fieldErrors(result.error)) }
  const late = lateField(ctx, result.data as Record<string, unknown>)
  return late === undefined
    ? { record: result.data as object }
    : { problem: say('sentences.archive.future', { field: late }) }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function faultIn([first]: FieldError[]) {
  if (!first?.text) return say('sentences.archive.notOfKind')
  return say('sentences.archive.field', {
    field: storableText(first.field.slice(0, 80)) || 'record',
    fault: first.text,
  })
}

/** Tolerance for wrong clocks. */
const clockTolerance = 24 * 3600 * 1000

/** The first timestamp in the future. Only a snooze may be. */
function lateField(ctx: MemberContext, record: Record<string, unknown>) {
  const latest = ctx.now().epochMilliseconds + clockTolerance
  const isLate = ([name, value]: [string, unknown]) =>
    name.endsWith('At') && typeof value === 'string' && Date.parse(value) > latest
  return Object.entries(record).find(isLate)?.[0]
}
