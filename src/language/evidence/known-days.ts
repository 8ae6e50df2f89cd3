import { wordSet } from '../words/word-set.ts'
import { type DayMention, dayMentionsIn, isSuffix } from './day-mentions.ts'
import { figuresIn } from './figures.ts'
import { isPast, type Token } from './tokens.ts'

/** A day, month or year that a passage speaks of; `clause` is the one that surely does. */
export type KnownDay = { year: number; month?: number; day?: number; clause: number | null }

/** The days that a passage speaks of, seen from its own day: "on Friday" may be the last or the next. */
export function knownDays(tokens: Token[], said: Temporal.PlainDate): KnownDay[] {
  const written = dayMentionsIn(tokens).flatMap((mention) =>
    resolve(mention, said)
      .filter((day) => fitsWeekday(day, mention) && !(isOver(tokens, mention) && isAfter(day, said)))
      .map((day) => ({ ...day, clause: tokens[mention.from]?.clause ?? 0 })),
  )
  // A note gives days without saying so: "off 25, nights 27 28, flies 30th".
  const bare = figuresIn(tokens).flatMap(({ values: [value = 0], from, to }, at, all) =>
    (tokens[to + 1]?.clause !== tokens[to]?.clause ||
      all[at + 1]?.from === to + 1 ||
      isSuffix(tokens[to + 1]?.word ?? '')) &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= 31
      ? resolve({ day: value, from, to: from }, said).map((day) => ({ ...day, clause: null }))
      : [],
  )
  return [{ ...partsOf(said), clause: null }, ...written, ...bare, ...relativeDays(tokens, said)]
}

/** Whether a weekday is in a clause of the past: "cooked for us on Sunday". */
function isOver(tokens: Token[], { weekday, day, from }: DayMention) {
  if (!weekday || day) return false
  let start = from
  while (start > 0 && tokens[start - 1]?.clause === tokens[from]?.clause) start -= 1
  const before = tokens.slice(Math.max(start, from - 12), from)
  return before.some(isPast) && !before.some(({ word }) => aheadWords.has(word))
}

const aheadWords = wordSet('will would to going next by until till must should can may might off')

const isAfter = ({ year, month = 1, day = 1 }: Omit<KnownDay, 'clause'>, said: Temporal.PlainDate) =>
  Temporal.PlainDate.compare({ year, month, day }, said) > 0

/** "Tues 6th" is in a month whose 6th is a Tuesday. */
const fitsWeekday = (day: Omit<KnownDay, 'clause'>, { weekday }: DayMention) =>
  weekday === undefined || isKnownDay({ weekday, from: 0, to: 0 }, { ...day, clause: null })

const partsOf = ({ year, month, day }: Temporal.PlainDate) => ({ year, month, day })

function resolve({ year, month, day, weekday }: DayMention, said: Temporal.PlainDate): Omit<KnownDay, 'clause'>[] {
  if (weekday && !day) {
    const next = (weekday - said.dayOfWeek + 7) % 7
    return [next - 7, next, next + 7].map((days) => partsOf(said.add({ days })))
  }
  if (month && day) return (year ? [year] : nearYears(said, month)).map((year) => ({ year, month, day }))
  if (month) return (year ? [year] : nearYears(said, month)).map((year) => ({ year, month }))
  if (day) return [-1, 0, 1].map((months) => ({ ...partsOf(said.with({ day: 1 }).add({ months })), day }))
  return year ? [{ year }] : []
}

/** The years in which a month was last and is next. */
const nearYears = ({ year, month }: Temporal.PlainDate, of: number) =>
  of === month ? [year] : of > month ? [year - 1, year] : [year, year + 1]

const units = new Map([
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['year', 'years'],
] as const)

/** "yesterday", "last week", "three months ago", "end of the month". */
function relativeDays(tokens: Token[], said: Temporal.PlainDate): KnownDay[] {
  const figures = new Map(figuresIn(tokens).map((figure) => [figure.to, figure.values[0] ?? 0]))
  return tokens.flatMap(({ word, clause }, at) => {
    const before = tokens[at - 1]?.word ?? ''
    const after = tokens[at + 1]?.word ?? ''
    const on = (days: number) => ({ ...partsOf(said.add({ days })), clause })
    if (word === 'yesterday' || (word === 'night' && before === 'last')) return [on(-1)]
    if (word === 'tomorrow') return [on(1)]
    if (/^(?:today|tonight)$/.test(word) || (/^(?:morning|afternoon|evening)$/.test(word) && before === 'this'))
      return [on(0)]
    const unit = units.get(word.replace(/s$/, '') as 'day')
    if (!unit) return []
    const step =
      before === 'last'
        ? -1
        : before === 'next'
          ? 1
          : before === 'this' || before === 'the' || before === 'of'
            ? 0
            : null
    const count = figures.get(at - 1)
    const moved = after === 'ago' && count ? -count : count && tokens[at - 2]?.word === 'in' ? count : step
    if (moved === null) return []
    const { year, month, day } = said.add({ [unit]: moved })
    if (unit === 'days') return [{ year, month, day, clause }]
    return unit === 'years' ? [{ year, clause }] : [{ year, month, clause }]
  })
}

/** Whether a date, as far as it is written, is a known day. */
export function isKnownDay(mention: DayMention, known: KnownDay): boolean {
  const { year, month, day, weekday } = mention
  if (year && known.year !== year) return false
  if (month && known.month !== month) return false
  if (day && known.day !== day) return false
  if (!weekday) return true
  if (!known.month || !known.day) return false
  const last = Temporal.PlainYearMonth.from({ year: known.year, month: known.month }).daysInMonth
  return known.day <= last && Temporal.PlainDate.from({ ...partsOfKnown(known) }).dayOfWeek === weekday
}

const partsOfKnown = ({ year, month = 1, day = 1 }: KnownDay) => ({ year, month, day })
