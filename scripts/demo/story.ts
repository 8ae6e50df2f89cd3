import type { z } from 'zod'
import type { api } from '#contract/api.ts'

type Details = Omit<z.output<(typeof api)['Connections_create']['input']>, 'metOn'>

/** A person and their timeline, in days before today. */
export type Person = Details & {
  howMet: string
  /** Known before the demo's time span, without a date. */
  longKnown?: true
  /**
   * A line each, the oldest first: `12 call What was said` is a call twelve days ago,
   * `12 memo file.webm What was said` a voice memo with its recording in `audio/`.
   */
  timeline: string
  /** A line each: `9 ago, due in 3 at 15:30: Text`, or `30 ago, due 5 ago, kept 6 ago: Text`. */
  promises?: string
}

type Entry = { ago: number; kind: 'note' | 'meeting' | 'call' | 'message' | 'memo'; text: string; file?: string }
type DemoPromise = { made: number; dueIn: number; dueTime: string | undefined; kept: number | undefined; text: string }

/** A birthday that is always so many days away. */
export const birthdayIn = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString().replace(/^\d+/, '-')

export function parseEntries(story: string): Entry[] {
  return lines(story).map((line) => {
    const [, ago, kind, file, text = ''] =
      /^(\d+) (?:(note|meeting|call|message)|memo (\S+\.\w+)) (\S.*)$/.exec(line) ?? unreadable(line)
    if (file) return { ago: Number(ago), kind: 'memo', text, file }
    return { ago: Number(ago), kind: kind as Entry['kind'], text }
  })
}

export function parsePromises(story = ''): DemoPromise[] {
  return lines(story).map((line) => {
    const [, made, due = '', dueTime, kept, text = ''] =
      /^(\d+) ago, due (today|in \d+|\d+ ago)(?: at (\d\d:\d\d))?(?:, kept (\d+) ago)?: (\S.*)$/.exec(line) ??
      unreadable(line)
    return { made: Number(made), dueIn: days(due), dueTime, kept: kept === undefined ? undefined : Number(kept), text }
  })
}

/** From today: `in 3` is 3, `today` is 0, `3 ago` is -3. */
function days(due: string) {
  const count = Number(/\d+/.exec(due)?.[0] ?? 0)
  return due.endsWith('ago') ? -count : count
}

function lines(story: string) {
  return story
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function unreadable(line: string): never {
  throw new Error(`Invalid line in the demo data: ${line}`)
}
