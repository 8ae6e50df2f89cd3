import { months, weekdays } from '../calendar/day-names.ts'
import { lazy } from '../phrases/lazy.ts'
import { fold } from '../words/fold.ts'
import { wordSet } from '../words/word-set.ts'
import { figuresIn } from './figures.ts'
import type { Token } from './tokens.ts'

/** A date as far as it is written: "4 March", "in May 2026", "on Tuesday". */
export type DayMention = { year?: number; month?: number; day?: number; weekday?: number; from: number; to: number }

const locales = ['en', 'de', 'fr', 'es', 'pt']

/** The names of months and weekdays in the languages we read, and how English notes shorten them. */
const names = lazy(() => {
  const month = new Map<string, number>()
  const weekday = new Map<string, number>()
  for (const locale of locales) {
    const monthName = namer(locale, { month: 'long' })
    for (let number = 1; number <= 12; number += 1) month.set(monthName(number, 1), number)
    // 1 January 2024 was a Monday.
    const weekdayName = namer(locale, { weekday: 'long' })
    for (let number = 1; number <= 7; number += 1) weekday.set(weekdayName(1, number), number)
  }
  for (const [at, name] of months.entries()) month.set(name.slice(0, 3), at + 1)
  for (const [at, name] of weekdays.entries()) weekday.set(name.slice(0, 3), at + 1)
  for (const [at, short] of [
    [2, 'tues'],
    [3, 'weds'],
    [4, 'thur'],
    [4, 'thurs'],
  ] as const)
    weekday.set(short, at)
  return { month: month.set('sept', 9), weekday }
})

function namer(locale: string, parts: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  return (month: number, day: number) => fold(format.format(Date.UTC(2024, month - 1, day, 12)))
}

/** Months and weekdays that are also other words. */
const alsoWords = wordSet('may march mar sat sun dec mars abril')
const leadIns = wordSet(
  'in by until till since of early late mid end from this next last before after during de im en em',
)

/** The dates of a text, in the order they stand there. */
export function dayMentionsIn(tokens: Token[]): DayMention[] {
  const figures = figuresIn(tokens)
  const startsAt = new Map(figures.map((figure) => [figure.from, figure]))
  const endsAt = new Map(figures.map((figure) => [figure.to, figure]))
  const numberAt = (at: number, most: number) => {
    const value = startsAt.get(at)?.values[0] ?? 0
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
  }
  const isYear = (value: number) => value >= 1900 && value < 2100
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const mentions: DayMention[] = []
  const isTaken = new Set<number>()

  function readMonth(at: number, month: number): DayMention | null {
    let [from, to] = [at, at]
    let before = at - 1
    if (/^(?:of|de)$/.test(wordAt(before))) before -= 1
    if (isSuffix(wordAt(before))) before -= 1
    const figure = endsAt.get(before)
    let day = figure && figure.values.length === 1 ? numberAt(figure.from, 31) : undefined
    if (day && figure) from = figure.from
    else day = numberAt(at + 1, 31)
    if (day && from === at) to = isSuffix(wordAt(at + 2)) ? at + 2 : at + 1
    const yearAt = /^(?:of|de)$/.test(wordAt(to + 1)) ? to + 2 : to + 1
    const year = startsAt.get(yearAt)?.values[0] ?? 0
    if (isYear(year)) to = yearAt
    const isSure = day || isYear(year) || leadIns.has(wordAt(at - 1)) || (tokens[at]?.isCapital && !tokens[at]?.opens)
    if (alsoWords.has(wordAt(at)) && !isSure) return null
    return { month, ...(day && { day }), ...(isYear(year) && { year }), from, to }
  }

  for (let at = 0; at < tokens.length; at += 1) {
    const month = names().month.get(wordAt(at))
    const mention = month ? readMonth(at, month) : null
    if (mention) {
      mentions.push(mention)
      for (at = mention.from; at < mention.to; at += 1) isTaken.add(at)
      isTaken.add(at)
    }
  }
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken.has(at)) continue
    const weekday = names().weekday.get(wordAt(at).replace(/(?<=day)s$/, ''))
    const isWord = alsoWords.has(wordAt(at)) && !(tokens[at]?.isCapital && !tokens[at]?.opens)
    const slashed = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?$/.exec(tokens[at]?.text ?? '')
    const value = startsAt.get(at)?.values[0] ?? 0
    if (weekday && !isWord) mentions.push({ weekday, from: at, to: at })
    else if (slashed && (slashed[0].includes('/') || slashed[3])) mentions.push(...inFigures(slashed, at))
    else if (isYear(value)) mentions.push({ year: value, from: at, to: at })
    else if (isSuffix(wordAt(at + 1)) && numberAt(at, 31)) {
      const next = tokens[at + 2]?.word ?? ''
      const isPlain =
        next === '' ||
        /^(?:and|to|till|until|for|at|in|of)$/.test(next) ||
        tokens[at + 2]?.clause !== tokens[at]?.clause
      if ((/^(?:the|by|on|from|until|till)$/.test(wordAt(at - 1)) && isPlain) || names().weekday.has(wordAt(at - 1)))
        mentions.push({ day: numberAt(at, 31), from: at, to: at + 1 })
    }
  }
  return joinWeekdays(mentions)
}

export const isSuffix = (word: string) => /^(?:st|nd|rd|th)$/.test(word)

function inFigures([, first, second, year]: RegExpExecArray, at: number): DayMention[] {
  const [a, b] = [Number(first), Number(second)]
  const whole = year ? { year: Number(year.length === 2 ? `20${year}` : year) } : {}
  const both = [
    { day: a, month: b, ...whole, from: at, to: at },
    { day: b, month: a, ...whole, from: at, to: at },
  ]
  return both.filter(({ day, month }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
}

/** "Friday 10 July 2026" is one date. */
function joinWeekdays(mentions: DayMention[]): DayMention[] {
  const sorted = mentions.toSorted((a, b) => a.from - b.from)
  return sorted.flatMap((mention, at) => {
    const [before, after] = [sorted[at - 1], sorted[at + 1]]
    if (mention.weekday && after?.day && after.from === mention.to + 1) return []
    const weekday = mention.day && before?.weekday && before.to === mention.from - 1 ? before.weekday : undefined
    return [weekday ? { ...mention, weekday, from: mention.from - 1 } : mention]
  })
}
