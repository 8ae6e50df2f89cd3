import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText } from '#platform/context/context.ts'
import { type Clock, dayName, timeName } from '../../../kit/dates.ts'

/** A day without a time is kept as noon, and shown without one. */
const noon = '12:00'

type Typed = { date?: string; time?: string }

/** The moment that a form names. Undefined: now, because the day is still the one that the form was drawn on. */
export function readMoment({ ctx }: Clock, { date, time }: Typed, drawnOn?: string) {
  if (!date || (date === drawnOn && !time)) return undefined
  const day = parse(() => Temporal.PlainDate.from(date), 'date')
  const at = parse(() => Temporal.PlainTime.from(time || noon), 'time')
  return instantText(day.toZonedDateTime({ plainTime: at, timeZone: ctx.member.timeZone }).toInstant())
}

function parse<Value>(read: () => Value, field: string) {
  try {
    return read()
  } catch {
    throw wrongField(field, say('fields.unreadable'))
  }
}

/** The fields of a form for a moment. */
export function momentFields(page: Clock, instant: string) {
  const { date, time } = momentOf(page, instant)
  return { date: date.toString(), time: isNoon(time) ? '' : time.toString().slice(0, 5) }
}

/** "Friday, 15:30". */
export function momentName(page: Clock, instant: string) {
  const { date, time } = momentOf(page, instant)
  const day = dayName(page, date)
  return isNoon(time) ? day : `${day}, ${timeName(page, instant)}`
}

function momentOf({ ctx }: Clock, instant: string) {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(ctx.member.timeZone)
  return { date: moment.toPlainDate(), time: moment.toPlainTime() }
}

const isNoon = (time: Temporal.PlainTime) => time.equals(noon)
