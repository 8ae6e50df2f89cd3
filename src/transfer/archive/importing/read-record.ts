import { fieldErrors } from '#contract/field-errors.ts'
import { storableText } from '#contract/fields.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { RecordKind } from '../records/kind.ts'
import { exceedsLimits } from '../zip/json-limits.ts'

export type ParsedLine = { record: object } | { problem: string }

/** More than any record has. */
export const ofRecord = { keys: 5_000, values: 200_000 }

/** Parses a line into a record within the bounds of the API, or says what is wrong. Nothing in an archive is trusted. */
export function readRecord(ctx: MemberContext, { record }: RecordKind, line: string): ParsedLine {
  if (exceedsLimits(line, ofRecord)) return { problem: 'It is larger than any record.' }
  const value = parseJson(line)
  if (value === undefined) return { problem: 'It is not valid JSON.' }
  const result = record.safeParse(value, { reportInput: true })
  if (!result.success) return { problem: sentence(fieldErrors(result.error)) }
  const late = lateField(ctx, result.data as Record<string, unknown>)
  return late === undefined ? { record: result.data as object } : { problem: `Its ${late} is in the future.` }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function sentence(errors: ReturnType<typeof fieldErrors>) {
  const [first] = errors
  if (!first) return 'It is not a record of this kind.'
  return storableText(`Its ${first.field.slice(0, 80) || 'record'} ${first.message.slice(0, 200)}.`)
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
