import { pattern, phrases } from '../../phrases/phrases.ts'

const dayEnd =
  '(?:eod|eob|cob|cop|e\\.o\\.d\\.|(?:the )?end of (?:the )?(?:work(?:ing)? ?)?day|(?:the )?close of (?:business|play)|(?:the )?end of)'

const endOfToday =
  'eod|eob|cob|cop|e\\.o\\.d\\.|(?:the )?end of (?:the |to)?(?:business )?day(?: today)?|(?:the )?close of (?:business|play)|end of play|before (?:bed|bedtime)|before the day is (?:out|over|done)'

export const next = '(?:next|nxt|(?:the )?(?:following|coming|upcoming))'

/** Days close by, and weekdays. */
export const nearPhrases = {
  today: [
    `today|later today|tonight|tonite|2nite|this (?:<part>)|later on today|right now|right away|straight away|${endOfToday}`,
    `${dayEnd} today|today ${dayEnd}`,
  ],
  tomorrow: [
    '(?:tomorrow|tmrw|tmrow|tmw|tomoz|2mrw|2morrow|tmr|tomorow|tommorow|tommorrow|tomorrows|2moro)(?: (?:<part>))?',
    '(?:first thing )?(?<!\\d |\\dam |clock |early )in the (?:morning|a\\.?m)(?=\\W*$)',
    'first thing in the morning',
  ],
  endOfTomorrow: [`${dayEnd} (?:tomorrow|tmrw)|(?:tomorrow|tmrw) ${dayEnd}`],
  midweek: ['mid-?week'],
  dayAfterTomorrow: [
    '(?:the )?day after tomorrow|overmorrow',
    '(?:with)?in (?:a|one) day or (?:so|two)|(?:in|over|within) the next day or (?:so|two)',
  ],
  yesterday: ['yesterday(?: (?:<part>))?|last night'],
  dayBeforeYesterday: ['(?:the )?day before yesterday'],
  inThreeDays: [
    '(?:with)?in (?:two or three|a few|two to three|2-3|2 or 3|2 to 3) days|(?:in|over|within) the (?:next|coming) few days|in the coming days',
  ],
  weekday: ['<weekday>(?: (?:<part>))?'],
  comingWeekday: ['(?:this |the )?(?:up)?coming <weekday>(?: (?:<part>))?'],
  thisWeekday: ['this <weekday>(?: (?:<part>))?'],
  endOfWeekday: [`${dayEnd} (?:this )?<weekday>|(?:this )?<weekday> (?:by )?${dayEnd}(?! )`],
  weekdayOfNextWeek: [
    `${next} <weekday>(?: (?:<part>))?|<weekday>,? (?:of |in )?${next} week|${next} week,? (?:on )?<weekday>`,
  ],
  weekdayOfThisWeek: ['<weekday>,? (?:of |in )?(?:this|the current) week|this week,? (?:on )?<weekday>'],
  weekdayAfterNext: ['(?:the )?<weekday> after next|<weekday> (?:of |in )?the week after next'],
  weekdayInAWeek: [
    '<weekday> week|a week (?:from |on |after |this )?<weekday>|a week from (?:this )?<weekday>|<weekday> in a week',
  ],
  lastWeekday: ['(?:last|this past|past|previous) <weekday>(?: (?:<part>))?'],
  weekdayOfLastWeek: ["<weekday> (?:of |from )?last week|last week(?:'s)? <weekday>"],
} as const

const weekOf = '(?:(?:the )?(?:week|wk) (?:of|commencing|beginning|starting)|w/c|wc|w/b)'
const weekendOf = '(?:the )?(?:long )?weekend (?:of|around)(?: the)?'
/** "The 16th and 17th" */
const secondDay = '(?:\\s*(?:and|to|&|[-–/])\\s*(?:the )?\\d{1,2}(?:st|nd|rd|th)?)?'
const laterThisWeek = "eow|later in the week|within the week|(?:the )?week['’]s end|before the week is out"
const weekEnd = '(?:the )?(?:very )?(?:end|back end|tail end|close) of'
const early = '(?:the )?(?:start|beginning|early part|first part) of|early(?: on)?(?: in)?'
const past = '(?:last|the past|past|previous)'

