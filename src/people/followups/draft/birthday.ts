import { birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import type { Day } from '#language/language-data/wording.ts'

const daysAhead = 10
const daysGone = 3

/** A birthday that a message of today would speak of. */
export function birthdayNear(birthday: string | null, today: Day) {
  const key = birthdayKey(birthday)
  if (!key) return null
  const day = Temporal.PlainDate.from(nextBirthday(key, today.subtract({ days: daysGone })))
  const days = today.until(day).days
  if (days > daysAhead) return null
  return { day, when: days === 0 ? ('today' as const) : days < 0 ? ('gone' as const) : ('ahead' as const) }
}
