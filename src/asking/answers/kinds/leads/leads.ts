import { listLeads } from '#cards/leads/leads.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { type Answer, type Claim, inline, maxListed, onDay } from '../../wording/sentences.ts'

const leadsPhrases = phrases`
  (left | leave | leaves | gave | shared) [me | us] (their | his | her) (details | card | contact[s] | number),
  (new | latest | last | any | my | which | what | who are [the | my]) lead[s]`
const asked = pattern('iu')`\b${leadsPhrases}\b`

/** "Who left me their details last?": the visitors of your cards, newest first. */
export async function leads(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { text, named, about, timeZone, today } = question
  if (named.length > 0 || about.length > 0 || !asked.test(text)) return null
  const states = await Promise.all(
    (['waiting', 'connected'] as const).map((state) => listLeads(ctx, { state, limit: maxListed })),
  )
  const all = states.flatMap(({ items }) => items).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const shown = /\b(?:last|latest)\b/iu.test(text) ? all.slice(0, 1) : all.slice(0, maxListed)
  const people = await loadPeopleAsked(ctx, { about: shown.flatMap(({ connectionId }) => connectionId ?? []) })
  const claims = shown.map(({ displayName, company, createdAt, connectionId }): Claim => {
    const from = company ? ` (${inline(company)})` : ''
    const state = connectionId ? '' : ' They wait in your leads.'
    const text = `${inline(displayName)}${from} left their details ${onDay(dateAt(createdAt, timeZone), today)}.${state}`
    return { text, cites: people.filter(({ id }) => id === connectionId).map(personPassage) }
  })
  const none: Claim = { text: 'Nobody has left their details with your cards.', cites: [] }
  return { claims: claims.length > 0 ? claims : [none], about: people.map(({ id }) => id), isKnown: true }
}
