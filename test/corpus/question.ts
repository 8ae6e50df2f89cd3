/** What must be so of the last answer to a question. */
export type Expected = {
  /** Each occurs in the answer, or in what it quotes. */
  says?: Said[]
  /** At least one of these keys is cited, or all of them. */
  cites?: string[]
  citesAll?: true
  /** The number that the answer itself gives first. */
  counts?: number
  /** None of these occurs anywhere: they are true of somebody else, or no longer. */
  never?: Said[]
  /** A list was asked for: it may cite more than ten passages. */
  list?: true
  /** It is not plain who is meant: asking back is as good as answering for each, as long as all are named. */
  asksBack?: true
  /** Memory does not hold it. */
  declines?: true
  /** Instead of declining, these alone may be cited, for they say that it is not so. */
  orCites?: string[]
}

/** A text is looked for as whole words, without regard to case and accents; a pattern as it stands. */
export type Said = string | RegExp

export type Question = {
  kind: string
  /** A question, or those of a thread, of which the last is judged. */
  asks: string | string[]
  /** The key of the one person it is asked of. */
  about?: string
  expect: Expected
}

/** One that memory answers. */
export function ask(kind: string, asks: Question['asks'], expect: Expected): Question {
  return { kind, asks, expect }
}

/** One that memory answers, asked of one person. */
export function askOf(about: string, asks: Question['asks'], expect: Expected): Question {
  return { kind: 'of one person', asks, about, expect }
}

/** One that memory does not answer. */
export function none(kind: string, asks: Question['asks'], more: Omit<Expected, 'declines'> = {}): Question {
  return { kind, asks, expect: { declines: true, ...more } }
}

/** A day in any of the ways people write it: 3 December, Dec 3rd, 2026-12-03; a birthday is of any year. */
export function day(date: string) {
  const { month, day } = Temporal.PlainDate.from(date)
  const name = months[month - 1] ?? ''
  const named = `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`
  const words = [`0?${day}(?:st|nd|rd|th)?(?: of)? ${named}`, `${named} (?:the )?0?${day}(?:st|nd|rd|th)?\\b`]
  const figures = [`(?:\\d{4}-|--)${date.slice(-5)}`, `0?${day}[./]0?${month}[./]\\d{4}`]
  return new RegExp(`(?<![\\p{L}\\d])(?:${[...words, ...figures].join('|')})`, 'iu')
}

/** A sum in thousands: 48k, 48,000, 48.000. */
export const thousand = (many: number) => new RegExp(`(?<![\\d.,])${many}(?: ?k\\b|[.,\\s]?000)`, 'i')

const months = 'january february march april may june july august september october november december'.split(' ')
