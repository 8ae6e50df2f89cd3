import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { isShort } from '../questions/completion.ts'
import type { Named, Who } from '../questions/names/name-words.ts'
import type { Question } from '../questions/question.ts'
import { loadPeople } from '../recall/people.ts'
import { isWithinLimit } from '../recall/rank.ts'
import { answerAskedKind } from './asked-kinds.ts'
import { decline, declineUnread, nobodyCalled } from './decline.ts'
import { latestIfVague } from './kinds/timeline/noted.ts'
import { kinds } from './kinds.ts'
import { bestPassages, nearPassages, statedDates } from './passages/best-passages.ts'
import { candidatesFor, type Lowered } from './passages/candidates.ts'
import { unreadNotesClaims } from './passages/timeline.ts'
import { ambiguousName, answerForEach, findMention, resolveDescribedPeople } from './people-meant.ts'
import type { Answer } from './wording/sentences.ts'

/** An answer from the member's own memory, without a model. */
export async function plainAnswer(ctx: MemberContext, question: Question, options: Lowered = {}): Promise<Answer> {
  return (await exactAnswer(ctx, question, options)) ?? (await answerFromPassages(ctx, question, options))
}

/** A direct answer when the question is of a known kind or the person is ambiguous; otherwise null. */
export async function exactAnswer(ctx: MemberContext, asked: Question, options: Lowered): Promise<Answer | null> {
  const answer = await findExactAnswer(ctx, asked, options)
  return answer && withinLimit(asked, answer)
}

/** Without what happened at another time than the question is limited to. Null if nothing is left to cite. */
function withinLimit(question: Question, { claims, ...answer }: Answer): Answer | null {
  const isAllowed = isWithinLimit(question)
  const allowed = claims.filter(({ cites }) => cites.length === 0 || cites.some(isAllowed))
  if (allowed.length === claims.length) return { ...answer, claims }
  return allowed.some(({ cites }) => cites.length > 0) ? { ...answer, claims: allowed } : null
}

async function findExactAnswer(ctx: MemberContext, asked: Question, options: Lowered): Promise<Answer | null> {
  if (asked.language !== 'en') return answerAskedKind(ctx, asked)
  const question = await resolveDescribedPeople(ctx, expandShortQuestion(asked))
  const stranger = question.named.find(({ people }) => people.length === 0)
  if (stranger) return ofStranger(ctx, question, stranger.said, options)
  const several = ambiguousName(question)
  if (several)
    return answerForEach(question, await visitorsLast(ctx, several), (narrowed) => answerTo(ctx, narrowed, options))
  return ofKnownKind(ctx, question)
}

/** The best passages about it, or a statement that there are none. */
export async function answerFromPassages(ctx: MemberContext, asked: Question, options: Lowered): Promise<Answer> {
  if (asked.language !== 'en') return passagesInLanguage(ctx, asked, options)
  const question = await resolveDescribedPeople(ctx, expandShortQuestion(asked))
  const found = await candidatesFor(ctx, question, options)
  const said = statedDates(found, question) ?? bestPassages(found, question)
  const declined = () => decline(ctx, question, nearPassages(found, question))
  const latest = said ? null : await latestIfVague(ctx, question)
  return said ?? (latest && withinLimit(question, latest)) ?? withUnread(ctx, question, await declined())
}

async function passagesInLanguage(ctx: MemberContext, question: Question, options: Lowered): Promise<Answer> {
  const found = question.words.length > 0 ? await candidatesFor(ctx, question, options) : []
  return bestPassages(found, question) ?? (question.language ? decline(ctx, question) : declineUnread())
}

/** Notes in a language that cannot be read may say more. */
async function withUnread(ctx: MemberContext, question: Question, { claims, ...declined }: Answer): Promise<Answer> {
  return { ...declined, claims: [...claims, ...(await unreadNotesClaims(ctx, question))] }
}

/** A visitor may call himself like somebody you know. */
async function visitorsLast(ctx: MemberContext, { said, people }: Named): Promise<Named> {
  const loaded = await loadPeople(
    ctx,
    people.map(({ connectionId }) => connectionId),
  )
  const visitors = new Set(loaded.filter(({ source }) => source === 'visitor').map(({ id }) => id))
  const isVisitor = ({ connectionId }: Who) => Number(visitors.has(connectionId))
  return { said, people: people.toSorted((a, b) => isVisitor(a) - isVisitor(b)) }
}

async function answerTo(ctx: MemberContext, question: Question, options: Lowered): Promise<Answer> {
  return (await ofKnownKind(ctx, question)) ?? (await answerFromPassages(ctx, question, options))
}

async function ofKnownKind(ctx: MemberContext, question: Question) {
  const giveTurn = takeTurns()
  for (const kind of kinds) {
    await giveTurn()
    const answer = await kind(ctx, question)
    if (answer) return answer
  }
  return null
}

/** An unknown name may be somebody's former name. */
async function ofStranger(ctx: MemberContext, question: Question, said: string, options: Lowered): Promise<Answer> {
  const once = await findMention(ctx, question, said)
  if (!once) return nobodyCalled(ctx, said)
  const { connectionId, name, claim, isTheirs } = once
  if (!isTheirs && question.about.length > 0) {
    const known = question.named.filter(({ people }) => people.length > 0)
    return answerTo(ctx, { ...question, named: known }, options)
  }
  if (!isTheirs) return { claims: [claim], about: [], isKnown: true }
  const people = [{ connectionId, name }]
  const named = question.named.map((each) => (each.said === said ? { said: name, people } : each))
  const left = question.words.filter((word) => !said.toLowerCase().split(/\s+/).includes(word))
  const answer = await answerTo(ctx, { ...question, named, about: [connectionId], words: left }, options)
  return { ...answer, claims: [claim, ...answer.claims] }
}

const shortQuestion =
  /^\W*(?:and |but |so )?((?:when|why|where|who|how)(?: (?:long|often|many|much|old|soon))?|what time)(?: (?:was|is|were|did) (?:that|it|this)(?: be| happen)?)?\W*$/iu

/** "And Ben?" repeats the previous question about Ben; "when?" asks when that was. */
function expandShortQuestion(question: Question): Question {
  const { text, earlier } = question
  if (earlier === null || !isShort(text)) return question
  const own = new Set(words(text))
  if (question.words.some((word) => own.has(word))) return question
  const more = shortQuestion.exec(text)?.[1]
  return { ...question, text: more ? `${more} ${earlier}` : earlier }
}
