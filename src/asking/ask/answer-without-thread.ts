import { shortenText } from '#language/sentences/plain-text.ts'
import { requireConnection } from '#people/connections/record/lock.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { shutdownSignal } from '#platform/context/shutdown.ts'
import { type DayRange, dayRangeOf, type QuestionInput, readQuestion } from '../questions/read.ts'
import type { Passage } from '../recall/passage.ts'
import { recall } from '../recall/recall.ts'
import { answerQuestion } from './answer-question.ts'
import { citationViews } from './views.ts'

/** Assistants give up after a minute; rules answer if a model takes longer than this. */
const maxModelMs = 25_000
const maxNear = 5
const maxNearLength = 280
/** Passages with less of the question in them are about something else. */
const minCoverage = 0.3

type AskInput = DayRange & { question: string; connectionId?: string | undefined }

/** Answers a question and stores nothing: who may only read may ask. */
export async function answerWithoutThread(ctx: MemberContext, { question, connectionId, from, to }: AskInput) {
  const range = dayRangeOf({ from, to })
  await ctx.limits.take('ask', ctx.member.id)
  if (connectionId) await requireConnection(ctx, connectionId)
  const { timeZone } = ctx.member
  const asked = { text: question, timeZone, connectionId: connectionId ?? null, earlier: null, range }
  const signal = AbortSignal.any([shutdownSignal(), AbortSignal.timeout(maxModelMs)])
  const outcome = await answerQuestion(ctx, asked, { lowered: new Set(), send: () => {}, signal })
  const citations = await citationsOf(ctx, outcome.citations)
  const near = outcome.isKnown || citations.length > 0 ? [] : await nearPassages(ctx, asked)
  return { answer: outcome.content, known: outcome.isKnown, citations, near: near.length > 0 ? near : undefined }
}

type Cited = Awaited<ReturnType<typeof answerQuestion>>['citations']

/** Without those whose record was removed a moment ago. */
async function citationsOf(ctx: MemberContext, citations: Cited) {
  const views = (await citationViews(ctx, [{ id: '', citations }])).get('') ?? []
  return views.flatMap(({ number, connectionId, connectionName, kind, id, quote, at, source }) =>
    at && connectionName !== undefined && quote !== undefined
      ? [{ number, connectionId, connectionName, kind, id, on: dayOf(ctx, at), source, quote }]
      : [],
  )
}

/**
 * The passages closest to the question; otherwise the newest about the people it may mean, which may use other words.
 */
async function nearPassages(ctx: MemberContext, asked: QuestionInput) {
  const question = await readQuestion(ctx, asked)
  const { passages, coverage } = await recall(ctx, question, { limit: maxNear })
  if (coverage >= minCoverage) return passages.map((passage) => nearView(ctx, passage))
  const named = question.named.flatMap(({ people }) => people.map((each) => each.connectionId))
  const about = question.about.length > 0 ? question.about : named
  if (about.length === 0) return []
  const newest = await recall(ctx, { ...question, about, words: [] }, { limit: maxNear })
  return newest.passages.map((passage) => nearView(ctx, passage))
}

function nearView(ctx: MemberContext, { connectionId, connectionName, kind, id, at, source, text }: Passage) {
  return { connectionId, connectionName, kind, id, on: dayOf(ctx, at), source, text: shortenText(text, maxNearLength) }
}

const dayOf = ({ member }: MemberContext, at: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(member.timeZone).toPlainDate().toString()
