import { pattern, phrases } from '../../phrases/phrases.ts'
import { next } from './near-phrases.ts'

/** What may follow a numbered day and go on with the sentence. */
const goesOn = phrases`
  of, at, and, so, to, for, in, or, if, with, because, she, he, they, I, we, but, then, when, after, before, latest, by, via,
  on, about, as, it, re, regarding, while, until, from, instead, maybe, please, too, morning, afternoon, evening, night, noon,
  lunchtime, my, his, her, their, the, a, an, no, just, yeah, ok, okay, anyway, which, who, that, is, was, will, works, there,
  lol, thanks, sharp, cos, cause, cuz, since, though, although, unless, once, you, also, plus, per,
  ${/[a-z]+/} (said | says | told | will | is)${/(?![a-z])/}`
/** "The 2nd draft" is no date. */
const noThing = pattern()`(?! (?!${goesOn})[a-zÀ-ɏ]+)`.source

/** So long from now, days by their number, weekdays of a month, and holidays. */
export const countedPhrases = {
  in: [
    '<count> <unit> today',
    "(?:with)?in(?: about| around| under| less than| roughly| maybe| like| just)? <count>(?: short| more)? <unit>(?:['’])?(?: time| from now| from today)?",
    '(?:in|within|over|during|for|some ?time in)? ?the next <count> <unit>|<count> <unit> (?:from now|from today|hence|out)|(?:upcoming|the coming) <count> <unit>|<count> upcoming <unit>',
  ],
  ago: ['<count> <unit> (?:ago|back|earlier)|<count> <unit> before'],
  inWorkdays: ['(?:with)?in <count> (?:business|working|work|week) ?days?'],
  inAWeek: ['this time next week', '(?:with)?in the (?:next|coming) week'],
  inTwoWeeks: ['(?:with)?in (?:a|one|the) (?:week|fortnight) or (?:so|two)|(?:with)?in a couple(?: of)? weeks or so'],
  inAMonth: ['this time next month', '(?:with)?in the (?:next|coming) month'],
  aWeekFromTomorrow: ['tomorrow week|a week tomorrow'],
  weekdaysFromNow: ['<count> <weekday>s? from (?:now|today)'],
  fromTomorrow: ['<count> <unit> (?:from|after) (?:tomorrow|tmrw)'],
  fromWeekday: ['<count> <unit> (?:from|after|on) (?:this )?<weekday>'],
  fromNextWeekday: ['<count> <unit> (?:from|after) next <weekday>'],
  fromHoliday: ['<count> <unit> (?:from|after) <holiday>'],
  numbered: [
    `the (?<number>\\d{1,2})(?:st|nd|rd|th)${noThing}`,
    `(?:by|on|before|until|till|from|starting|due|for) the <ordinal>${noThing}`,
    '(?<=[,(–-][\\s]*|^\\W*)(?<number>\\d{1,2})(?:st|nd|rd|th)(?=[\\s).!]*$)',
    '(?:by|on|until|till|before|due|for|starting) (?<number>\\d{1,2})(?:st|nd|rd|th)',
    '(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?of the month',
  ],
  numberedOfThisMonth: ['(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?of (?:this|the current) month'],
  numberedOfNextMonth: [`(?:the )?(?:<ordinal>|(?<number>\\d{1,2})) (?:day )?(?:of )?(?:the )?${next} month`],
  numberedWeekday: [
    '<weekday>,? (?:the <ordinal>|(?:the )?(?<number>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/.-]| ?[ap]\\.?m))(?! of)',
  ],
  dayOfNamedMonth: [
    '(?:by|on|until|till|before|due|am|bis) (?<number>\\d{1,2})\\.(?<month>\\d{1,2})\\.?',
    '(?:<weekday>,? )?(?:the )?<ordinal> (?:day )?(?:of |in )?<month>(?:,? <year>)?',
    '<month> (?:the )?<ordinal>(?:,? <year>)?',
  ],
  lastWeekdayOfNamedMonth: ['(?:the )?last <weekday> (?:of|in) <month>(?:,? <year>)?'],
  nthWeekdayOfNamedMonth: ['(?:the )?<ordinal> <weekday> (?:of|in) <month>(?:,? <year>)?'],
  nthWeekdayOfNextMonth: [`(?:the )?<ordinal> <weekday> (?:of|in) ${next} month`],
  lastWeekdayOfNextMonth: [`(?:the )?last <weekday> (?:of|in) ${next} month`],
  lastWeekdayOfThisMonth: ['(?:the )?last <weekday> (?:of|in) (?:the|this) month'],
  nthWeekdayOfThisMonth: [`(?:the )?<ordinal> <weekday> (?:of|in) (?:the|this) month`],
  holiday: ['(?:(?:this|next|the) )?<holiday>(?:(?: of| in|,)? <year>)?'],
  holidayNextYear: ['(?:(?:this|next|the) )?<holiday>(?:(?: of| in|,)? next year)'],
  lastHoliday: ['last <holiday>'],
  dayBeforeHoliday: ['(?:the )?day before <holiday>'],
  dayAfterHoliday: ['(?:the )?day after <holiday>'],
} as const
