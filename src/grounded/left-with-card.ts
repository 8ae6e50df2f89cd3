import type { Claim } from '../answers/claims.ts'
import { quoteOf } from '../answers/quote.ts'
import type { Question } from '../questions/question.ts'
import type { Passage, Ranked } from '../recall/passage.ts'
import { tellingWords } from '../search/words.ts'
import { withoutAddresses } from './addresses.ts'
import { shownName } from './labels.ts'

/** What visitors wrote is not read by a model beside the member's own words; where it is among the best, we quote it. */
export function leftWithCard(question: Question, passages: Ranked[]): Claim[] {
  const best = passages.slice(0, 3)
  return best.filter((passage) => passage.source === 'visitor' && isOn(question, passage)).map(quoted)
}

/** About somebody the question is about, or with a word of it. */
function isOn({ about, words }: Question, { connectionId, text }: Passage) {
  const said = new Set(tellingWords(text))
  return about.includes(connectionId) || words.flatMap(tellingWords).some((word) => said.has(word))
}

function quoted(passage: Passage): Claim {
  const quote = withoutAddresses(quoteOf(passage.text, 200)).replace(/[[\]【】“”]/gu, '')
  const how = passage.kind === 'connection' ? 'says of themselves' : 'wrote when they left their details'
  return { text: `${shownName(passage.connectionName)} ${how}: “${quote}”`, cites: [passage] }
}
