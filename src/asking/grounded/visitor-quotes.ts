import type { Claim } from '../answers/wording/claims.ts'
import { quoteOf } from '../answers/wording/quotes.ts'
import type { Question } from '../questions/question.ts'
import type { Passage, Ranked } from '../recall/passage.ts'
import { dateOf } from './dates.ts'
import { shownName } from './labels.ts'
import type { Excerpt } from './reading.ts'
import { stemsOf } from './support.ts'
import { visitorText } from './unmarked-text.ts'

/** What visitors wrote is not read by a model beside the member's own words; where it is among the best, we quote it. */
export function visitorQuotes(question: Question, passages: Ranked[], read: Excerpt[]): Claim[] {
  const wasRead = new Set(read.map(({ passage }) => passage))
  const best = passages.slice(0, 3).filter((passage) => !wasRead.has(passage))
  return best
    .filter((passage) => passage.source === 'visitor' && isOn(question, passage))
    .map((passage) => quoted(passage, question.timeZone))
}

/** About somebody the question is about, or with a word of it. */
function isOn({ about, words }: Question, { connectionId, text }: Passage) {
  // Of a visitor who wrote nothing, the entry is in our own words.
  if (/^Left their details through the card \S+\.$/u.test(text)) return false
  const said = new Set(stemsOf(text))
  return about.includes(connectionId) || stemsOf(words.join(' ')).some((stem) => said.has(stem))
}

function quoted(passage: Passage, timeZone: string): Claim {
  const quote = quoteOf(visitorText(passage.text), 200).replace(/[“”]/gu, '"')
  return { text: `${introduced(passage, timeZone)}: “${quote}”`, cites: [passage] }
}

function introduced({ kind, connectionName, at }: Passage, timeZone: string) {
  const name = shownName(connectionName)
  if (kind === 'connection') return `On file for ${name}, some of it in their own words`
  if (kind === 'followup') return `A message to ${name} is drafted`
  return `On ${dateOf(at, timeZone)}, ${name} wrote when you exchanged cards`
}
