import { phrases } from '../phrases/phrases.ts'
import { wordList } from '../words/word-set.ts'

/** Monday is the first, as in Temporal. */
export const weekdays = wordList('monday tuesday wednesday thursday friday saturday sunday')
export const months = wordList('january february march april may june july august september october november december')

const capitalise = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)
export const weekdayName = (day: Temporal.PlainDate) => capitalise(weekdays[day.dayOfWeek - 1])
/** Also of a month without a year. */
export const monthName = ({ month }: { month: number }) => capitalise(months[month - 1])

/** Their first three letters, by which they are known however they are shortened. */
const short = (name: string) => name.slice(0, 3)
export const shortWeekdays = weekdays.map(short)
export const shortMonths = months.map(short)

/** Monday is 1; 0 for a word that is no weekday. */
export const weekdayNumber = (word: string) => shortWeekdays.indexOf(short(word).toLowerCase()) + 1
/** January is 1; 0 for a word that is no month. */
export const monthNumber = (word: string) => shortMonths.indexOf(short(word).toLowerCase()) + 1

/** The capitalized prefixes of their names, which distinguish a date from a person. */
export const capitalisedDay = phrases`Mon, Tue, Wed, Thu, Fri, Sat, Sun`
export const capitalisedMonth = phrases`Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec`
export const capitalisedDayOrMonth = phrases`${capitalisedDay}, ${capitalisedMonth}`
