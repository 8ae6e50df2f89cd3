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
