import { fieldErrors } from '#contract/field-errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Kind } from '../records/kind.ts'
import { isTooMuch } from './line-limits.ts'

export type Read = { record: object } | { wrong: string }

/** A line as a record, within the bounds of the API; or what is wrong with it. Nothing in an archive is trusted. */
export function readRecord(ctx: MemberContext, { record }: Kind, line: string): Read {
  if (isTooMuch(line)) return { wrong: 'It holds more than any record does.' }
  const said = parsed(line)
  if (said === undefined) return { wrong: 'It is no JSON.' }
  const result = record.safeParse(said, { reportInput: true })
  if (!result.success) return { wrong: sentence(fieldErrors(result.error)) }
  const late = lateField(ctx, result.data as Record<string, unknown>)
  return late === undefined ? { record: result.data as object } : { wrong: `Its ${late} lies in the future.` }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function sentence(errors: ReturnType<typeof fieldErrors>) {
  const [first] = errors
  if (!first) return 'It is not a record of this kind.'
  // What the archive calls a field may be nothing that a store keeps.
  return sound(`Its ${first.field.slice(0, 80) || 'record'} ${first.message.slice(0, 200)}.`)
}

const sound = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** For clocks that are wrong. */
const dayOfGrace = 24 * 3600 * 1000

/** What has happened has not happened tomorrow. Only a snooze looks ahead. */
function lateField(ctx: MemberContext, record: Record<string, unknown>) {
  const latest = ctx.now().epochMilliseconds + dayOfGrace
  const isLate = ([name, value]: [string, unknown]) =>
    name.endsWith('At') && typeof value === 'string' && Date.parse(value) > latest
  return Object.entries(record).find(isLate)?.[0]
}
