import type { Asked } from '../../src/recall/asked.ts'
import { tellingWords, words } from '../../src/search/words.ts'

/** A question as far as it must be understood here: exact names, and dates that are written out. */
export function understood(text: string, people: Map<string, string>): Asked {
  const plain = text.replace(/['’]s\b/g, '')
  const names = [...people].filter(([name]) => words(plain).includes(words(name)[0] ?? ''))
  const span = spanIn(plain)
  const rest = span ? plain.replace(span.said, ' ') : plain
  const said = new Set(names.flatMap(([name]) => words(name)))
  return {
    text,
    words: tellingWords(rest).filter((word) => !said.has(word)),
    about: names.map(([, id]) => id),
    span,
    connectionId: null,
    timeZone: 'UTC',
  }
}

function spanIn(text: string) {
  const found = dated.exec(text) ?? datedFirst.exec(text)
  if (!found?.groups) return null
  const { day, month = '', year } = found.groups
  const number = months.indexOf(month.toLowerCase()) + 1
  const from = Temporal.PlainDate.from({ year: Number(year), month: number, day: Number(day ?? 1) })
  return { from, to: from.add(day ? { days: 1 } : { months: 1 }), said: found[0] }
}

const months = 'january february march april may june july august september october november december'.split(' ')
const dated = new RegExp(
  `(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${months.join('|')}),? (?<year>20\\d\\d)`,
  'i',
)
const datedFirst = new RegExp(`(?<month>${months.join('|')}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\\d\\d)`, 'i')
