import { overdueCheck } from '#people/promises/due.ts'
import { promisesWithPeople } from '#people/promises/with-people.ts'
import type { Kith } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { type Birthday, birthdayEvent, promiseEvent } from './events.ts'
import type { CalendarEvent } from './icalendar.ts'
import { calendarWordsFor } from './words.ts'

/** A calendar app reads everything each time, so only the most urgent promises are in the feed. */
const maxPromises = 2000
const pageSize = 1000

type Reader = Pick<Kith, 'db' | 'config' | 'now'>
type Feed = {
  memberId: string
  timeZone: string
  locale: string | null
  promises: number
  birthdays: number
  details: 'full' | 'private'
}

/** The events of a feed: open promises that have a day, those overdue on today, and birthdays. */
export async function listFeedEvents(kith: Reader, feed: Feed): Promise<CalendarEvent[]> {
  const promises = feed.promises === 1 ? await openPromises(kith, feed.memberId) : []
  const birthdays = feed.birthdays === 1 ? await allBirthdays(kith, feed.memberId) : []
  const { details, timeZone, locale } = feed
  const now = kith.now()
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const isOverdue = overdueCheck(now, timeZone)
  const options = { details, timeZone, baseUrl: kith.config.baseUrl, today, isOverdue, ...calendarWordsFor(locale) }
  return [
    ...promises.map((promise) => promiseEvent(promise, options)),
    ...birthdays.map((person) => birthdayEvent(person, options)),
  ]
}

function openPromises({ db }: Reader, memberId: string) {
  return promisesWithPeople(db, memberId)
    .where('promises.completedAt', 'is', null)
    .where('promises.dueAssumedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(maxPromises)
    .execute()
}

async function allBirthdays({ db }: Reader, memberId: string) {
  const people: Birthday[] = []
  for (let after = beforeEveryId; ; ) {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'displayName', 'birthday'])
      .where('memberId', '=', memberId)
      .where('birthdayOn', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    people.push(...rows.flatMap(({ birthday, ...row }) => (birthday === null ? [] : [{ ...row, birthday }])))
    if (rows.length < pageSize) return people
    after = rows.at(-1)?.id ?? after
  }
}
