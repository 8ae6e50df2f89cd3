import { dateAt } from '#language/calendar/calendar.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { type ContactWay, contactsOf, kindWords } from '../../passages/timeline.ts'
import { type Answer, andMore, type Claim, entryPassage, maxListed, nameOf, onDay } from '../../wording/sentences.ts'

const verbs: Record<ContactWay, string> = {
  any: 'were in touch with',
  meeting: 'met',
  call: 'called',
  message: 'wrote to',
}

/** The people met in a period, latest first; without a period, the last person met. */
export async function peopleMet(ctx: MemberContext, question: Question, way: ContactWay): Promise<Answer> {
  const { today, timeZone, span } = question
  const { found, isCut } = await contactsOf(ctx, question, { connectionId: null, order: 'desc', way })
  const newestOfEach = [...new Map(found.toReversed().map((entry) => [entry.connectionId, entry])).values()].sort(
    (a, b) => (a.occurredAt < b.occurredAt ? 1 : -1),
  )
  const shown = span ? newestOfEach : newestOfEach.slice(0, 1)
  const claims = shown.map((entry): Claim => {
    const what = way === 'any' ? ` (${kindWords[entry.kind]})` : ''
    const day = onDay(dateAt(entry.occurredAt, timeZone), today)
    return { text: `You ${verbs[way]} ${nameOf(entry)} ${day}${what}.`, cites: [entryPassage(entry)] }
  })
  const known = new Set(shown.map(({ connectionId }) => connectionId))
  const met = way === 'meeting' && span ? await metIn(ctx, question) : []
  const onFile = met.filter(({ id }) => !known.has(id))
  const more = onFile.map((person): Claim => {
    const day = onDay(Temporal.PlainDate.from(person.metOn ?? ''), today)
    return { text: `You met ${nameOf(person)} ${day}.`, cites: [personPassage(person)] }
  })
  const all = [...claims, ...more]
  const about = [...known, ...onFile.map(({ id }) => id)].slice(0, maxListed)
  if (all.length === 0) return nobody(question, way)
  return { claims: [...all.slice(0, maxListed), ...andMore(all.length, { isCut })], about, isKnown: true }
}

/** People whose stored day of meeting is in that time. */
async function metIn(ctx: MemberContext, { span }: Question) {
  const rows = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('metOn', '>=', `${span?.from}`)
    .where('metOn', '<', `${span?.to}`)
    .orderBy('metOn', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  return loadPeopleAsked(ctx, { about: rows.map(({ id }) => id) })
}

function nobody({ span }: Question, way: ContactWay): Answer {
  const when = span ? ` ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}` : ''
  const what = { any: 'contact', meeting: 'meeting', call: 'call', message: 'message' }[way]
  return {
    claims: [{ text: `You have no recorded ${what} with anybody${when}.`, cites: [] }],
    about: [],
    isKnown: true,
  }
}
