import type { Words } from '../calendar/calendar-words.ts'

/**
 * A way to name a day: a pattern with <pieces> of calendar-words.ts in it, and the day it means.
 * `whole`: it is a stretch of time that is met by its end, so "before" it does not mean the day before.
 */
export type DayPhrase = {
  says: string
  day: (words: Words, today: Temporal.PlainDate) => Temporal.PlainDate | null
  whole?: boolean
}

export const weekEnd = '(?:the )?(?:very )?(?:end|back end|tail end|close) of'

export const early = '(?:the )?(?:start|beginning|early part|first part) of|early(?: on)?(?: in)?'

export const next = '(?:next|nxt|(?:the )?(?:following|coming|upcoming))'
