import { months, weekdays } from '#language/calendar/day-names.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'

const monthNames = months.join('|')
const shortMonths = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const weekdayNames = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Words that say when something is or was. */
export const timeSaid = new RegExp(
  [
    // "may" is rarely a month: only after these words or next to a number.
    `\\b(?:in|since|until|till|by|of|from|early|late|mid|next|last|this|end of|\\d{1,2}(?:st|nd|rd|th)?) (?:${monthNames})\\b`,
    `\\b(?:${monthNames.replace('|may|', '|').replace('|march|', '|')})\\b`,
    `\\b(?:${monthNames}|${shortMonths})\\.? \\d`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthNames}|${shortMonths})\\b`,
    `\\b${weekdayNames}s?\\b`,
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

/** The type of answer a question asks for, how to recognize it in a sentence, and the penalty without it. */
export type Expected = {
  shown: RegExp
  weight: number
  /** It must be within this many words before or after a word of the topic. */
  beside?: { before: number; after: number }
  /** The name of somebody or something: for a relative or a pet it stands right beside the word. */
  isName?: true
  /** The stems of the thing asked about, if the question names it. */
  of?: ReadonlySet<string>
}

const smallNumbers = phrases`
  one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, ${/\w+teen/}`
const numberWords = phrases`
  ${smallNumbers}, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, million, dozen, half,
  a third, twin[s], triplets, both, couple`
const number = pattern('i')`\d|\b${numberWords}\b`
const someNumber = phrases`
  no, none, several, many, another, only, first, second, third, eldest, oldest, youngest, her, his, their`

/** A capitalized word inside a sentence that is neither a day nor the person's name. */
const calendarWords = phrases`
  I, today, tomorrow, ${{ source: [...weekdays, ...months].join('|') }}`
const name = pattern('u')`(?<=[\p{Ll}\p{N},:(–-] |\()["“]?(?!${calendarWords}\b)\p{Lu}\p{L}+(?!['’]s)`
const nameShown = pattern('u')`${name}|^["“]?\p{Lu}\p{L}+,|\b(?:called|named|name is|nicknamed)\b|["“]\p{Lu}`

const ages = phrases`
  year[s] old, month[s] old, turn(s | ed | ing), age[d], born, birthday, since ${/(?:19|20)\d\d/},
  from ${/(?:1[6-9]|20)\d\d/}, ${/(?:1[6-9]|20)\d\d/}, ${/\d{1,2}(?=[,.)\s]|$)/}`
const agesInWords = pattern('i')`is (?:${smallNumbers}|\w+ty)\b`

const spending = phrases`
  cost, charge, pay, paid, earn, make, spend, spent, rent, owe, salary, price, raise, raised, ${/invest\w*/}, fee, worth`
const asksPrice = [
  pattern('i')`\bhow (?:much|expensive)\b.*\b${spending}`,
  /\bsalary\b|\bhow expensive\b|\bwhat (?:does|did|do) .* (?:cost|charge|pay|earn)\b/i,
  /\bwhat (?:is|was) .*\b(?:price|fee|rent|rate|budget)\b/i,
]
const moneyWords = phrases`
  for free, for nothing, free of charge, euro[s], dollar[s], pound[s], francs, yen, crowns, eur, usd, gbp, chf, ${/\d+ ?k/},
  ${/\d+ ?m/}, thousand, million, hundred, ${/per ?cent/}, half`
const trades = phrases`
  doctor, nurse, teacher, professor, chef, baker, designer, developer, manager, director, pilot, judge, driver, builder,
  painter, writer, editor, actor, singer, farmer, police, soldier, researcher, translator, consultant, banker, broker,
  work[s | ed] (as | at | for | in), runs, teaches, head of, (is | was) a[n] ${/(?:\p{Ll}+ )?\p{Ll}+(?:er|or|man)/u}, ${/\p{Ll}+(?:ist|ician|eer|tect|yer|geon|ologist|rian)/u}`
const languages = phrases`
  portuguese, spanish, french, german, italian, japanese, english, mandarin, chinese, arabic, russian, swedish, dutch,
  danish, norwegian, finnish, polish, czech, greek, turkish, hindi, korean, ukrainian, nepali, georgian, hebrew, persian,
  farsi, urdu, swahili, catalan, basque, romanian, hungarian, vietnamese, thai, sign language, fluent, speak[s]`
const colours = phrases`
  red, blue, green, yellow, black, white, grey, gray, brown, orange, purple, pink, silver, gold, beige, turquoise, navy,
  burgundy`

const weights = /\d\s?(?:kg|kilos?|g|grams?|lbs?|pounds?|stone|oz|tons?|tonnes?)\b/i
const heights = /\d\s?(?:cm|m|met(?:re|er)s?|ft|feet|foot|inch(?:es)?)\b|\d['′]\d/i

const sorts: (Expected & { asked: RegExp | RegExp[] })[] = [
  { asked: /\bhow heavy\b|\bweigh(?:s|t)?\b/i, shown: weights, weight: 1.2 },
  { asked: /\bhow (?:tall|high)\b/i, shown: heights, weight: 1.2 },
  {
    asked: /\bhow old\b|\bwhat age\b|\bage of\b/i,
    shown: pattern('i')`\b${ages}|\b${agesInWords}`,
    weight: 1.2,
  },
  {
    asked: /\bbirthday\b|\bborn\b|\bbirth date\b|\bdate of birth\b/i,
    shown: /\b(?:born|birthday|turn(?:s|ed|ing)|birth)\b/i,
    weight: 1.2,
  },
  {
    asked: asksPrice,
    shown: pattern('i')`\b${moneyWords}\b|[€$£]|\d{3}|\b\d+ (?:an?|per|each|every) |%`,
    weight: 1.6,
  },
  { asked: /\bhow (?:long|far|big|large|fast)\b/i, shown: number, weight: 0.4 },
  { asked: /\bhow much\b/i, shown: number, weight: 0.6 },
  {
    asked: /\bhow many\b/i,
    shown: pattern('iu')`${number}|\b${someNumber}\b|\p{L}['’]s\b`,
    weight: 1.2,
    beside: { before: 4, after: 3 },
  },
  { asked: /\b(?:what|which) colou?r\b|\bcolou?r (?:is|of|was)\b/i, shown: pattern('i')`\b${colours}\b`, weight: 1 },
  {
    asked: /\btitle of\b|\bwhat (?:is|was) .{1,60}['’]s? \p{L}+ (?:called|titled|entitled)\b|\b(?:en)?titled\b/iu,
    shown: pattern('u')`\b(?:called|titled|entitled|title|named)\b|["“‘']\p{Lu}|${name}`,
    weight: 1.3,
    beside: { before: 4, after: 5 },
  },
  { asked: /\bwhat (?:time)\b|\bwhen\b|\bwhat (?:day|date|month|year)\b/i, shown: timeSaid, weight: 0.4 },
  {
    asked:
      /\bnames? of\b|\b(?:what|which) names?\b|['’]s? names?\b|\b(?:is|are|was|were) .*\b(?:called|named)\b|\bname is\b|\bcalls? (?:his|her|their)\b/iu,
    shown: nameShown,
    weight: 1.3,
    beside: { before: 5, after: 6 },
    isName: true,
  },
  { asked: /\bname\b|\bcalled\b|\bwho is\b|\bwho's\b/i, shown: nameShown, weight: 0.3 },
  {
    asked: /\b(?:profession|occupation|for a living|for work)\b|\bwhat (?:does|did) .* do\s*\??$/i,
    shown: pattern('u')`\b${trades}\b`,
    weight: 1.2,
  },
  { asked: /\bjob\b/i, shown: pattern('u')`\b${trades}\b`, weight: 0.5 },
  { asked: /\bhow often\b/i, shown: /\b(?:every|each|daily|weekly|monthly|times|once|twice|whenever)\b/i, weight: 0.8 },
  {
    asked: /\bwhere\b|\b(?:which|what) (?:city|town|country|place)\b/i,
    shown: /\b(?:in|at|to|into|near|from|on|off|around|by)\s+(?:the\s+)?\p{Lu}/u,
    weight: 0.4,
  },
  {
    asked: /\b(?:which|what) languages?\b/i,
    shown: pattern('i')`\b${languages}\b`,
    weight: 0.8,
  },
]

export function expectedOf(question: string): Expected | null {
  const sort = sorts.find(({ asked }) => [asked].flat().some((each) => each.test(question)))
  const [, many, one] = (sort?.beside && ofWhat.exec(question)) || []
  const head = many ?? one
  return sort ? { ...sort, ...(head && { of: new Set(words(head).map(stem)) }) } : null
}

/** "How many children", "the name of her dog", "Ana's dog's name". */
const ofWhat = /\bhow many (\p{L}+)|\bnames? of (?:the |a |my |our |his |her |their |\p{L}+['’]s )*(\p{L}+)(?!['’])/iu
