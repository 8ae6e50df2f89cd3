import { dateAt } from '#language/calendar/calendar.ts'
import { sayRhythm } from '#language/calendar/day-names.ts'
import { plainText } from '#language/sentences/plain-text.ts'
import { getFollowup, listFollowups } from '#people/followups/followups.ts'
import { listNextMoves } from '#people/moves/next-moves.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { getPromise } from '#people/promises/promises.ts'
import { rhythmOf } from '#people/rhythms/rhythm.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { type Answer, type Claim, maxListed, nameOf, onDay, quoteOf } from '../../wording/sentences.ts'
import {
  asksForDrafts,
  asksForMoves,
  asksForPeople,
  asksForQuietPeople,
  asksForSent,
  asksToDraft,
  asksWhetherToCall,
} from './follow-up-questions.ts'
import { quietSince } from './quiet-since.ts'

/** "Whom should I follow up with?", "who have I not talked to lately?", "what are my next moves?" */
export async function followUps(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { text } = question
  if (question.about.length === 1 && asksToDraft(text)) return whereToDraft(ctx, question)
  if (question.about.length > 0) return asksWhetherToCall(text) ? nextContactWith(ctx, question) : null
  if (question.named.length > 0) return null
  if (asksForQuietPeople(text)) return (await quietSince(ctx, question)) ?? quietOnes(ctx)
  if (asksForSent(text)) return sentFollowUps(ctx)
  if (asksForDrafts(text)) return waitingDrafts(ctx)
  if (asksForPeople(text)) return nextMoves(ctx, true)
  if (asksForMoves(text) && question.span?.said !== 'yesterday') return nextMoves(ctx, false)
  return null
}

async function nextMoves(ctx: MemberContext, isForPeople: boolean): Promise<Answer> {
  const { moves } = await listNextMoves(ctx, { limit: maxListed, ...(isForPeople && { maxOverdue: 4 }) })
  const wanted = isForPeople ? moves.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind)) : moves
  const claims = await Promise.all(
    wanted.map(async (move): Promise<Claim> => {
      const text = `${plainText(move.connectionName)}: ${plainText(move.reason)}`
      return { text, cites: await restsOn(ctx, move) }
    }),
  )
  return answerOf(
    claims,
    'There is nothing to do right now: nothing is due, no draft is waiting and nobody has gone quiet.',
  )
}

type Move = Awaited<ReturnType<typeof listNextMoves>>['moves'][number]

async function restsOn(
  ctx: MemberContext,
  { connectionId, connectionName, promiseId, followupId }: Move,
): Promise<Passage[]> {
  const of = { connectionId, connectionName, source: 'member' as const }
  if (promiseId) {
    const { text, createdAt } = await getPromise(ctx, { promiseId })
    return [{ kind: 'promise', id: promiseId, ...of, text, at: createdAt }]
  }
  if (followupId) {
    const { body, updatedAt } = await getFollowup(ctx, { id: followupId })
    return [{ kind: 'followup', id: followupId, ...of, text: body, at: updatedAt }]
  }
  return (await loadPeopleAsked(ctx, { about: [connectionId] })).map(personPassage)
}

/** For questions about who to contact, people come before tasks. */
const rankOf = (kind: string) => (kind === 'draft' || kind === 'follow_up' || kind === 'reconnect' ? 0 : 1)

async function quietOnes(ctx: MemberContext): Promise<Answer> {
  const { nudges } = await listNudges(ctx)
  const shown = nudges.slice(0, maxListed)
  const people = await loadPeopleAsked(ctx, { about: shown.map(({ connectionId }) => connectionId) })
  const claims = shown.map(({ connectionId, displayName, reason, wayIn }): Claim => {
    const of = { connectionId, connectionName: displayName }
    const onFile = people.filter(({ id }) => id === connectionId).map(personPassage)
    const cites: Passage[] = wayIn
      ? [{ kind: 'interaction', id: wayIn.ixId, ...of, text: wayIn.text, at: wayIn.occurredAt, source: wayIn.source }]
      : onFile
    return { text: `${plainText(displayName)}: ${plainText(reason)}`, cites }
  })
  return answerOf(claims, 'Nobody has gone quiet for longer than usual.')
}

async function waitingDrafts(ctx: MemberContext): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'draft', limit: maxListed })
  return answerOf(followups.map(followUpClaim('is written and waits to be sent')), 'No draft is waiting to be sent.')
}

/** Answers are no messages: it says where one is written, and shows the draft that waits. */
async function whereToDraft(ctx: MemberContext, { about }: Question): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'draft', limit: maxListed })
  const theirs = followups.filter(({ connectionId }) => about.includes(connectionId))
  const names = (await loadPeopleAsked(ctx, { about })).map(({ displayName }) => plainText(displayName)).join()
  const text = `Open ${names} and choose “Draft a follow-up”: it is written from your notes and promises.`
  return {
    claims: [...theirs.map(followUpClaim('is written and waits to be sent')), { text, cites: [] }],
    about,
    isKnown: true,
  }
}

async function sentFollowUps(ctx: MemberContext): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'sent', limit: maxListed })
  return answerOf(followups.map(followUpClaim('was sent')), 'You have not marked any messages as sent.')
}

type FollowUp = Awaited<ReturnType<typeof listFollowups>>['followups'][number]

const followUpClaim =
  (fate: string) =>
  ({ id, connectionId, connectionName, subject, body, updatedAt }: FollowUp): Claim => {
    const of = { connectionId, connectionName, source: 'member' as const }
    const text = `A message to ${plainText(connectionName)} ${fate}: “${quoteOf(subject, 100)}”.`
    return { text, cites: [{ kind: 'followup', id, ...of, text: body, at: updatedAt }] }
  }

function answerOf(claims: Claim[], none: string): Answer {
  const about = [...new Set(claims.flatMap(({ cites }) => cites.map(({ connectionId }) => connectionId)))]
  return { claims: claims.length > 0 ? claims : [{ text: none, cites: [] }], about, isKnown: true }
}

/** "Should I call Ana?": the last contact, the usual rhythm, and when the next contact is due. */
async function nextContactWith(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { today, timeZone, words } = question
  // "Should I call Ana about the boat?" can only be answered from a note.
  if (words.some((word) => !contactWords.has(word))) return null
  const people = await loadPeopleAsked(ctx, question)
  const claims = people.map((person) => {
    const { lastContactAt, contactDueOn } = person
    if (lastContactAt === null || contactDueOn === null) {
      return { text: `You have no recorded contact with ${nameOf(person)} yet.`, cites: [] }
    }
    const { days, from } = rhythmOf(person)
    const often = from === 'usual' ? 'there is no usual rhythm yet' : `you talk ${sayRhythm(days)} or so`
    const due = Temporal.PlainDate.from(contactDueOn)
    const isDue = Temporal.PlainDate.compare(due, today) <= 0
    const next = isDue ? 'so it is time to be in touch' : `so the next time would be ${onDay(due, today)}`
    const last = onDay(dateAt(lastContactAt, timeZone), today)
    return {
      text: `You were last in touch with ${nameOf(person)} ${last}; ${often}, ${next}.`,
      cites: [personPassage(person)],
    }
  })
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

const contactWords = new Set(
  'follow following contact call ring reach touch write reconnect talk speak message ping catch check back see meet email text next due soon time again'.split(
    ' ',
  ),
)
