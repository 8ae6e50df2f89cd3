import { shortMonths, shortWeekdays } from '../calendar/day-names.ts'
import type { DateWords, Surroundings } from '../language-data/date-words.ts'
import { anyOf, pattern, phrases } from '../phrases/phrases.ts'
import { clock } from './dates/clock.ts'
import { countedPhrases, nearPhrases, stretchPhrases } from './dates/phrases.ts'
import { counts, holidays, months, ordinals, part, units, weekdays } from './dates/words.ts'

/** In "hand it in by Friday" and "pass it on by then" it belongs to the verb. */
const particleOrDay = /[io]n(?! (?:by|before|on|until|till|at) )/

const leadWord = phrases`
  by no later than, no later than, not later than, ${/(?<!(?:swing|stop|drop|pop|come|go|call|nip) )/}by, before, until, till,
  til, due [by | on], ${particleOrDay}, for, this, at, around, sometime, some time, say, starting [on], beginning, come, latest,
  first thing [on], this time, around this time, early [on], late [on], lunch[time], in time for, ahead of, prior to,
  over${/(?= (?:the|this|next|christmas|easter|new))/}, b4, like, about, uh, again, the`

const describingWord = phrases`
  that, from, happy, merry, about, since, of, after, re, re:, every, each, most, regarding, for the, to the, in the, with the,
  at the, ${/(?<!later )/}than, ${/(?<!(?:by|in|on|before|until) )/}like, unlike, was, were, good, a`

const thingOfDay = phrases`
  meeting, call, report, dinner, lunch, breakfast, brunch, session, event, launch, numbers, figures, newsletter, deck, demo,
  class, lesson, edition, issue, party, flight, train, game, match, show, gig, concert, talk, panel, workshop, standup,
  stand-up, review, minutes, trip, release, crowd, group, club, update, results, invoice, payroll, rehearsal`

const around: Surroundings = {
  lead: pattern('i')`(?:(?<![a-zÀ-ɏ\d])${leadWord}\s+){1,4}$`,
  by: /\b(?:by|before|b4|until|till|til|due|no later than|not later than|latest|ahead of|prior to)\b/i,
  byItself: /^(?:by|before|until|till|due)\s/i,
  byTime: /^(?:by|before|until|till|no later)/i,
  before: /\b(?:before|b4|ahead of|prior to)\b(?! lunch)/i,
  /** "Before publication on the 30th", "before he leaves on Friday". */
  beforeEvent:
    /(?<!\p{L})(?:before|b4|ahead of|prior to) (?!(?:the end|end|close|lunch|noon|midday|breakfast|dinner|tea|supper|bed|work|school|class|midnight|we|I) )(?:[\p{L}'’-]+ ){1,4}$/iu,
  tail: /^\s*(?:at the (?:very )?latest|latest|sharp|at the earliest)(?![a-z])/i,
  gap: /^[\s,(]*(?:at|by|on|around|before|about|@|-|–|—|for)?[\s,]*(?:the\s+)?$/i,
  describing: pattern('i')`(?:^|[^a-zÀ-ɏ])${describingWord}\s+$`,
  thing: pattern('i')`^(?:['’]s?(?![a-zÀ-ɏ])|\s+${thingOfDay}(?![a-zÀ-ɏ]))`,
  led: /(?:^|\s)(?:by|before|until|till)\s+$/i,
  /** "Sat" and "sun" are words too: they are days after a preposition, or at the end. */
  doubtfulDay: /^(?:sat|sun|wed|mon|may|mar|march|second)$/i,
  doubtfulLead: /(?:^|\s)(?:by|on|this|next|before|until|till|due|for|come)\s+$/i,
  figure: {
    expected:
      /(?:by|on|before|until|till|til|due|for|from|starting|day|mon|tues?|wed|thu|thurs?|fri|sat|sun)[,:]?\s+$/i,
    counted: /(?:in|about|of|got|scored|roughly|only|nearly|a|like)\s+$/i,
    ofThings: /^\s*(?!(?:at|by|and|so|to|re|about|for|if|then|latest)(?![a-z]))[a-z]/i,
  },
  article: /(?<!(?:on|by|before|until)\s+)(?<=^|\s)the\s+$/i,
  from: /(?:^|\s)from\s+$/i,
  to: /^\s*(?:to|till|until|through)\s/i,
  between: /between\s+(?:the\s+)?$/i,
  and: /^\s*and\s+$/i,
  instead:
    /^(?:\s*,?\s*(?:or|or maybe|or possibly)\s+(?:by |on |maybe )?|.{0,12}(?:kidding|i mean|actually|make that|sorry|scratch that|rather|no wait|no,)[\s,]+)$/i,
  latest: /latest/i,
  dayEnd: /(?:eo[bd]|cob|cop|end of (?:the )?(?:business )?day|close of (?:business|play))$/i,
}

const dayWord = phrases`
  ${/\d/}, right, straight, day, week, month, year, quarter, qtr, tonight, tonite, morning, morrow, tmr, tmw, tomoz, 2m,
  2nite, this${/ /}, ${anyOf(shortWeekdays)}, next, night, ${/eo[bdwmqy]|co[bp]/}, nxt, wk, business, play, end, bed,
  ${anyOf(shortMonths)}, mas, ides, the${/ /}, halloween, thanks, teenth, mayo, nye, gras, easter, pentecost, purim, passover,
  pesach, rosh, kippur, uk, ramadan, eid, id ul`

export const englishDates: DateWords = {
  weekdays,
  months,
  counts,
  ordinals,
  units,
  part,
  holidays,
  phrases: shortenedWeeks({ ...nearPhrases, ...stretchPhrases, ...countedPhrases }),
  sign: pattern('i')`${dayWord}`,
  written: {
    article: '(?:the )?',
    ending: '(?:st|nd|rd|th)',
    of: '(?: of | |[-/])?',
    monthDay: true,
    monthFirstZones: /^(?:America|US|UTC|Etc|Pacific\/Honolulu|Asia\/Manila|[+-])/,
  },
  clock,
  around,
}

/** Wherever somebody may say "week", they may write "wk". */
function shortenedWeeks(phrases: DateWords['phrases']): DateWords['phrases'] {
  const shortened = Object.entries(phrases).map(([name, ways]) => [
    name,
    ways.map((way) => way.replace(/(?<= )week(?![a-z])/g, '(?:week|wk)')),
  ])
  return Object.fromEntries(shortened)
}
