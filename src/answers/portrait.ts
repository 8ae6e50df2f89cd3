import type { MemberContext } from '../context.ts'
import { promisesTo } from '../promises/promises.ts'
import type { Question } from '../questions/question.ts'
import type { Passage } from '../recall/passage.ts'
import type { Answer, Claim } from './claims.ts'
import { entriesOf } from './entries.ts'
import { type Person, passageOf, personOf } from './people.ts'
import { meeting, occupation, sayBirthday } from './person-line.ts'
import { dayOf, inline, inQuotes, noted, sayDate } from './saying.ts'
import { soughtOf } from './sought.ts'
import { mostTelling } from './telling.ts'

const asked =
  /^(?:(?:so|and|ok(?:ay)?|hey|please|can you|could you)[, ]+)*(?:what (?:do|did|can) (?:i|we|you) (?:know|have|remember|recall|note|tell me)\b.*\b(?:about|on|of)\b|what(?:'s| is) (?:known )?(?:about|on file)|tell me (?:(?:more|everything|all|something|a bit|what .*) )?(?:about|of)\b|who(?:'s| is| was)\b|remind me (?:about|of|who)|(?:give me )?(?:a )?(?:summary|portrait|profile|overview|rundown|briefing) (?:of|on|about)|summari[sz]e|brief me (?:on|about)|anything (?:about|on)\b|describe|everything (?:about|on)\b|what about\b|how about\b)/i
const preparing =
  /\b(?:what (?:should|must|do) i (?:know|remember|keep in mind)|prepare me|brief(?:ing)?)\b.*\b(?:before|for|ahead of)\b.*\b(?:meet(?:ing)?|see(?:ing)?|call(?:ing)?|lunch|dinner|coffee|talk(?:ing)?)\b/iu
/** A name and nothing else. */
const bare = /^[\p{L}\p{M} .'’-]+\?*$/u

const entriesRead = 20
const notesShown = 3

/** "What do I know about Ana?": a short portrait of a person. */
export async function portrait(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId, ...others] = question.about
  if (!connectionId || others.length > 0 || question.span || !isAsked(question)) return null
  const person = await personOf(ctx, connectionId)
  if (!person) return null
  const [entries, promises] = await Promise.all([entriesOf(ctx, person, entriesRead), promisesTo(ctx, connectionId, 3)])
  const owed = promises.filter(({ status }) => status === 'open').map((promise) => promised(person, promise))
  const notes = mostTelling(entries, notesShown).map(
    ({ passage, quote }): Claim => ({ text: noted(passage, quote, question), cites: [passage] }),
  )
  return { claims: [...known(person, question), ...notes, ...owed], about: [connectionId], isKnown: true }
}

/** Nothing else is asked than who somebody is. */
function isAsked(question: Question) {
  const { text, words, named } = question
  if (preparing.test(text)) return true
  if (soughtOf({ text, words }).terms.length > 0) return false
  return (
    asked.test(text.trim()) ||
    (bare.test(text.trim()) && named.some(({ said }) => said.length > text.trim().length - 3))
  )
}

function known(person: Person, question: Question): Claim[] {
  const name = inline(person.displayName)
  const does = occupation(person)
  const last = person.lastContactAt
    ? `You were last in touch on ${sayDate(dayOf({ at: person.lastContactAt }, question))}.`
    : null
  const born = person.birthday ? `Birthday: ${sayBirthday(person.birthday)}.` : null
  const text = [`${name}${does ? `: ${does}` : ''}.`, meeting(person), last, born].filter(Boolean).join(' ')
  return [{ text, cites: [passageOf(person)] }]
}

type Owed = Awaited<ReturnType<typeof promisesTo>>[number]

function promised(person: Person, { promiseId, text, dueOn, createdAt }: Owed): Claim {
  const of = { connectionId: person.id, connectionName: person.displayName }
  const passage: Passage = { kind: 'promise', id: promiseId, ...of, text, at: createdAt, source: 'member' }
  const due = sayDate(Temporal.PlainDate.from(dueOn))
  return { text: `You promised ${inline(person.displayName)}: ${inQuotes(text)}, due on ${due}.`, cites: [passage] }
}
