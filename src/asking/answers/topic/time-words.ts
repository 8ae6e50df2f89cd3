import { months as allMonths } from '#language/calendar/day-names.ts'

const months = allMonths.join('|')
const shortMonths = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Words that say when something is or was. */
export const timeSaid = new RegExp(
  [
    // "may" is rarely a month: only after these words or next to a number.
    `\\b(?:in|since|until|till|by|of|from|early|late|mid|next|last|this|end of|\\d{1,2}(?:st|nd|rd|th)?) (?:${months})\\b`,
    `\\b(?:${months.replace('|may|', '|').replace('|march|', '|')})\\b`,
    `\\b(?:${months}|${shortMonths})\\.? \\d`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}|${shortMonths})\\b`,
    `\\b${weekdays}s?\\b`,
    '\\b(?:19|20)\\d\\d\\b',
    '\\b\\d{1,2}[/.]\\d{1,2}\\b|\\b\\d{1,2}:\\d\\d\\b|\\b\\d{1,2} ?[ap]\\.?m\\b',
    '\\b(?:today|tomorrow|yesterday|tonight|soon|now|currently|recently)\\b',
    '\\b(?:next|last|this|coming|every|each|the following) (?:week|month|year|quarter|spring|summer|autumn|fall|winter|weekend|morning|afternoon|evening|term)\\b',
    '\\b(?:in|for|within|after|before|over|since) (?:an? |the |about |around )?(?:few |couple of )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|a)? ?(?:hours?|days?|weeks?|months?|years?)\\b',
    '\\b(?:years?|months?|weeks?|days?) ago\\b',
    '\\b(?:spring|summer|autumn|winter|christmas|easter|new year|ramadan|thanksgiving|midsummer)\\b',
    '\\bQ[1-4]\\b',
    '\\b(?:end|start|beginning|middle) of (?:the )?(?:week|month|year|quarter|term)\\b',
    '\\bwhen\\b',
  ].join('|'),
  'i',
)
