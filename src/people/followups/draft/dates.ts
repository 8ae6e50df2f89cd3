type Day = Temporal.PlainDate

/** When something was, as one says it in a letter: "on Tuesday", "last week", "in March". */
export function whenItWas(day: Day, today: Day): string {
  const days = day.until(today).days
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `on ${weekday(day)}`
  if (days <= 13) return weeksBetween(day, today) === 1 ? 'last week' : 'the week before last'
  if (days <= 27) return 'a few weeks ago'
  if (monthsBetween(day, today) <= 1) return 'last month'
  if (day.year === today.year) return `in ${month(day)}`
  return day.year === today.year - 1 ? `in ${month(day)} last year` : `in ${month(day)} ${day.year}`
}

/** By when something will be: "today", "by Friday", "by 14 March". */
export function byWhen(day: Day, today: Day): string {
  const days = today.until(day).days
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < 7) return `by ${weekday(day)}`
  return `by ${day.day} ${month(day)}${day.year === today.year ? '' : ` ${day.year}`}`
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const months = 'january february march april may june july august september october november december'.split(' ')

const weekday = (day: Day) => capital(weekdays[day.dayOfWeek - 1] ?? '')
const month = (day: Day) => capital(months[day.month - 1] ?? '')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const weeksBetween = (day: Day, today: Day) => monday(day).until(monday(today)).days / 7
const monday = (day: Day) => day.subtract({ days: day.dayOfWeek - 1 })
const monthsBetween = (day: Day, today: Day) => (today.year - day.year) * 12 + today.month - day.month
