import type { Due } from '#people/promises/due.ts'
import { type CalendarLine, findTask, linesOf, unescapeText } from './calendar-lines.ts'
import { readDue, readInstant } from './due-line.ts'

/** A task as a device sent it. */
export type SentTask = {
  uid: string
  summary: string
  due: Due | null
  isDone: boolean
  /** When it was completed, if the device states it. */
  completedAt: Temporal.Instant | null
  /** Properties unknown to Kith, which are returned as sent. */
  keptLines: string[]
  keptAround: string[]
  /** The whole file, for a task that waits. */
  file: string
}

export const maxTaskBytes = 256 * 1024
const maxUid = 500
/** With alarms and zones a task has a hundred or two. Each is read and written again with every change of the promise. */
const maxLines = 6_000
/** Far more than a promise can have, whatever is escaped in it. */
const maxSummaryLength = 20_000

/** Whether it is a calendar with something else than a task in it, such as a meeting. */
export function isOtherComponent(body: Buffer) {
  const text = body.subarray(0, maxTaskBytes).toString('latin1')
  return /^BEGIN:V(?:EVENT|JOURNAL|FREEBUSY|AVAILABILITY)\s*$/im.test(text) && !/^BEGIN:VTODO\s*$/im.test(text)
}

/** Null if it holds no task. */
export function readTask(body: Buffer, timeZone: string): SentTask | null {
  if (body.length > maxTaskBytes) return null
  const text = body.toString('utf8')
  if (hasMoreLines(text, maxLines)) return null
  const lines = linesOf(text)
  const task = findTask(lines)
  const textOf = (name: string) => task?.lines.find((line) => line.name === name)?.value.trim()
  const uid = textOf('UID')
  if (!task || !uid || uid.length > maxUid) return null
  const lineOf = (name: string) => task.lines.find((line) => line.name === name)
  return {
    uid,
    summary: unescapeText((textOf('SUMMARY') ?? '').slice(0, maxSummaryLength)),
    due: readDue(lineOf('DUE'), timeZone),
    isDone: isDone(textOf),
    completedAt: readInstant(lineOf('COMPLETED'), timeZone),
    keptLines: [...task.lines.filter(isKept).map(({ text }) => text), ...task.within],
    keptAround: task.around,
    file: lines.join('\n'),
  }
}

function hasMoreLines(text: string, count: number) {
  let lines = 0
  for (let at = 0; at < text.length && lines <= count; at += 1) {
    const sign = text.charCodeAt(at)
    // Old programs end a line with a return alone.
    if (sign === lineFeed || (sign === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) lines += 1
  }
  return lines > count
}

const [lineFeed, carriageReturn] = [10, 13]

/** Clients differ in which of the three they write. */
function isDone(textOf: (name: string) => string | undefined) {
  return (
    textOf('STATUS')?.toUpperCase() === 'COMPLETED' ||
    textOf('COMPLETED') !== undefined ||
    Number(textOf('PERCENT-COMPLETE')) === 100
  )
}

const own = new Set(['UID', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SUMMARY', 'DUE', 'COMPLETED'])

/** How far an open task is stays with it, too. */
function isKept({ name, value }: CalendarLine) {
  if (name === 'STATUS') return /^(?:IN-PROCESS|CANCELLED)$/i.test(value.trim())
  if (name === 'PERCENT-COMPLETE') return Number(value) > 0 && Number(value) < 100
  // Our own address of the person, as it comes back.
  if (name === 'URL') return !/\/people\/[\da-f-]{36}$/.test(value.trim())
  return !own.has(name)
}
