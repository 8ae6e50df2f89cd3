import { allMatches } from '../phrases/phrases.ts'
import type { CompiledLanguage, Groups } from './compiled-language.ts'
import type { Mention } from './mention.ts'

export type Clock = { time: string | null; index: number; length: number }

/** The times of day in a text, as HH:MM; midnight is the end of a day and so is no time. */
export function timesIn(text: string, language: CompiledLanguage): Clock[] {
  if (!language.clock.sign.test(text)) return []
  const found = language.times.flatMap((way) =>
    allMatches(way, text).map((match) => ({ match, index: match.index, length: match[0].length })),
  )
  found.sort((a, b) => b.length - a.length || a.index - b.index)
  const isEvening = language.clock.evening.test(text)
  const kept: Clock[] = []
  for (const { match, index, length } of found) {
    if (kept.some((other) => index < other.index + other.length && other.index < index + length)) continue
    const time = timeOf(match.groups ?? {}, isEvening, language)
    if (time !== undefined) kept.push({ time, index, length })
  }
  return kept.sort((a, b) => a.index - b.index)
}

/** Minutes after the hour that was named. */
const shares = { halfPast: 30, halfTo: -30, quarterPast: 15, quarterTo: -15, quarterOf: -45 }

function timeOf(said: Groups, isEvening: boolean, language: CompiledLanguage): string | null | undefined {
  if (said.midnight) return null
  if (said.noon) return '12:00'
  const [share, shared] = Object.entries(shares).find(([name]) => said[name]) ?? ['hour', 0]
  const word = said[share] ?? ''
  const minutes = said.minute ? Number(said.minute) : said.tens ? language.minutesOf(said.tens) : shared
  const spoken = language.countOf(word)
  if (spoken > 24 || spoken < 0) return undefined
  const whole = hours(spoken, word, said.half ?? said.part ?? '', isEvening, language) * 60 + minutes
  if (whole < 0 || whole >= 24 * 60) return undefined
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

function hours(spoken: number, word: string, half: string, isEvening: boolean, { clock }: CompiledLanguage): number {
  if (clock.morning.test(half)) return spoken % 12
  if (half) return spoken < 12 ? spoken + 12 : spoken
  if (spoken > 12 || spoken === 0 || word.startsWith('0')) return spoken
  // Without am or pm people mean the hours they are awake in.
  if (spoken < clock.firstHour || (isEvening && spoken < 12)) return spoken + 12
  return spoken
}

/** "In two hours" is a moment, and so a day and a time on the clock there; from a day on, only the day counts. */
export function hoursFromNow(text: string, now: Temporal.ZonedDateTime, language: CompiledLanguage): Mention | null {
  const match = language.soon.exec(text)
  if (!match) return null
  const { count = '', unit = '' } = match.groups ?? {}
  const minutes = Math.round(language.countOf(count) * (language.clock.hourUnit.test(unit) ? 60 : 1))
  const then = now.add({ minutes })
  const time = minutes < 24 * 60 ? then.toPlainTime().toString({ smallestUnit: 'minute' }) : null
  return { day: then.toPlainDate(), time, by: true, index: match.index, length: match[0].length }
}