/** Weeks, months, quarters and years. */
export const stretchPhrases = {
  thisWeek: [
    `(?:later |sometime )?(?:this|the current|current) week|${weekEnd} (?:the |this |the current |current )?(?:work(?:ing)? ?)?week|${laterThisWeek}`,
  ],
  nextWeek: [`(?:sometime |later |late |the end of |end of )?${next} week|in the week ahead`],
  earlyNextWeek: [`(?:${early}) ${next} week`],
  midNextWeek: [`(?:mid(?:dle)?(?: of)?(?:-| )?)${next} week`],
  weekAfterNext: [`(?:(?:the )?end of |sometime )?(?:the )?week after next`],
  lastWeek: [`${past} week`],
  weekend: ['(?:this|the|over the|this coming) weekend'],
  beforeWeekend: ['(?:before|by) (?:the|this) weekend'],
  nextWeekend: [`${next} weekend`],
  lastWeekend: ['last weekend'],
  weekendOfNumber: [`${weekendOf} <ordinal>${secondDay}`],
  weekendOfDate: [
    `${weekendOf} (?:<month> (?<number>\\d{1,2})(?:st|nd|rd|th)?${secondDay}|(?<number>\\d{1,2})(?:st|nd|rd|th)?${secondDay}(?: of)? <month>)`,
  ],
  weekOfNumber: [`${weekOf} (?:the )?<ordinal>`],
  weekOfDate: [`${weekOf} (?:<month> (?<number>\\d{1,2})(?:st|nd|rd|th)?|(?<number>\\d{1,2})(?:st|nd|rd|th)? <month>)`],
  thisMonth: [
    'within the month',
    `(?:later |sometime )?this month|${weekEnd} (?:the |this )?month|month[- ]end|eom|before the month is (?:out|over)`,
  ],
  nextMonth: [`(?:sometime |later |late )?${next} month|${weekEnd} ${next} month`],
  startOfNextMonth: [`(?:${early}) ${next} month|(?:the )?first of ${next} month`],
  midNextMonth: [`mid(?:dle of)?[- ]?${next} month`],
  lastMonth: [`${past} month`],
  namedMonth: ['(?:in|during|sometime in) <month>(?:,? <year>)?(?! ?\\d)', 'next <month>'],
  endOfNamedMonth: [
    `${weekEnd} <month>(?:,? <year>)?|(?:late|end)(?: in)? <month>|eom <month>`,
    '(?:in |during )?(?:the )?last week of <month>(?:,? <year>)?',
    '(?:the )?last day (?:of|in) <month>(?:,? <year>)?',
  ],
  startOfNamedMonth: [`(?:by|until|till|before|${early}) <month>(?:,? <year>)?(?! ?\\d)`],
  midNamedMonth: [`mid(?:dle of)?[- ]?<month>(?:,? <year>)?|(?:the )?ides of <month>`],
  firstWeekOfMonth: ['(?:in |during )?(?:the )?first week of <month>(?:,? <year>)?'],
  thisQuarter: [`(?:this|the current) (?:quarter|qtr)|${weekEnd} (?:the |this )?(?:quarter|qtr)|eoq`],
  nextQuarter: [`(?:${weekEnd} )?${next} (?:quarter|qtr)`],
  numberedQuarter: [`(?:(?:in|by|${weekEnd}) )q(?<quarter>[1-4])(?: <year>)?`],
  thisYear: [`(?:later |sometime )?this year|${weekEnd} (?:the |this )?year|year[- ]end|eoy|before the year is out`],
  nextYear: [`(?:${weekEnd} )?next (?:year|yr)`],
  lastYear: [`${past} (?:year|yr)`],
  endOfNumberedYear: [`${weekEnd} <year>`],
} as const

/** Words that can follow a numbered day and continue the sentence. */
const goesOn = phrases`
  of, at, and, so, to, for, in, or, if, with, because, she, he, they, I, we, but, then, when, after, before, latest, by, via,
  on, about, as, it, re, regarding, while, until, from, instead, maybe, please, too, morning, afternoon, evening, night, noon,
  lunchtime, my, his, her, their, the, a, an, no, just, yeah, ok, okay, anyway, which, who, that, is, was, will, works, there,
  lol, thanks, sharp, cos, cause, cuz, since, though, although, unless, once, you, also, plus, per,
  ${/[a-z]+/} (said | says | told | will | is)${/(?![a-z])/}`
/** "The 2nd draft" is no date. */
const noThing = pattern()`(?! (?!${goesOn})[a-zÀ-ɏ]+)`.source

/** Durations from now, numbered days, weekdays of a month, and holidays. */
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
