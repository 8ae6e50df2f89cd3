import { plainText } from '#language/sentences/plain-text.ts'
import { getFollowup, listFollowups } from '#people/followups/followups.ts'
import { listNextMoves } from '#people/moves/next-moves.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { getPromise } from '#people/promises/promises.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { loadPeopleAsked } from '../../../recall/people.ts'
import { personPassage } from '../../../recall/person-passage.ts'
import type { Answer, Claim } from '../../wording/claims.ts'
import { mostListed } from '../../wording/lists.ts'
import { quoteOf } from '../../wording/quotes.ts'
import { nextTimeWith } from './next-contact.ts'
import { quietSince } from './quiet-since.ts'

const touch =
  '(?:follow(?:ing)?[- ]?up|contact|call|ring|reach out|reach|get(?: back)? in touch|be in touch|keep in touch|write|reconnect|re-connect|talk|speak|message|ping|catch up|check in|get back|see|meet|email|text)'
const whom = new RegExp(
  `\\b(?:who|whom|anyone|anybody|people)\\b.*\\b(?:should|ought|must|shall|need|have to|could|do) (?:i|we)\\b.*\\b${touch}\\b|\\b(?:who|whom) to ${touch}\\b|\\b(?:who|whom|which people|what people) (?:needs?|deserves?|wants?|should (?:get|have)|could use) (?:a |an |my )?(?:${touch}|attention|reply|answer|nudge)\\b|\\b(?:anyone|anybody|someone|somebody|people|person)(?: (?:else|that|who|whom))? (?:i|we) (?:should|ought to|must|need to|have to|could)\\b.*\\b${touch}\\b|\\b(?:who|whom)(?:'s|’s| is| are)? (?:up )?next\\b|\\b(?:who|whom) (?:is|are) (?:due|next)\\b.*\\b${touch}?`,
  'iu',
)
const moves =
  /\bnext (?:moves?|steps?|actions?)\b|\bwhat (?:should|shall|ought|must) i (?:do|work on|take care of)\b|\bwhat(?:'s| is) (?:next|on my (?:list|plate))\b|\bwhat (?:do i (?:have|need) to do|needs? my attention|is (?:most )?(?:pressing|urgent))\b/iu
const drafts =
  /^\W*(?:my |the |all |open |unsent |any |list |show )*(?:drafts?|follow-?ups?)\W*$|\b(?:unsent|undelivered|unfinished) (?:messages?|mails?|e-?mails?|letters?|drafts?)\b|\b(?:messages?|mails?|e-?mails?|letters?) (?:are |is |do i have |have i )?(?:still )?(?:waiting|ready|unsent|left|not (?:yet )?sent|to (?:be sent|send))\b|\b(?:have|did) i (?:drafted?|written|write) but\b|\b(?:messages?|drafts?|written|mails?|letters?)\b.*\b(?:not|n['’]t|never)(?: yet)? (?:been )?(?:sent|send)\b|\b(?:not|n['’]t|never)(?: yet)? (?:been )?sent\b|\b(?:drafts?|follow-?ups?)\b.*\b(?:wait|waiting|open|pending|unsent|ready|have|there|left)\b|\b(?:waiting|open|pending|unsent|which|any|list|what) (?:\w+ )?(?:drafts?|follow-?ups?)\b|\bwho is waiting\b.*\b(?:draft|message|follow)\b/iu
const quiet =
  /\b(?:who|whom|anyone|people|which)\b.*(?:\b(?:not|never|stopped)\b|n['’]t\b).*\b(?:talked?|spoken?|spoke|seen|see|met|meet|contact(?:ed)?|touch|heard|hear|called|written|reached)\b|\b(?:losing|lost|lose) (?:touch|contact)\b|\bneglect(?:ed|ing)?\b|\bgone quiet\b|\b(?:who|whom) (?:should|could|do|can) i re-?connect\b|\boverdue for (?:a )?(?:contact|call|chat|catch-?up)\b/iu

const sent =
  /\b(?:which|what) (?:messages|mails|e-?mails|follow-?ups|letters) (?:have|did) i (?:already )?(?:sent|send|written|write)\b|\b(?:my )?sent (?:messages|mails|e-?mails|follow-?ups)\b/iu

const myOwn =
  /\bmy follow-?ups?\b|\bwho(?:'s|’s| is| are)?(?: still)? waiting (?:for|on|to hear from) (?:me|a reply|an answer|my|something)\b|\bwho (?:still )?(?:has|have|needs?|expects?|wants?|is owed|deserves?) (?:to hear|a reply|an answer|a call|a message|news) from me\b|\bwho (?:still )?(?:needs?|expects?) (?:to hear|a reply|an answer)\b/iu
const whetherToCall = new RegExp(`\\b(?:should|must|shall) (?:i|we) (?:next )?${touch}\\b|\\bam i due\\b`, 'iu')

/** "Whom should I follow up with?", "who have I not talked to lately?", "what are my next moves?" */
export async function followUps(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { text } = question
  if (question.about.length > 0) return whetherToCall.test(text) ? nextTimeWith(ctx, question) : null
  if (question.named.length > 0) return null
  if (quiet.test(text)) return (await quietSince(ctx, question)) ?? quietOnes(ctx)
  if (sent.test(text)) return gone(ctx)
  if (drafts.test(text)) return waiting(ctx)
  if (whom.test(text) || myOwn.test(text)) return nextMoves(ctx, true)
  if (moves.test(text) && question.span?.said !== 'yesterday') return nextMoves(ctx, false)
  return null
}

async function nextMoves(ctx: MemberContext, isForPeople: boolean): Promise<Answer> {
  const { moves } = await listNextMoves(ctx, { limit: mostListed })
  const wanted = isForPeople ? moves.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind)) : moves
  const claims = await Promise.all(
    wanted.map(async (move): Promise<Claim> => {
      const text = `${plainText(move.connectionName)}: ${plainText(move.reason)}`
      return { text, cites: await restsOn(ctx, move) }
    }),
  )
  return answerOf(claims, 'Nobody needs you just now: nothing is due, no draft waits, and nobody has gone quiet.')
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

/** Asked whom to write to, people come before errands. */
const rankOf = (kind: string) => (kind === 'draft' || kind === 'follow_up' || kind === 'reconnect' ? 0 : 1)

async function quietOnes(ctx: MemberContext): Promise<Answer> {
  const { nudges } = await listNudges(ctx)
  const shown = nudges.slice(0, mostListed)
  const people = await loadPeopleAsked(ctx, { about: shown.map(({ connectionId }) => connectionId) })
  const claims = shown.map(({ connectionId, displayName, reason, wayIn }): Claim => {
    const of = { connectionId, connectionName: displayName }
    const onFile = people.filter(({ id }) => id === connectionId).map(personPassage)
    const cites: Passage[] = wayIn
      ? [{ kind: 'interaction', id: wayIn.ixId, ...of, text: wayIn.text, at: wayIn.occurredAt, source: wayIn.source }]
      : onFile
    return { text: `${plainText(displayName)}: ${plainText(reason)}`, cites }
  })
  return answerOf(claims, 'Nobody has gone quiet for longer than is usual between you.')
}

async function waiting(ctx: MemberContext): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'draft', limit: mostListed })
  return answerOf(followups.map(followUpClaim('is written and waits to be sent')), 'No draft is waiting to be sent.')
}

async function gone(ctx: MemberContext): Promise<Answer> {
  const { followups } = await listFollowups(ctx, { state: 'sent', limit: mostListed })
  return answerOf(followups.map(followUpClaim('was sent')), 'You have marked no message as sent.')
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
