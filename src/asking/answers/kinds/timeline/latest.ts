import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { stem } from '#language/words/stem.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { findPerson } from '../../../recall/people.ts'
import { contactEntries, entriesOf } from '../../passages/timeline.ts'
import { readPeopleWanted } from '../../topic/people-wanted.ts'
import { sortAskedFor, topicOf } from '../../topic/topic.ts'
import { isVague, weightOf } from '../../topic/word-weights.ts'
import { attributeQuote, dateOfPassage } from '../../wording/attribution.ts'
import type { Answer } from '../../wording/claims.ts'
import { entryPassage } from '../../wording/lists.ts'

const entriesRead = 100
const maxEntriesShown = 3
const maxEntriesOfPeriod = 5

/** "What is new with Ana?", "what did Ben tell me last week?": the newest entries, if no topic is asked for. */
export async function latest(ctx: MemberContext, question: Question): Promise<Answer | null> {
  return topicOf(question).terms.length > 0 ? null : newestOf(ctx, question)
}

/** "What does Ana want?" when no note has these words, and questions in an unsupported language. */
export async function latestIfVague(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (!english.test(question.text) && question.words.length > 0) return newestOf(ctx, question)
  const sort = sortAskedFor(question.text)
  const telling = question.words.filter((word) => weightOf(word) > 0 && !sort.has(stem(word)))
  return telling.length > 0 && telling.every(isVague) ? newestOf(ctx, question) : null
}

const english =
  /\b(?:what|who|when|where|why|how|which|is|are|does|did|has|had|have|been|of|to|for|can|should|will|the|about|tell|any)\b/iu

async function newestOf(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId, ...others] = question.about
  if (!connectionId && question.named.length === 0) return ofTime(ctx, question)
  const { expected } = topicOf(question)
  if (!connectionId || others.length > 0 || (expected && expected.weight > 0.5)) return null
  const person = await findPerson(ctx, connectionId)
  if (!person) return null
  const entries = (await entriesOf(ctx, person, entriesRead)).filter((passage) => isThen(passage, question))
  const isOne =
    /\blast (?:time|conversation|call|meeting|note|chat|talk)\b|\blast\b.*\b(?:talk|speak|discuss|say|tell)/i.test(
      question.text,
    )
  const shown = entries.slice(0, isOne ? 1 : maxEntriesShown)
  if (shown.length === 0) return null
  const claims = shown.map((passage) => ({
    text: attributeQuote(passage, quotableSentences(passage.text).slice(0, 3).join(''), question),
    cites: [passage],
  }))
  return { claims, about: [connectionId], isKnown: true }
}

/** "What happened yesterday?": the newest entries of that time, about anybody. */
async function ofTime(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (!question.span || readPeopleWanted(question)) return null
  const entries = await contactEntries(ctx, question, {
    connectionId: null,
    order: 'desc',
    limit: maxEntriesOfPeriod + 1,
  })
  const passages = entries.map(entryPassage).filter(({ text }) => text.trim() !== '')
  if (passages.length === 0) return null
  const claims = passages.slice(0, maxEntriesOfPeriod).map((passage) => ({
    text: attributeQuote(passage, quotableSentences(passage.text).slice(0, 3).join(''), question),
    cites: [passage],
  }))
  const more = passages.length > maxEntriesOfPeriod ? [{ text: 'There are earlier entries too.', cites: [] }] : []
  return { claims: [...claims, ...more], about: [], isKnown: true }
}

function isThen(passage: Passage, question: Question) {
  const { span } = question
  if (!span) return true
  const day = dateOfPassage(passage, question)
  return Temporal.PlainDate.compare(day, span.from) >= 0 && Temporal.PlainDate.compare(day, span.to) < 0
}
