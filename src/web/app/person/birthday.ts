import { ageOn, birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import { type Clock, todayOf } from '../drawing/dates.ts'
import { relativeFormat } from '../drawing/formats.ts'

const soonDays = 14

/** "in 5 days", and the age if the year is known; null if it is not soon. */
export function birthdaySoon(page: Clock, birthday: string) {
  const today = todayOf(page)
  const next = nextBirthday(birthdayKey(birthday) ?? '', today)
  const days = today.until(next).days
  if (days > soonDays) return null
  const when = relativeFormat(page.locale).format(days, 'day')
  return { when, age: ageOn(birthday, next) }
}
