import { dateAt } from '#language/calendar/calendar.ts'
import { overdueCheck } from '#people/promises/due.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import { loadPeopleAsked } from '../../recall/people.ts'
import { type Promised, promiseRows } from '../kinds/promises/promise-rows.ts'
import { unreadNotesClaims } from '../passages/unread-notes.ts'
import { inQuotes, joinNames } from '../wording/attribution.ts'
import type { Answer, Claim } from '../wording/claims.ts'
import { sayDay, sayIn } from '../wording/in-language.ts'
import type { Wording } from '../wording/languages/wording.ts'
import { maxListed, promisePassage } from '../wording/lists.ts'
import { nameOf } from './person-in-language.ts'

/** The member's promises to the people asked about, or the open ones. */
export async function promisesInLanguage(ctx: MemberContext, question: Question, wording: Wording): Promise<Answer> {
  const people = await loadPeopleAsked(ctx, question)
  const isOpen = people.length === 0 || question.kind === 'countPromises' ? true : null
  const rows = await promiseRows(ctx, { connectionIds: question.about, isOpen, due: question.span })
  const isOverdue = overdueCheck(ctx.now(), ctx.member.timeZone)
  const claims = rows.slice(0, maxListed).map(
    (row): Claim => ({
      text: promiseSentence(row, isOverdue(row), wording, question),
      cites: [promisePassage(row)],
    }),
  )
  const name = joinNames(people.map(nameOf), wording.and)
  const none = name ? sayIn(wording.noPromisesTo, { name }) : wording.noPromises
  const lead = rows.length === 0 ? none : question.kind === 'countPromises' ? countSentence(rows.length, wording) : null
  const about =
    people.length > 0 ? question.about : [...new Set(rows.map((row) => row.connectionId))].slice(0, maxListed)
  const unread = rows.length === 0 ? await unreadNotesClaims(ctx, question) : []
  return { claims: [...(lead ? [{ text: lead, cites: [] }] : []), ...claims, ...unread], about, isKnown: true }
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
