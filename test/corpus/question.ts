/** What the last answer must satisfy. */
export type Expected = {
  /** Each occurs in the answer or in its quotes. */
  says?: Said[]
  /** At least one of these keys, or all of them, must be cited. */
  cites?: string[]
  citesAll?: true
  /** The first number in the answer. */
  counts?: number
  /** None of these may occur: they are about somebody else or outdated. */
  never?: Said[]
  /** The answer is a list, which may cite more than ten passages. */
  list?: true
  /** The person is ambiguous: asking back is as good as answering for each, if all are named. */
  asksBack?: true
  /** The corpus has no answer. */
  declines?: true
  /** Keys that contradict the question. They may be cited instead of declining. */
  orCites?: string[]
}

/** A text matches as whole words regardless of case and accents; a pattern matches as it is. */
export type Said = string | RegExp

export type Question = {
  kind: string
  /** A question, or the questions of a thread. The last answer is judged. */
  asks: string | string[]
  /** The key of the person the question is limited to. */
  about?: string
  expect: Expected
}

/** An answerable question. */
export function ask(kind: string, asks: Question['asks'], expect: Expected): Question {
  return { kind, asks, expect }
}

/** An answerable question about one person. */
export function askOf(about: string, asks: Question['asks'], expect: Expected): Question {
  return { kind: 'of one person', asks, about, expect }
}

/** An unanswerable question. */
export function none(kind: string, asks: Question['asks'], more: Omit<Expected, 'declines'> = {}): Question {
  return { kind, asks, expect: { declines: true, ...more } }
}

/** A date in any notation: 3 December, Dec 3rd, 2026-12-03. A birthday has any year. */
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
