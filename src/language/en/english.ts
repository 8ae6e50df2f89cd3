import { shortMonths, shortWeekdays } from '../calendar/day-names.ts'
import type { CommitmentRules } from '../language-data/commitment-rules.ts'
import type { DateWords } from '../language-data/date-words.ts'
import type { LanguageData } from '../language-data/language-data.ts'
import { anyOf, pattern, phrases } from '../phrases/phrases.ts'
import { clausesOf } from './commitments/clauses/clauses.ts'
import { splitByDate, splitDeeds } from './commitments/deeds/split-deeds.ts'
import { nextTopic } from './commitments/ownership/topic.ts'
import { readerOf } from './commitments/read-sentence.ts'
import { englishContact } from './contact.ts'
import { clock } from './dates/clock.ts'
import { countedPhrases } from './dates/counted-phrases.ts'
import { holidays } from './dates/holidays.ts'
import { nearPhrases } from './dates/near-phrases.ts'
import { stretchPhrases } from './dates/stretch-phrases.ts'
import { around } from './dates/surroundings.ts'
import { counts, months, ordinals, part, units, weekdays } from './dates/words.ts'
import { englishFacts } from './facts.ts'

const dayWord = phrases`
  ${/\d/}, right, straight, day, week, month, year, quarter, qtr, tonight, tonite, morning, morrow, tmr, tmw, tomoz, 2m,
  2nite, this${/ /}, ${anyOf(shortWeekdays)}, next, night, ${/eo[bdwmqy]|co[bp]/}, nxt, wk, business, play, end, bed,
  ${anyOf(shortMonths)}, mas, ides, the${/ /}, halloween, thanks, teenth, mayo, nye, gras, easter, pentecost, purim, passover,
  pesach, rosh, kippur, uk, ramadan, eid, id ul`

const englishDates: DateWords = {
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

const englishCommitments: CommitmentRules = {
  segmentsOf: clausesOf,
  follow: nextTopic,
  reader: readerOf,
  deedsOf: (phrase, daysIn) => splitDeeds(phrase).flatMap((part) => splitByDate(part, daysIn)),
  joins: null,
  reach: { before: 3, after: 4, nextSentence: true },
  fillers: /(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi,
  looseEnds: null,
}

export const english = {
  dates: englishDates,
  contact: englishContact,
  commitments: englishCommitments,
  facts: englishFacts,
} satisfies LanguageData
