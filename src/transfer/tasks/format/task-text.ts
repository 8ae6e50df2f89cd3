import { compactInstant, escapeText, foldLine } from '#cards/vcards/format/escape.ts'
import { productId } from '#cards/vcards/format/header.ts'
import { isNameTitle } from '#language/names/call-name.ts'
import { foldedNameWords } from '#language/words/words.ts'
import type { DueOrOpen } from '#people/promises/due.ts'
import { type CalendarLine, parseLine } from './calendar-lines.ts'
import { dueLine } from './due-line.ts'

/** Raised when the writer changes: devices then fetch every task again. */
export const writerVersion = 3

export type TaskPromise = DueOrOpen & {
  id: string
  connectionId: string
  displayName: string
  text: string
  createdAt: string
  completedAt: string | null
}

type Task = { uid: string; promise: TaskPromise; keptLines: string; keptAround: string }

/** A promise as the file of one task. Everything that devices added to it is there again. */
export function renderTask({ uid, promise, ...kept }: Task, { timeZone, baseUrl }: Options) {
  const due = dueLine(promise, timeZone)
  const keptLines = linesIn(kept.keptLines).filter((line) => fits(line, promise, due))
  const isKept = (name: string) => keptLines.some((line) => line?.name === name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    ...kept.keptAround.split('\n').filter(Boolean),
    'BEGIN:VTODO',
    `UID:${uid}`,
    `DTSTAMP:${compactInstant(promise.completedAt ?? promise.createdAt)}`,
    `CREATED:${compactInstant(promise.createdAt)}`,
    `SUMMARY:${escapeText(summaryOf(promise))}`,
    ...(due === null ? [] : [due]),
    ...statusLines(promise, isKept),
    ...(isKept('URL') ? [] : [`URL:${baseUrl}/people/${promise.connectionId}`]),
    ...keptLines.map(({ text }) => text),
    'END:VTODO',
    'END:VCALENDAR',
  ]
  return lines.map(foldLine).join('')
}

type Options = { timeZone: string; baseUrl: string }

/** With the name, unless the text has it, because task lists show nothing else about the person. */
export function summaryOf({ text, displayName }: Pick<TaskPromise, 'text' | 'displayName'>) {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return isNamed(words, displayName) ? words : `${words} (${displayName})`
}

/** Ignoring accents, capitals and titles. */
function isNamed(text: string, displayName: string) {
  const name = displayName.split(' ').filter((word) => !isNameTitle(word))
  const wordsOf = (said: string) => ` ${foldedNameWords(said.replaceAll(/['’]s(?!\p{L})/gu, ' s')).join(' ')} `
  return name.length > 0 && wordsOf(text).includes(wordsOf(name.join(' ')))
}

function statusLines({ completedAt }: TaskPromise, isKept: (name: string) => boolean) {
  if (completedAt !== null)
    return ['STATUS:COMPLETED', `COMPLETED:${compactInstant(completedAt)}`, 'PERCENT-COMPLETE:100']
  return isKept('STATUS') ? [] : ['STATUS:NEEDS-ACTION']
}

const linesIn = (text: string) =>
  text.split('\n').flatMap((line): CalendarLine[] => {
    const parsed = line === '' ? null : parseLine(line)
    return parsed ? [parsed] : []
  })

/** A start after the end makes a task invalid. */
function fits({ name, value }: CalendarLine, { completedAt }: TaskPromise, due: string | null) {
  if (completedAt !== null && (name === 'STATUS' || name === 'PERCENT-COMPLETE')) return false
  if (name !== 'DTSTART' || due === null) return true
  const end = due.slice(due.lastIndexOf(':') + 1)
  return value.includes('T') === end.includes('T') && value.slice(0, 8) <= end.slice(0, 8)
}
