import { dateAt } from '#language/calendar/calendar.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import { followups, stateOf } from '#people/followups/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { contactEntries } from '../../passages/timeline.ts'
import { withSynonyms } from '../../topic/topic.ts'
import {
  type Answer,
  attributeQuote,
  type Claim,
  entryPassage,
  inline,
  inQuotes,
  onDay,
} from '../../wording/sentences.ts'

const writing =
  /\b(?:write|wrote|written|send|sent|e-?mail(?:ed)?|messaged?|texted|draft(?:ed|s)?|repl(?:y|ied)|answered|messages?|letters?|follow-?ups?|unsent)\b/iu
const byMe =
  /\b(?:did|have|had|do) (?:i|we)\b|\b(?:i|we)(?:['’]ve)? (?:last )?(?:wrote|sent|drafted|messaged|emailed)\b/iu
/** Verbs for saying something to somebody, possibly in a message. */
const saying =
  /\b(?:ask(?:ed)?|tell|told|thank(?:ed)?|congratulate[d]?|apologi[sz]ed?|invited?|reminded?|offered?|suggest(?:ed)?|propose[d]?)\b/iu
const ofDraft = /\b(?:drafts?|drafted|unsent|waiting|ready|follow-?ups?)\b/iu
const byOthers =
  /\bto me\b|\b(?:did|has|have|does) (?!i\b|we\b)(?:\p{L}+ ){1,3}?(?:write|send|sent|message|text|e-?mail|reply)\b/iu
const messageWords = new Set(
  `write wrote written send sent mail email emailed message messages messaged text texted draft drafts drafted reply
  replied answer answered letter letters follow followup waiting wait ready unsent last latest exactly still open say says ask asked tell told thank thanked congratulate invite invited remind reminded offer offered suggest
  suggested propose proposed apologise apologize apologised whom`
    .split(/\s+/)
    .map(stem),
)

const maxMessagesRead = 50
const maxMessagesShown = 3

/** "What did I write to Ana?", "what does the draft to Ben say?": quotes the messages to them. */
export async function written(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { text, about, span, words: asked, timeZone, today } = question
  const [connectionId, ...others] = about
  if (others.length > 0 || (!connectionId && question.named.length > 0)) return null
  const isSaid = !writing.test(text)
  if ((isSaid && !saying.test(text)) || byOthers.test(text)) return null
  const isOfDraft = ofDraft.test(text)
  if (!isOfDraft && !byMe.test(text)) return null
  const now = ctx.now().toString()
  const rows = (await newestTo(ctx, connectionId)).map((row) => ({ ...row, state: stateOf(row, now) }))
  const kept = rows.filter(({ state }) =>
    isOfDraft ? state === 'draft' || state === 'snoozed' : state !== 'dismissed',
  )
  const then = kept.filter((row) => {
    const day = dateAt(row.closedAt ?? row.updatedAt, timeZone)
    return !span || (Temporal.PlainDate.compare(day, span.from) >= 0 && Temporal.PlainDate.compare(day, span.to) < 0)
  })
  const wanted = asked.filter((word) => !messageWords.has(stem(word)))
  const found = then.filter(({ subject, body }) => {
    const has = new Set(words(`${subject} ${body}`).map(stem))
    return (
      (wanted.length === 0 && !isSaid && connectionId !== undefined) ||
      wanted.some((word) => withSynonyms(word).some((each) => has.has(stem(each))))
    )
  })
  const shown = /\blast\b|\blatest\b/iu.test(text) ? found.slice(0, 1) : found.slice(0, maxMessagesShown)
  if (shown.length === 0) return wanted.length === 0 && ofMessage.test(text) ? lastMessage(ctx, question) : null
  const claims = shown.map(({ id, connectionId, displayName, body, state, closedAt, updatedAt }): Claim => {
    const name = inline(displayName)
    const lead =
      state === 'sent'
        ? `You wrote to ${name} ${onDay(dateAt(closedAt ?? updatedAt, timeZone), today)}`
        : `A message to ${name} is written and waits to be sent`
    const of = { connectionId, connectionName: displayName, source: 'member' as const }
    return { text: `${lead}: ${inQuotes(body)}`, cites: [{ kind: 'followup', id, ...of, text: body, at: updatedAt }] }
  })
  return { claims, about: [...new Set(shown.map((row) => row.connectionId))], isKnown: true }
}

const ofMessage = /\bmessages?\b|\bmessaged\b|\be-?mail(?:ed)?\b|\btext(?:ed)?\b|\bwr(?:ite|ote|itten)\b/iu

/** Messages in the timeline, when none was written in Kith. */
async function lastMessage(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId] = question.about
  if (!connectionId) return null
  const entries = await contactEntries(ctx, question, { connectionId, order: 'desc', kinds: ['message'] })
  const found = entries.find(({ source }) => source === 'member')
  if (!found) return null
  const passage = entryPassage(found)
  return {
    claims: [{ text: attributeQuote(passage, passage.text, question), cites: [passage] }],
    about: [connectionId],
    isKnown: true,
  }
}

function newestTo(ctx: MemberContext, connectionId: string | undefined) {
  return followups(ctx)
    .$if(connectionId !== undefined, (query) => query.where('followups.connectionId', '=', connectionId ?? ''))
    .orderBy('followups.updatedAt', 'desc')
    .orderBy('followups.id', 'desc')
    .limit(maxMessagesRead)
    .execute()
}
