import { dateAt } from '#language/calendar/calendar.ts'
import { callName } from '#language/names/call-name.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import { promisesBy } from '#people/briefs/brief.ts'
import { settledDebts } from '#people/facts/facts.ts'
import { countUnreadNotes } from '#people/promises/count.ts'
import { overdueCheck } from '#people/promises/due.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { loadPeople, loadPeopleAsked } from '../../../recall/people.ts'
import { unreadNotesClaims } from '../../passages/timeline.ts'
import {
  type Answer,
  andMore,
  attributeQuote,
  type Claim,
  isInEnglish,
  joinNames,
  listOf,
  maxListed,
  nameOf,
  promisePassage,
  sayIn,
  wordingFor,
} from '../../wording/sentences.ts'
import { paidBack } from '../facts/stated-facts.ts'
import { asksForTheirs, type PromiseQuestion, readPromiseQuestion } from './promise-question.ts'
import { maxPromiseRows, openFirst, type Promised, promiseRows, promiseSentence } from './promise-rows.ts'

/** "What did I promise Ana?", "what is overdue?", "have I sent the deck?" */
export async function promised(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const asked = readPromiseQuestion(question)
  const isEnglish = isInEnglish(question)
  if (!asked || (isEnglish && question.named.length > 0 && question.about.length === 0)) return null
  const people = await loadPeopleAsked(ctx, question)
  const found = await rowsFor(ctx, question, asked)
  const isOverdue = overdueCheck(ctx.now(), ctx.member.timeZone)
  const all = withOthers(chosen(found, asked, isOverdue), people)
  // A question about what is due by a future day lists future promises first.
  const isAhead = question.span !== null && Temporal.PlainDate.compare(question.span.to, question.today) > 0
  const owed = /\bowed?\b/iu.test(question.text) ? await withoutSettledDebts(ctx, all) : all
  const rows =
    asked.sort === 'open' && isAhead ? owed.toSorted((a, b) => Number(isOverdue(a)) - Number(isOverdue(b))) : owed
  if (rows.length === 0 && all.length > 0)
    return paidBack(ctx, question, [...new Set(all.map((row) => row.connectionId))])
  // A note may answer what no promise does.
  if (rows.length === 0 && asked.words.length > 0) return null
  const claims = rows.slice(0, maxListed).map((row, at): Claim => {
    const sentence = promiseSentence(row, question, { ...asked, isOverdue: row.completedAt === null && isOverdue(row) })
    const lead = asked.sort === 'whether' && at === 0 ? verdict(rows, asked, question.timeZone) : ''
    return { text: `${lead}${sentence}`, cites: [promisePassage(row)] }
  })
  const about =
    people.length > 0 ? question.about : [...new Set(rows.map((row) => row.connectionId))].slice(0, maxListed)
  const more = andMore(rows.length, { isCut: found.length === maxPromiseRows, language: question.language })
  const none = isEnglish
    ? await nobodyClaims(ctx, question, { asked, rows, people })
    : nothingClaims(question, rows, people)
  const unread = rows.length === 0 ? await unreadNotesClaims(ctx, question) : []
  return { claims: [...countClaims(question, rows), ...claims, ...more, ...none, ...unread], about, isKnown: true }
}

/** How many there are, if a question in another language than English counts the open ones. */
function countClaims({ kind, promises, ...question }: Question, { length: count }: Promised[]): Claim[] {
  if (kind !== 'countPromises' || promises === 'overdue' || promises === 'kept' || count === 0) return []
  const { onePromise, promiseCount, numbers } = wordingFor(question)
  return [uncited(count === 1 ? onePromise : sayIn(promiseCount, { count: numbers.split(' ')[count] ?? count }))]
}

function nothingClaims({ promises, span, ...question }: Question, rows: Promised[], people: Person[]): Claim[] {
  if (rows.length > 0) return []
  const { and, noneOverdue, noneKept, noPromisesThen, noPromisesTo, noPromises } = wordingFor(question)
  const name = joinNames(people.map(nameOf), and)
  const sentence = promises === 'overdue' ? noneOverdue : promises === 'kept' ? noneKept : span ? noPromisesThen : null
  if (sentence) return [uncited(name ? `${name}: ${sentence}` : sentence)]
  return [uncited(name ? sayIn(noPromisesTo, { name }) : noPromises)]
}

type Found = { asked: PromiseQuestion; rows: Promised[]; people: Person[] }

/** The people asked about to whom nothing was promised. */
async function nobodyClaims(ctx: MemberContext, question: Question, { asked, rows, people }: Found) {
  const isOfMatter = asked.words.length > 0 || asked.sort === 'whether'
  const without = people.filter(
    (person) => !rows.some((row) => row.connectionId === person.id || speaksOf(row, person)),
  )
  if (rows.length > 0 && (without.length === 0 || isOfMatter)) return []
  return [noPromisesClaim(asked, question, without.map(nameOf)), ...(await unreadClaims(ctx, question))]
}

