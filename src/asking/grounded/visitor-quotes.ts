import type { Claim } from '../answers/wording/claims.ts'
import { quoteOf } from '../answers/wording/quotes.ts'
import type { Question } from '../questions/question.ts'
import type { Passage, Ranked } from '../recall/passage.ts'
import { dateOf } from './dates.ts'
import { shownName } from './labels.ts'
import type { Excerpt } from './reading.ts'
import { stemsOf } from './support.ts'
import { visitorText } from './unmarked-text.ts'

/** The model never reads visitors' words together with the member's. If they are among the best, they are quoted. */
export function visitorQuotes(question: Question, passages: Ranked[], read: Excerpt[]): Claim[] {
  const wasRead = new Set(read.map(({ passage }) => passage))
  const best = passages.slice(0, 3).filter((passage) => !wasRead.has(passage))
  return best
    .filter((passage) => passage.source === 'visitor' && isOn(question, passage))
    .map((passage) => quoteVisitor(passage, question.timeZone))
}

/** About a person in the question, or with one of its words. */
function isOn({ about, words }: Question, { connectionId, text }: Passage) {
  // If the visitor wrote nothing, the text of the entry is ours.
  if (/^Left their details through the card \S+\.$/u.test(text)) return false
  const said = new Set(stemsOf(text))
  return about.includes(connectionId) || stemsOf(words.join(' ')).some((stem) => said.has(stem))
}

function quoteVisitor(passage: Passage, timeZone: string): Claim {
  const quote = quoteOf(visitorText(passage.text), 200).replace(/[“”]/gu, '"')
  return { text: `${introduced(passage, timeZone)}: “${quote}”`, cites: [passage] }
}

function introduced({ kind, connectionName, at }: Passage, timeZone: string) {
  const name = shownName(connectionName)
  if (kind === 'connection') return `On file for ${name}, some of it in their own words`
  if (kind === 'followup') return `A message to ${name} is drafted`
  return `On ${dateOf(at, timeZone)}, ${name} wrote when you exchanged cards`
}
