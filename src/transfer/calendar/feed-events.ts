import type { Kith } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { type Born, birthdayEvent, promiseEvent } from './events.ts'
import type { CalendarEvent } from './icalendar.ts'

/** A calendar program reads it all each time: the most urgent promises are enough. */
const mostPromises = 2000
const part = 1000

type Reader = Pick<Kith, 'db' | 'config'>
type Feed = { memberId: string; timeZone: string; promises: number; birthdays: number; details: 'full' | 'private' }

/** What is in a feed: open promises when they are due, also when that has passed, and birthdays. */
export async function contentsOf(kith: Reader, feed: Feed): Promise<CalendarEvent[]> {
  const promises = feed.promises === 1 ? await openPromises(kith, feed.memberId) : []
  const birthdays = feed.birthdays === 1 ? await allBirthdays(kith, feed.memberId) : []
  const shown = { details: feed.details, timeZone: feed.timeZone, baseUrl: kith.config.baseUrl }
  return [
    ...promises.map((promise) => promiseEvent(promise, shown)),
    ...birthdays.map((person) => birthdayEvent(person, shown)),
  ]
}

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
