import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { isInUnknownLanguage } from '#language/languages/language-of.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { afterLead, completeQuestion, goesOn, isBare, isShort } from './completion.ts'
import type { Named, NamedAt } from './names/name-words.ts'
import { findNames } from './names/names.ts'
import { plainQuestion } from './plain-question.ts'
import type { Earlier, Question } from './question.ts'
import { otherLanguageOf, readInLanguage } from './read-in-language.ts'
import { blankOut, directionOf, readSpan } from './times/span.ts'
import type { Span } from './times/span-phrases.ts'
import { correctSpelling, correctToMemory, tellingWordsOf } from './words/ordinary-words.ts'

export type QuestionInput = {
  text: string
  timeZone: string
  connectionId: string | null
  earlier: Earlier | null
  /** The time it is limited to, whatever its words say. */
  range?: DayRange | null
}

/** Parses a question: who, when and what it asks for. */
export async function readQuestion(ctx: MemberContext, asked: QuestionInput): Promise<Question> {
  const question = await readWords(ctx, asked)
  return asked.range ? limitToRange(question, asked.range) : question
}

async function readWords(ctx: MemberContext, asked: QuestionInput): Promise<Question> {
  const { timeZone, connectionId, earlier } = asked
  const language = await otherLanguageOf(ctx, asked.text)
  if (language) return readInLanguage(ctx, { ...asked, language })
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const said = correctSpelling(plainQuestion(asked.text))
  const text = (earlier && (await completeQuestion(ctx, said, { earlier: earlier.question, today }))) ?? said
  const read = withMonth(text, today, await readParts(ctx, text, today))
  const known = [...(connectionId ? [connectionId] : []), ...(earlier?.about ?? [])]
  const named = read.named.map((each) => meantBefore(each, known))
  const before = earlier && goesOn({ ...read, text }) ? earlier : null
  const carried = before && isShort(text) ? await carriedOn(ctx, before, { text, today, read }) : read
  const about = connectionId ? [connectionId] : aboutOf(named, before)
  const { words, span } = carried
  const spoken = isInUnknownLanguage(asked.text) ? null : 'en'
  return {
    ...{ text, timeZone, today, connectionId, named, about, span, words },
    earlier: before?.question ?? null,
    language: spoken,
  }
}

type QuestionParts = { named: Named[]; span: Span | null; words: string[] }

async function readParts(ctx: MemberContext, text: string, today: Temporal.PlainDate): Promise<QuestionParts> {
  const { span, rest } = readSpan(text, { today, looks: directionOf(text) })
  const found = await findNames(ctx, rest)
  // Names of nobody stay among the search words: a note may mention them.
  const known = found.filter(({ people }) => people.length > 0)
  const left = known.reduce((text: string, { index, end }: NamedAt) => blankOut(text, index, end), rest)
  return {
    named: found.map(({ said, people }) => ({ said, people })),
    span,
    words: await correctToMemory(ctx, tellingWordsOf(left)),
  }
}

/** "What about June?": a month by itself, if the member knows no June. */
function withMonth(text: string, today: Temporal.PlainDate, read: QuestionParts): QuestionParts {
  const after = afterLead(text)
  if (!after || read.span || read.named.length > 0) return read
  const { span, rest } = readSpan(`in ${after}`, { today, looks: 'back' })
  return span && tellingWordsOf(rest).length === 0 ? { ...read, span, words: [] } : read
}

/** "And Ben?" repeats the previous question for Ben; "and in June?" for June. */
type CurrentQuestion = { text: string; today: Temporal.PlainDate; read: QuestionParts }

async function carriedOn(ctx: MemberContext, { question }: Earlier, { text, today, read }: CurrentQuestion) {
  if (read.words.length > 0 && !isBare(text)) return read
  const before = await readParts(ctx, question, today)
  return { span: read.span ?? before.span, words: before.words }
}

/** An ambiguous name means the same person as earlier in the thread. */
function meantBefore({ said, people }: Named, known: string[]): Named {
  const before = people.filter(({ connectionId }) => known.includes(connectionId))
  return { said, people: people.length > 1 && before.length === 1 ? before : people }
}

function aboutOf(named: Named[], before: Earlier | null) {
  const plain = named.flatMap(({ people }) => (people.length === 1 ? people.map((each) => each.connectionId) : []))
  if (plain.length > 0 || named.length > 0) return [...new Set(plain)]
  return before?.about ?? []
}

const begins = phrases`
  who, whom, whose, what, when, where, why, how, which, did, do, does, is, are, was, were, has, have, had, can, should, will`
const conjunction = pattern('iu')`\s*(?:[,;]\s*)?\b(?:and|or) (?=${begins}\b)|\?\s+(?:and |or |also )?(?=${begins}\b)`
const asks = pattern('iu')`^\W*${begins}\b`
/** "Who is Ana and what does she do": the second part needs a verb or more than one word of its own. */
const shortestPart = 2

/** The questions that a text asks, at most two: "Where does Ana live and when is her birthday?" */
export function questionParts(text: string): string[] {
  const match = conjunction.exec(text)
  if (!match) return [text]
  const [first, second] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  const isWhole = [first, second].every((part) => asks.test(part) && part.trim().split(/\s+/u).length > shortestPart)
  return isWhole ? [first.trim(), second.trim()] : [text]
}

/** Days that a question is limited to, both included; an open end is left out. */
export type DayRange = { from?: string | undefined; to?: string | undefined }

/** The start of time as far as notes go. */
const firstDay = '1900-01-01'

/** Null if both ends are open. */
export function dayRangeOf({ from, to }: DayRange): DayRange | null {
  if (from && to && from > to) throw wrongField('to', say('fields.notBefore'))
  return from || to ? { from, to } : null
}

/** The question with this time instead of the one its words name. */
function limitToRange(question: Question, { from, to }: DayRange): Question {
  const last = to ? Temporal.PlainDate.from(to) : question.today
  const span = { from: Temporal.PlainDate.from(from ?? firstDay), to: last.add({ days: 1 }) }
  return { ...question, span: { ...span, said: question.span?.said ?? describeRange({ from, to }) }, isOnlyThen: true }
}

function describeRange({ from, to }: DayRange) {
  if (from && to) return from === to ? `on ${from}` : `from ${from} to ${to}`
  return from ? `since ${from}` : `until ${to}`
}
