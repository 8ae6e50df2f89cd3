import type { Kith } from '../context.ts'
import { beforeEveryId } from '../db/schema.ts'
import { deadline, endOfDay } from '../promises/due.ts'
import type { CalendarEvent } from './icalendar.ts'

/** A calendar program reads it all each time: the most urgent promises are enough. */
export const mostPromises = 2000
const part = 1000

type Reader = Pick<Kith, 'db' | 'config'>
type Feed = { memberId: string; timeZone: string; promises: number; birthdays: number; details: 'full' | 'private' }

/** What is in a feed: open promises when they are due, also when that has passed, and birthdays. */
export async function contentsOf(kith: Reader, feed: Feed): Promise<CalendarEvent[]> {
  const promises = feed.promises === 1 ? await openPromises(kith, feed.memberId) : []
  const birthdays = feed.birthdays === 1 ? await allBirthdays(kith, feed.memberId) : []
  const { baseUrl } = kith.config
  return [
    ...promises.map((promise) => promiseEvent(promise, feed, baseUrl)),
    ...birthdays.map((person) => birthdayEvent(person, feed, baseUrl)),
  ]
}

type OpenPromise = Awaited<ReturnType<typeof openPromises>>[number]

function openPromises({ db }: Reader, memberId: string) {
  return db
    .selectFrom('promises')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'promises.memberId')
        .onRef('connections.id', '=', 'promises.connectionId'),
    )
    .select(['promises.id', 'promises.text', 'promises.dueOn', 'promises.dueTime', 'connections.displayName'])
    .where('promises.memberId', '=', memberId)
    .where('promises.completedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(mostPromises)
    .execute()
}

/** Without a time it is the day; with one it is that instant, by the member’s clock, whatever zone the program is in. */
function promiseEvent(
  { id, text, dueOn, dueTime, displayName }: OpenPromise,
  { details, timeZone }: Feed,
  base: string,
) {
  const on = whenDue({ dueOn, dueTime }, timeZone)
  const event = { uid: `${id}@promises.kith`, on }
  if (details === 'private') return { ...event, title: 'A promise is due' }
  return { ...event, title: `${text} (${displayName})`, description: `Promised to ${displayName}.\n${base}/` }
}

function whenDue(due: { dueOn: string; dueTime: string }, timeZone: string) {
  if (due.dueTime === endOfDay) return { date: due.dueOn }
  const instant = deadline(due, timeZone).toString({ smallestUnit: 'second' })
  // The last day of the year 9999 may be over already in Greenwich, and calendars know four digits.
  return /^\d{4}-/.test(instant) ? { instant } : { date: due.dueOn }
}

type Born = { id: string; displayName: string; birthday: string }

async function allBirthdays({ db }: Reader, memberId: string) {
  const people: Born[] = []
  for (let after = beforeEveryId; ; ) {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'displayName', 'birthday'])
      .where('memberId', '=', memberId)
      .where('birthdayOn', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(part)
      .execute()
    people.push(...rows.flatMap(({ birthday, ...row }) => (birthday === null ? [] : [{ ...row, birthday }])))
    if (rows.length < part) return people
    after = rows.at(-1)?.id ?? after
  }
}

/** No age: the title of what comes back every year is the same every year. */
function birthdayEvent({ id, displayName, birthday }: Born, { details }: Feed, base: string) {
  const day = birthday.slice(-5)
  // Who was born on a leap day has the last of February in other years.
  const yearly = day === '02-29' ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
  const event = { uid: `${id}@birthdays.kith`, on: { date: firstShown(birthday) }, yearly }
  if (details === 'private') return { ...event, title: 'A birthday' }
  const born = birthday.startsWith('--') ? '' : `Born on ${birthday}.\n`
  return { ...event, title: `Birthday: ${displayName}`, description: `${born}${base}/` }
}

/** From the birth on. Calendars begin in 1970; 1972, the first leap year after it, has every day there is. */
function firstShown(birthday: string) {
  return birthday >= '1970' ? birthday : `1972-${birthday.slice(-5)}`
}
