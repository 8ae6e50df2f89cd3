import { type Brief, getBrief } from '#people/briefs/brief.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { findPerson, type Person } from '../../../recall/people.ts'
import { personPassage } from '../../../recall/person-passage.ts'
import { attributeQuote, dateOfPassage, inline, inQuotes } from '../../wording/attribution.ts'
import type { Answer, Claim } from '../../wording/claims.ts'
import { dayWords, onDay } from '../../wording/day-names.ts'
import { personClaim, promiseClaim } from './person-claims.ts'
import { isPreparing } from './preparing.ts'

const entriesShown = 3

/** "What should I know before I see Ana?": the person at a glance. */
export async function brief(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId, ...others] = question.about
  if (!connectionId || others.length > 0 || !isPreparing(question)) return null
  const [person, brief] = await Promise.all([findPerson(ctx, connectionId), getBrief(ctx, { connectionId })])
  if (!person) return null
  const claims = [
    personClaim(person, question),
    ...nearBirthday(person, brief, question),
    ...latestEntries(person, brief, question),
    ...brief.promises.map((promise) => promiseClaim(person, promise, question.today)),
    ...theirPromises(person, brief, question),
  ]
  return { claims, about: [connectionId], isKnown: true }
}

function nearBirthday(person: Person, { nextBirthday }: Brief, { today }: Question): Claim[] {
  if (!nextBirthday) return []
  const on = onDay(Temporal.PlainDate.from(nextBirthday), today)
  return [{ text: `${inline(person.displayName)} has a birthday ${on}.`, cites: [personPassage(person)] }]
}

function latestEntries(person: Person, { latest }: Brief, question: Question): Claim[] {
  return latest.slice(0, entriesShown).map((entry) => {
    const passage = entryPassage(person, entry)
    return { text: attributeQuote(passage, entry.text, question), cites: [passage] }
  })
}

function theirPromises(person: Person, { theirPromises }: Brief, question: Question): Claim[] {
  return theirPromises.map(({ sentence, ...entry }) => {
    const passage = entryPassage(person, { ...entry, text: sentence, source: 'member' })
    const on = dayWords(dateOfPassage(passage, question), question.today)
    const text = `${inline(person.displayName)} promised you something, as you noted on ${on}: ${inQuotes(sentence)}`
    return { text, cites: [passage], quote: sentence }
  })
}

type EntryInShort = Pick<Brief['latest'][number], 'ixId' | 'occurredAt' | 'text' | 'source'>

function entryPassage(person: Person, { ixId, occurredAt, text, source }: EntryInShort): Passage {
  const of = { connectionId: person.id, connectionName: person.displayName }
  return { kind: 'interaction', id: ixId, ...of, text, at: occurredAt, source }
}
