import { next } from './near-phrases.ts'

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