/** "What do I owe?": a promise may be open in the list though a later note says that it was paid back. */
async function withoutSettledDebts(ctx: MemberContext, rows: Promised[]) {
  if (rows.length === 0) return rows
  const settled = await settledDebts(ctx)
  return rows.filter(
    (row) => !settled.some(({ ixId, sentence }) => ixId === row.interactionId && sentence === row.sentence?.trim()),
  )
}

/** "What did I promise Ana about Ben?": promises to one of them that mention the other. */
function withOthers(rows: Promised[], people: Person[]) {
  const both = rows.filter((row) => people.some((person) => row.connectionId !== person.id && speaksOf(row, person)))
  return both.length > 0 ? both : rows
}

function speaksOf({ text }: Promised, { displayName }: Person) {
  const name = words(callName(displayName)).join(' ')
  return ` ${words(text).join(' ')} `.includes(` ${name} `)
}

type Person = { id: string; displayName: string }

function rowsFor(ctx: MemberContext, { about, span, timeZone, today }: Question, { sort, byDue }: PromiseQuestion) {
  const isOpen = sort === 'kept' ? false : sort === 'all' || sort === 'whether' ? null : true
  const isAhead = span !== null && Temporal.PlainDate.compare(span.from, today) > 0
  const isDeadline = /^(?:by|for|until|till|before|no later than)\b/iu.test(span?.said ?? '')
  if (sort === 'kept' && span) return promiseRows(ctx, { connectionIds: about, isOpen, kept: { span, timeZone } })
  const when = !span ? {} : byDue || isAhead || isDeadline ? { due: span } : { during: { span, timeZone } }
  return promiseRows(ctx, { connectionIds: about, isOpen, ...when })
}

function chosen(
  found: Promised[],
  { sort, words }: PromiseQuestion,
  isOverdue: (row: Promised) => boolean,
): Promised[] {
  const rows = onMatter(openFirst(found), words)
  if (sort === 'overdue') return rows.filter(isOverdue)
  if (sort !== 'next') return rows
  const coming = rows.filter((row) => row.dueAssumedAt === null && !isOverdue(row))
  return coming.filter(({ dueOn }) => dueOn === coming[0]?.dueOn)
}

/** The promises that match the topic of the question, if any do. */
function onMatter(rows: Promised[], wanted: string[]) {
  if (wanted.length === 0) return rows
  const counted = rows.map((row) => {
    const has = new Set(words(`${row.text} ${row.sentence ?? ''}`).map(stem))
    return { row, count: wanted.filter((word) => has.has(stem(word))).length }
  })
  const best = Math.max(0, ...counted.map(({ count }) => count))
  return best * 3 < wanted.length * 2 ? [] : counted.filter(({ count }) => count === best).map(({ row }) => row)
}

function verdict(rows: Promised[], { asksOnTime }: PromiseQuestion, timeZone: string) {
  const isLate = ({ completedAt, dueOn, dueAssumedAt }: Promised) =>
    completedAt !== null && dueAssumedAt === null && dateAt(completedAt, timeZone).toString() > dueOn
  if (asksOnTime && rows.some(isLate)) return 'No. '
  if (rows.every(({ completedAt }) => completedAt !== null)) return 'Yes. '
  return rows.every(({ completedAt }) => completedAt === null) ? 'You have not marked it as done. ' : ''
}

function noPromisesClaim({ sort, byDue }: PromiseQuestion, { span }: Question, names: string[]): Claim {
  const to = names.length > 0 ? ` to ${listOf(names)}` : ''
  const whom = names.length > 0 ? ` ${listOf(names)}` : ''
  const when = span ? ` ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}` : ''
  if (sort === 'overdue') return uncited(`Nothing you promised${whom} is overdue.`)
  if (sort === 'next') return uncited(`Nothing you promised${whom} is coming up.`)
  if (sort === 'kept') return uncited(`You have not marked any promise${to} as kept${when}.`)
  if (byDue && span) return uncited(`Nothing you promised${whom} is due${when}.`)
  if (sort === 'open') return uncited(`You have no open promises${to}${when}.`)
  return uncited(`You have no recorded promises${to}${when}.`)
}

/** Where notes are in a language that is not read, nothing found does not mean that nothing was promised. */
async function unreadClaims(ctx: MemberContext, { about }: Question): Promise<Claim[]> {
  const count = await countUnreadNotes(ctx, about)
  if (count === 0) return []
  const notes = count === 1 ? '1 note is' : `${count} notes are`
  return [uncited(`${notes} in a language that Kith cannot read promises in, so it cannot tell about those.`)]
}

const uncited = (text: string): Claim => ({ text, cites: [] })

/** "What did Ana promise me?": the sentences that say so, never what the member promised her. */
export async function theirPromises(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (!asksForTheirs(question)) return null
  const [person, other] = await loadPeople(ctx, question.about)
  if (!person || other) return null
  const { id: connectionId, displayName: connectionName } = person
  const claims = (await promisesBy(ctx, person)).map(({ ixId: id, occurredAt: at, sentence: text }) => {
    const passage: Passage = { kind: 'interaction', id, connectionId, connectionName, text, at, source: 'member' }
    return { text: attributeQuote(passage, text, question), cites: [passage], quote: text }
  })
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}
