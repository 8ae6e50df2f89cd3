import type { Due } from '#people/promises/due.ts'
import { type CalendarLine, findTask, linesOf, unescapeText } from './calendar-lines.ts'
import { readDue } from './due-line.ts'

/** A task as a device sent it. */
export type SentTask = {
  uid: string
  summary: string
  due: Due | null
  isDone: boolean
  /** What means nothing to Kith, and comes back as it was sent. */
  keptLines: string[]
  keptAround: string[]
  /** The whole file, for a task that waits. */
  file: string
}

export const maxTaskBytes = 256 * 1024
const maxUid = 500

/** Null if it holds no task. */
export function readTask(body: Buffer, timeZone: string): SentTask | null {
  if (body.length > maxTaskBytes) return null
  const lines = linesOf(body.toString('utf8'))
  const task = findTask(lines)
  const textOf = (name: string) => task?.lines.find((line) => line.name === name)?.value.trim()
  const uid = textOf('UID')
  if (!task || !uid || uid.length > maxUid) return null
  const due = task.lines.find(({ name }) => name === 'DUE')
  return {
    uid,
    summary: unescapeText(textOf('SUMMARY') ?? ''),
    due: readDue(due, timeZone),
    isDone: isDone(textOf),
    keptLines: [...task.lines.filter(isKept).map(({ text }) => text), ...task.within],
    keptAround: task.around,
    file: lines.join('\n'),
  }
}

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
