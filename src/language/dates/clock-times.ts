import { countOf } from '../calendar/calendar-words.ts'
import { lazy } from '../phrases/lazy.ts'
import { pattern, phrases } from '../phrases/phrases.ts'
import { allMatches } from './all-matches.ts'

export type Clock = { time: string | null; index: number; length: number }

const hourWord = phrases`one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve`
const hour = `\\d{1,2}|${hourWord.source}`
const lead = '(?:(?:at|by|before|around|until|till|@|from|no later than)\\s*(?:about\\s+|around\\s+)?)?'
const zone = '(?:\\s*(?:ET|EST|EDT|CT|CST|CDT|PT|PST|PDT|MT|GMT|BST|UTC|CET|CEST)(?![A-Za-z]))?'
const minutes: Record<string, number> = {
  'oh five': 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  'fifty five': 55,
}
const spoken = `(?<tens>${Object.keys(minutes).toReversed().join('|')})`
const half = '\\s*(?:in the\\s+)?(?<half>am|pm|a\\.m\\.?|p\\.m\\.?|a m|p m)(?![a-zÀ-ɏ])'
const part = '(?:,?\\s*(?:in the|this|at)?\\s*(?<part>morning|afternoon|evening|night|tonight))?'
// A bare number is a time only where nothing is counted by it.
const alone =
  '(?=\\s*(?:$|[.,;!?)]|[—–-]\\s|(?:on|tomorrow|tmrw|today|tonight|this|next|sharp|to|for|with|about|so|and|but|re|mon|tue|wed|thu|fri|sat|sun)(?![a-zÀ-ɏ])|(?:mon|tues|wednes|thurs|fri|satur|sun)day))'

/** The ways people write a time of day. */
const timePatterns = lazy(() =>
  [
    `${lead}(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?::\\d\\d)?(?![:\\d])(?:${half})?${part}${zone}`,
    `${lead}(?<hour>\\d{1,2})[.](?<minute>[0-5]\\d)${half}${zone}`,
    `${lead}(?<hour>${hour})(?:\\s+o['’]?clock|ish)?${half}${zone}`,
    `${lead}(?<hour>${hour})[ -]${spoken}${half}${zone}`,
    `(?:at|by|before|around|until|till)\\s+(?<hour>${hour})[ -]${spoken}(?![a-zÀ-ɏ])${part}`,
    `${lead}(?<hour>\\d{1,2})(?<minute>[0-5]\\d)${half}`,
    `(?:at|around)\\s+(?<hour>1\\d|2[0-3]|0?[1-9])(?<minute>[0-5][05])(?!\\d|[:/.,]\\d)${part}${alone}`,
    `(?<hour>${hour}) in the (?<part>morning|afternoon|evening)`,
    `${lead}half (?<halfPast>${hour})${alone}`,
    `${lead}(?<hour>\\d{1,2})[ap](?![a-zÀ-ɏ\\d])`,
    `${lead}(?<hour>\\d{1,2})h(?<minute>[0-5]\\d)?(?![a-zÀ-ɏ\\d])`,
    `${lead}half past (?<halfPast>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:a )?quarter past (?<quarterPast>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:a )?quarter to (?<quarterTo>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:12\\s*)?(?<noon>noon|midday)`,
    `${lead}(?<midnight>midnight)`,
    `${lead}(?<hour>${hour})\\s+o['’]?clock${part}`,
    `(?:at|by|before|around|until|till|@)\\s*(?<hour>${hour})(?:ish)?,?\\s*(?:in the|this|at)?\\s*(?<part>morning|afternoon|evening|night|tonight)`,
    `(?:at|by|before|around|until|till|@)\\s*(?:about\\s+|around\\s+)?(?<hour>${hour})(?:ish)?${alone}`,
  ].map((way) => new RegExp(`(?<![a-zÀ-ɏ\\d:/.$€£])${way}`, 'gi')),
)

/** Cheap signs without which no text holds a time. */
const sign = phrases`
  ${/\d/}, noon, midday, midnight, o${/['’]?/}clock, ${/[ap]\.?\s?m(?![a-z])/}, past, quarter, half,
  in the (morning | afternoon | evening)`
const hourLead = phrases`at, by, before, around, until, till, @`
const mayHoldTime = pattern('i')`${sign}|${hourLead}\s+(?:about |around )?${hourWord}(?![a-z])`

/** The times of day in a text, as HH:MM; midnight is the end of a day and so is no time. */
export function timesIn(text: string): Clock[] {
  if (!mayHoldTime.test(text)) return []
  const found = timePatterns().flatMap((way) =>
    allMatches(way, text).map((match) => ({ match, index: match.index, length: match[0].length })),
  )
  found.sort((a, b) => b.length - a.length || a.index - b.index)
  const kept: Clock[] = []
  for (const { match, index, length } of found) {
    if (kept.some((other) => index < other.index + other.length && other.index < index + length)) continue
    const evening = /tonight|evening|night|dinner|drinks/i.test(text)
    const time = timeOf(match.groups ?? {}, evening)
    if (time !== undefined) kept.push({ time, index, length })
  }
  return kept.sort((a, b) => a.index - b.index)
}

function timeOf(said: Record<string, string | undefined>, evening: boolean): string | null | undefined {
  if (said.midnight) return null
  if (said.noon) return '12:00'
  const word = said.hour ?? said.halfPast ?? said.quarterPast ?? said.quarterTo ?? ''
  const past = Number(
    said.minute ??
      minutes[(said.tens ?? '').toLowerCase()] ??
      (said.halfPast ? 30 : said.quarterPast ? 15 : said.quarterTo ? -15 : 0),
  )
  const spoken = countOf(word)
  if (spoken > 24 || spoken < 0) return undefined
  const whole = hours(spoken, word, said.half ?? said.part ?? '', evening) * 60 + past
  if (whole < 0 || whole >= 24 * 60) return undefined
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

function hours(spoken: number, word: string, half: string, evening: boolean): number {
  if (/^(?:a|morning)/i.test(half) && !/^afternoon/i.test(half)) return spoken % 12
  if (half) return spoken < 12 ? spoken + 12 : spoken
  if (spoken > 12 || spoken === 0 || word.startsWith('0')) return spoken
  // Without am or pm people mean the hours they are awake in.
  if (spoken < 7 || (evening && spoken < 12)) return spoken + 12
  return spoken
}
