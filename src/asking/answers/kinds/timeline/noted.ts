import { dateAt } from '#language/calendar/calendar.ts'
import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { stem } from '#language/words/stem.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { findPerson } from '../../../recall/people.ts'
import { contactEntries, type Entry, entriesOf } from '../../passages/timeline.ts'
import { readPeopleWanted } from '../../topic/people-wanted.ts'
import { sortAskedFor, topicOf } from '../../topic/topic.ts'
import { isVague, weightOf } from '../../topic/word-weights.ts'
import {
  type Answer,
  andMore,
  attributeQuote,
  type Claim,
  dateOfPassage,
  entryPassage,
  maxListed,
  nameOf,
  onDay,
  quoteOf,
} from '../../wording/sentences.ts'

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

const timelinePattern =
  /^\W*(?:and |so )?(?:what|whats|anything|something|any|show|list|give|how (?:was|did)|notes?|tell|remind)\b/iu
const timelineWords = new Set(
  `happen happened happening change changed changes discuss discussed discussing new going go went week weekend month day year notes note entries
  entry wrote write written add added log logged learn learned learnt did do doing done meetings meeting calls call
  conversations conversation memories memory everything summary summarise summarize recap was`.split(/\s+/),
)

const maxQuoteLength = 200

/** "What happened last week?": the entries of that time about anybody, latest first. */
export async function happened(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { span, named, about, words } = question
  if (!span || named.length > 0 || about.length > 0 || words.some((word) => !timelineWords.has(word))) return null
  if (!timelinePattern.test(wordingOf(question))) return null
  const entries = await contactEntries(ctx, question, { connectionId: null, order: 'desc' })
  if (entries.length === 0) {
    const text = `You have no entries ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}.`
    return { claims: [{ text, cites: [] }], about: [], isKnown: true }
  }
  const shown = entries.slice(0, maxListed)
  const claims = shown.map((entry): Claim => ({ text: describeEntry(entry, question), cites: [entryPassage(entry)] }))
  const people = [...new Set(shown.map(({ connectionId }) => connectionId))]
  return { claims: [...claims, ...andMore(entries.length)], about: people, isKnown: true }
}

/** Names the author: you or the visitor. */
function describeEntry(entry: Entry, { today, timeZone }: Question) {
  const day = onDay(dateAt(entry.occurredAt, timeZone), today)
  const name = nameOf(entry)
  const words = quoteOf([entry.text, entry.transcript].filter(Boolean).join(' '), maxQuoteLength).replace(/[“”]/gu, '"')
  const quote = words ? `: “${words}”` : '.'
  const start = `${day.charAt(0).toUpperCase()}${day.slice(1)}`
  if (entry.source === 'visitor') return `${start} ${name} wrote when you exchanged cards${quote}`
  return `${start} you ${verbs[entry.kind]} ${name}${quote}`
}

const verbs: Record<Entry['kind'], string> = {
  note: 'noted about',
  voice_memo: 'recorded about',
  meeting: 'met',
  call: 'had a call with',
  message: 'wrote to',
  exchange: 'exchanged cards with',
}
