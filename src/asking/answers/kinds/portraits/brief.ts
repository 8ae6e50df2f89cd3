import { pattern, phrases } from '#language/phrases/phrases.ts'
import { type Brief, getBrief } from '#people/briefs/brief.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { findPerson, type Person, personPassage } from '../../../recall/people.ts'
import { topicOf } from '../../topic/topic.ts'
import {
  type Answer,
  attributeQuote,
  type Claim,
  dateOfPassage,
  dayWords,
  inline,
  inQuotes,
  onDay,
} from '../../wording/sentences.ts'
import { personClaim, promiseClaim } from './portrait.ts'

const entriesShown = 3
const factsShown = 5

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
    ...factClaims(person, brief, question),
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

/** The changes first, then other facts from the notes that the latest entries don't have. */
function factClaims(person: Person, { facts, latest }: Brief, question: Question): Claim[] {
  const shown = new Set(latest.slice(0, entriesShown).map(({ ixId }) => ixId))
  const changed = facts.filter(({ before }) => before)
  const others = facts.filter(({ before, ixId }) => !before && !shown.has(ixId))
  const sentences = new Map([...changed, ...others].map((fact) => [fact.sentence, fact]))
  return [...sentences.values()].slice(0, factsShown).map((fact) => {
    const passage = sentencePassage(person, fact)
    const text = attributeQuote(passage, fact.sentence, question)
    if (!fact.before) return { text, cites: [passage] }
    const was = `Before that: ${inline(fact.before.value)}.`
    return { text: `${text} ${was}`, cites: [passage, sentencePassage(person, fact.before)] }
  })
}

function theirPromises(person: Person, { theirPromises }: Brief, question: Question): Claim[] {
  return theirPromises.map((promise) => {
    const { sentence } = promise
    const passage = sentencePassage(person, promise)
    const on = dayWords(dateOfPassage(passage, question), question.today)
    const text = `${inline(person.displayName)} promised you something, as you noted on ${on}: ${inQuotes(sentence)}`
    return { text, cites: [passage], quote: sentence }
  })
}

type Sentence = { ixId: string; occurredAt: string; sentence: string }

const sentencePassage = (person: Person, { ixId, occurredAt, sentence }: Sentence) =>
  entryPassage(person, { ixId, occurredAt, text: sentence, source: 'member' })

type EntryInShort = Pick<Brief['latest'][number], 'ixId' | 'occurredAt' | 'text' | 'source'>

function entryPassage(person: Person, { ixId, occurredAt, text, source }: EntryInShort): Passage {
  const of = { connectionId: person.id, connectionName: person.displayName }
  return { kind: 'interaction', id: ixId, ...of, text, at: occurredAt, source }
}

const meetings = phrases`
  meet[ing], see[ing], call[ing], visit[ing], ring[ing], talk[ing], lunch, dinner, coffee, drinks, catch[ing] up`
const mayI = phrases`(should | could | can | must | do | might | shall) i [need to | have to]`
const preparations = [
  pattern(
    'iu',
  )`\b(?:prepare|prep|brief|ready) me\b|\b(?:get|help) me (?:ready|prepared?)\b|\bbriefing (?:for|on|about)\b`,
  pattern('iu')`\bwhat ${mayI} (?:talk|chat|speak|ask|discuss|bring up|mention|raise)\b`,
  pattern(
    'iu',
  )`\b(?:know|remember|keep in mind|bear in mind|be aware of)\b.*\b(?:before|for|ahead of|when|prior to)\b.*\b${meetings}\b`,
  pattern(
    'iu',
  )`\b(?:seeing|meeting|calling|visiting|(?:lunch|dinner|coffee|drinks) with|about to ${meetings})\b.*\bwhat\b`,
]
/** The other words of such a question. Any further word makes it about a topic. */
const ownWords = new Set(
  `prepare prep brief ready briefing help meet meeting see seeing call calling visit visiting ring ringing talk chat speak
  ask discuss bring mention raise before ahead prior aware mind bear keep lunch dinner coffee drinks catch catching going
  important quick useful should`.split(/\s+/),
)

/** "What should I know before I see Ana?", "Prepare me for Priya": the member is about to meet the person. */
function isPreparing({ text, words }: Question) {
  if (!preparations.some((each) => each.test(text))) return false
  return topicOf({ text, words: words.filter((word) => !ownWords.has(word)) }).terms.length === 0
}
