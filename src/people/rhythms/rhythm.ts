import { dateAt } from '#language/calendar/calendar.ts'
import { fold } from '#language/words/fold.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

/** The rhythms of a person: set for them, set for one of their tags, or learned. */
type Rhythms = Pick<Schema['connections'], 'rhythmDays' | 'tagRhythmDays' | 'learnedRhythmDays'>

export type Rhythm = { days: number; from: 'person' | 'tag' | 'learned' | 'usual' }

const defaultDays = 180

/** How often to be in touch: as set for the person, else for one of their tags, else as learned. */
export function rhythmOf({ rhythmDays, tagRhythmDays, learnedRhythmDays }: Rhythms): Rhythm {
  if (rhythmDays !== null) return { days: rhythmDays, from: 'person' }
  if (tagRhythmDays !== null) return { days: tagRhythmDays, from: 'tag' }
  if (learnedRhythmDays !== null) return { days: learnedRhythmDays, from: 'learned' }
  return { days: defaultDays, from: 'usual' }
}

export type Contact = Rhythms & Pick<Schema['connections'], 'lastContactAt' | 'restUntil' | 'diedOn'>

/** The day to be in touch again, on the member's calendar: a rhythm after the last contact, and not during a rest. */
export function contactDueOn(contact: Contact, timeZone: string) {
  if (contact.lastContactAt === null || contact.diedOn !== null) return null
  const due = dateAt(contact.lastContactAt, timeZone)
    .add({ days: rhythmOf(contact).days })
    .toString()
  return contact.restUntil !== null && contact.restUntil > due ? contact.restUntil : due
}

/** From one calendar date to another, or from one instant to another. */
export function daysBetween(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / dayLength
}

const dayLength = 24 * 3600 * 1000

const learning = { minContactDays: 3, maxContactDays: 12, minRhythm: 14, maxRhythm: 365 }

/** The median pause between the last days of contact; null if there are too few days. */
export function learnedRhythm(newestFirst: string[], timeZone: string) {
  const days: Temporal.PlainDate[] = []
  for (const instant of newestFirst) {
    const day = dateAt(instant, timeZone)
    if (!days.at(-1)?.equals(day)) days.push(day)
    if (days.length === learning.maxContactDays) break
  }
  if (days.length < learning.minContactDays) return null
  const pauses = days.slice(1).map((day, at) => day.until(days[at] ?? day).days)
  return Math.min(learning.maxRhythm, Math.max(learning.minRhythm, median(pauses)))
}

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return Math.round((low + high) / 2)
}

/** The member whose people they are. */
export type Owner = { db: Db; member: { id: string; timeZone: string } }

type TagRhythms = Map<string, number>

/** The same for all spellings of a tag. */
export const tagKey = (tag: string) => fold(tag.trim())

export async function tagRhythms({ db, member }: Owner): Promise<TagRhythms> {
  const rows = await listByTag(db, { memberId: member.id })
  return new Map(rows.map((row) => [row.tagKey, row.days]))
}

export const listByTag = prepared((db, { memberId }: { memberId: string }) =>
  db.selectFrom('tagRhythms').select(['tagKey', 'tag', 'days']).where('memberId', '=', memberId).orderBy('tagKey'),
)

/** If a person has several tags with a rhythm, the shortest counts. */
export function shortestRhythm(rhythms: TagRhythms, tags: string[]) {
  const days = tags.flatMap((tag) => rhythms.get(tagKey(tag)) ?? [])
  return days.length > 0 ? Math.min(...days) : null
}
