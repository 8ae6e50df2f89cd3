import { dateAt } from '#language/calendar/calendar.ts'
import { overdueCheck } from '#people/promises/due.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import { loadPeopleAsked } from '../../recall/people.ts'
import { openFirst, type Promised, promiseRows } from '../kinds/promises/promise-rows.ts'
import { unreadNotesClaims } from '../passages/unread-notes.ts'
import { inQuotes, joinNames } from '../wording/attribution.ts'
import type { Answer, Claim } from '../wording/claims.ts'
import { sayDay, sayIn, type Wording } from '../wording/in-language.ts'
import { maxListed, moreIn, promisePassage } from '../wording/lists.ts'
import { nameOf } from './person-in-language.ts'

/** The member's promises: those asked for, to the people asked about. */
export async function promisesInLanguage(ctx: MemberContext, question: Question, wording: Wording): Promise<Answer> {
  const people = await loadPeopleAsked(ctx, question)
  const isOverdue = overdueCheck(ctx.now(), ctx.member.timeZone)
  const found = await promiseRows(ctx, filterFor(question, people.length > 0))
  const rows = openFirst(question.promises === 'overdue' ? found.filter(isOverdue) : found)
  const claims = rows.slice(0, maxListed).map(
    (row): Claim => ({
      text: promiseSentence(row, isOverdue(row), wording, question),
      cites: [promisePassage(row)],
    }),
  )
  const name = joinNames(people.map(nameOf), wording.and)
  const lead =
    rows.length === 0 ? nothingSentence(question, name, wording) : leadSentence(question, rows.length, wording)
  const about =
    people.length > 0 ? question.about : [...new Set(rows.map((row) => row.connectionId))].slice(0, maxListed)
  const unread = rows.length === 0 ? await unreadNotesClaims(ctx, question) : []
  return {
    claims: [...(lead ? [{ text: lead, cites: [] }] : []), ...claims, ...moreIn(wording, rows.length), ...unread],
    about,
    isKnown: true,
  }
}

/** All promises to a person or of a time, else the open ones. */
function filterFor({ about, kind, promises, span, timeZone, today }: Question, hasPeople: boolean) {
  const isOpen = promises === 'kept' ? false : openOnly.has(promises ?? '') || kind === 'countPromises' ? true : null
  const isMade = promises === 'made' && span !== null && Temporal.PlainDate.compare(span.from, today) <= 0
  const found = { connectionIds: about, isOpen: isOpen ?? (hasPeople || isMade ? null : true) }
  if (promises === 'kept') return { ...found, kept: span && { span, timeZone } }
  return isMade ? { ...found, during: { span, timeZone } } : { ...found, due: span }
}

const openOnly: ReadonlySet<string> = new Set(['overdue', 'open'])

function nothingSentence({ promises, span }: Question, name: string, wording: Wording) {
  const sentence =
    promises === 'overdue'
      ? wording.noneOverdue
      : promises === 'kept'
        ? wording.noneKept
        : span
          ? wording.noPromisesThen
          : null
  if (sentence) return name ? `${name}: ${sentence}` : sentence
  return name ? sayIn(wording.noPromisesTo, { name }) : wording.noPromises
}

/** How many there are, if all the open ones are counted. */
function leadSentence({ kind, promises }: Question, count: number, wording: Wording) {
  return kind === 'countPromises' && promises !== 'overdue' && promises !== 'kept'
    ? countSentence(count, wording)
    : null
}

function countSentence(count: number, wording: Wording) {
  if (count === 1) return wording.onePromise
  return sayIn(wording.promiseCount, { count: wording.numbers.split(' ')[count] ?? count })
}

function promiseSentence(row: Promised, isOverdue: boolean, wording: Wording, question: Question) {
  const said = { name: nameOf(row), quote: inQuotes(row.text) }
  if (row.completedAt) {
    return sayIn(wording.promiseKept, { ...said, day: sayDay(dateAt(row.completedAt, question.timeZone), question) })
  }
  if (row.dueAssumedAt !== null) return sayIn(wording.promise, said)
  const day = sayDay(Temporal.PlainDate.from(row.dueOn), question)
  return sayIn(isOverdue ? wording.promiseOverdue : wording.promiseDue, { ...said, day })
}
