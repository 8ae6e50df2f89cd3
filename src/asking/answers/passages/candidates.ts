import { setImmediate as nextTurn } from 'node:timers/promises'
import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'
import { loadPeople, type Person } from '../../recall/people.ts'
import { isWithinLimit } from '../../recall/rank.ts'
import { recall } from '../../recall/recall.ts'
import { readPeopleWanted, withNames } from '../topic/people-wanted.ts'
import { type Topic, topicOf, withRelatedWords } from '../topic/topic.ts'
import { dateOfPassage, quoteOf } from '../wording/sentences.ts'
import { type Fit, fitOf, raiseRareTerms, readSentence, type SentenceStems, stemsOf } from './coverage.ts'
import { entriesOf } from './timeline.ts'

const maxPassagesRead = 40
const entriesRead = 80

/** `likeness`: how near its meaning is to the question, from 0 to 1; 0 without sentence vectors. */
export type Candidate = { passage: Passage; fit: Fit; score: number; likeness: number; isLowered: boolean }
export type Lowered = { lowered?: ReadonlySet<string> | undefined }

/** The passages that may answer a question, best first. Some share no word with it: the caller asks for coverage or likeness. */
export async function candidatesFor(ctx: MemberContext, question: Question, { lowered = none }: Lowered = {}) {
  const sought = topicOf(question)
  if (sought.terms.length === 0) return []
  const { passages } = await recall(ctx, withRelatedWords(question), { limit: maxPassagesRead, lowered })
  const own = (await loadPeople(ctx, question.about)).map((person) => entriesOf(ctx, person, entriesRead))
  await nextTurn()
  const places = new Map(passages.map(({ id }, at) => [id, at]))
  const likeness = new Map(passages.map((each) => [each.id, each.likeness ?? 0]))
  const asked = owingIn(question.text)
  const all = new Map([...(await Promise.all(own)).flat(), ...passages].map((each) => [each.id, each]))
  const giveTurn = takeTurns()
  const isEligible = eligibleFor(question)
  const isAllowed = isWithinLimit(question)
  const eligible = await mapInTurns(all.values(), (passage) =>
    isAllowed(passage) && isEligible(passage) ? [passage] : [],
  )
  const read: { passage: Passage; text: SentenceStems[] }[] = []
  const ofThem = saidOfThem(question)
  for (const passage of eligible.flat()) {
    const text = await mapInTurns(quotableSentences(passage.text), readSentence, giveTurn)
    read.push({ passage, text: ofThem(passage, text) })
  }
  const people = await loadPeople(
    ctx,
    read.map(({ passage }) => passage.connectionId),
  )
  const known = new Map(people.map((person) => [person.id, stemsOf(calledBy(person))]))
  const texts = read.map(({ text }) => text)
  // Words from different notes don't combine: one may say who sings, another whom to call in June.
  const isForPeople = question.about.length === 0 && readPeopleWanted(question) !== null
  const noted = Map.groupBy(read, ({ passage }) => passage.connectionId)
  const pools = new Map([...noted].map(([id, all]) => [id, allStems(all.map(({ text }) => text))]))
  const wanted = raiseRareTerms(withNames(sought, own.length > 0 ? read.map(({ passage }) => passage.text) : []), texts)
  const candidates = await mapInTurns(read, ({ passage, text }): Candidate => {
    const isFile = passage.kind === 'connection'
    const { connectionId } = passage
    const whose = {
      filed: known.get(connectionId) ?? none,
      noted: isForPeople ? none : (pools.get(connectionId) ?? none),
    }
    const fit = fitOf(text, isFile ? wordForWord(wanted) : wanted, whose)
    if (asked && owingIn(fit.quote) === otherWay[asked]) fit.coverage = 0
    const alike = likeness.get(passage.id) ?? 0
    const rank = 1 - Math.min(places.get(passage.id) ?? maxPassagesRead, maxPassagesRead) / maxPassagesRead
    // What a visitor wrote comes after what you noted, unless the question is about the visitor.
    const isOthers = isByOthers(passage.source) && !question.about.includes(connectionId)
    const time = isThen(passage, question) ? bonus.time : 0
    const less =
      (lowered.has(passage.id) ? bonus.lowered : 0) + (isFile ? bonus.file : 0) + (isOthers ? bonus.visitor : 0)
    return {
      passage,
      fit,
      likeness: alike,
      isLowered: lowered.has(passage.id),
      score: fit.coverage + bonus.rank * rank + time - less,
    }
  })
  return candidates.toSorted((a, b) => b.score - a.score || (a.passage.at < b.passage.at ? 1 : -1))
}

const otherWay: Record<Owing, Owing> = { 'to me': 'by me', 'by me': 'to me' }

/** Shortens a passage that is too long to show. */
export const quoted = ({ text }: Passage, { context }: Fit) => (quoteOf(text).endsWith('…') ? { quote: context } : {})

const allStems = (texts: SentenceStems[][]) => new Set(texts.flatMap((text) => text.flatMap(({ stems }) => [...stems])))

const none: ReadonlySet<string> = new Set()

/** Bonuses and penalties other than the words of a passage. */
const bonus = { rank: 0.15, time: 0.2, lowered: 0.4, file: 0.15, visitor: 0.3 }

/** Fields are taken literally: a partner of a firm is nobody's husband. */
const wordForWord = (sought: Topic): Topic => ({
  ...sought,
  terms: sought.terms.map((term) => ({ ...term, alike: new Map() })),
})

/** Descriptions used instead of a name: "the lawyer", "the people from Acme". */
const calledBy = ({ company, title, tags, location }: Person) => [company, title, location, ...tags].join(' ')

/** Written in the time asked about, or mentioning it. */
function isThen(passage: Passage, question: Question) {
  const { span } = question
  if (!span) return false
  const day = dateOfPassage(passage, question)
  const isWithin = Temporal.PlainDate.compare(day, span.from) >= 0 && Temporal.PlainDate.compare(day, span.to) < 0
  const [said = ''] = span.said.match(/\p{L}{4,}$/u) ?? []
  return isWithin || (said !== '' && passage.text.toLowerCase().includes(said.toLowerCase()))
}

/** Who owes whom, in money or in things lent: others to the member, or the member to others. */
type Owing = 'to me' | 'by me'

const others = String.raw`(?:him|her|them|\p{Lu}\p{L}+)`
const ways: Record<Owing, RegExp> = {
  'to me': new RegExp(
    String.raw`\bowes? (?:me|us)\b|\b(?:lend|lent|lending) ${others}\b|\bborrow(?:ed|s|ing)? my\b|\bfrom me\b|\bi (?:lend|lent)\b|\b(?:did|have) i (?:lend|lent)\b|\bhas (?:got )?my\b`,
    'u',
  ),
  'by me':
    /\bi(?:['’]ve)? (?:still )?owe\b|\b(?:do|did) i (?:still )?owe\b|^owe\b|\b(?:lend|lent|lends) (?:me|us)\b|\bi(?:['’]ve| have)? borrow(?:ed)?\b|^borrowed\b|\bdid i borrow\b/iu,
}

/** Null if a text does not say, or says both. */
function owingIn(text: string): Owing | null {
  const [toMe, byMe] = [ways['to me'].test(text.replace(/\bI\b/gu, 'i')), ways['by me'].test(text.trim())]
  return toMe === byMe ? null : toMe ? 'to me' : 'by me'
}

/** For a question about a person: their own passages, and others with their name that are not about a namesake. */
function eligibleFor({ about, named, connectionId, text }: Question) {
  const names = named.flatMap(({ said, people }) => [said, ...people.map(({ name }) => name)]).map(toPaddedWords)
  const isOfDrafts = /\b(?:draft|message|follow-?up)/iu.test(text)
  return (passage: Passage) => {
    if (passage.kind === 'followup' && !isOfDrafts) return false
    if (connectionId || about.length === 0) return !connectionId || passage.connectionId === connectionId
    return about.includes(passage.connectionId) || names.some((name) => mentions(passage, name))
  }
}

/** In the notes of others, what is said of the people asked about: where all of them are named, and right after. */
function saidOfThem({ about, named, connectionId }: Question) {
  const people = named.map(({ said, people }) => [said, ...people.map(({ name }) => name)].map(toPaddedWords))
  return (passage: Passage, sentences: SentenceStems[]): SentenceStems[] => {
    if (connectionId || about.length === 0 || about.includes(passage.connectionId)) return sentences
    const names = (text: string) => people.some((ways) => ways.some((way) => toPaddedWords(text).includes(way)))
    const isOfAll = people.every((ways) => ways.some((way) => toPaddedWords(passage.text).includes(way)))
    const isNamed = sentences.map(({ said }) => isOfAll && names(said))
    return sentences.map((each, at) => (isNamed[at] || isNamed[at - 1] ? each : unsaid(each)))
  }
}

const unsaid = ({ said }: SentenceStems): SentenceStems => ({ said, stems: none, inSense: none })

/** A first name alone may mean the person the passage is about; a full name only people who have all of it. */
function mentions({ text, connectionName }: Passage, name: string) {
  if (!toPaddedWords(text).includes(name)) return false
  const parts = words(name)
  return parts.length > 1
    ? !toPaddedWords(connectionName).includes(name)
    : !parts.some((word) => toPaddedWords(connectionName).includes(` ${word} `))
}

const toPaddedWords = (text: string) => ` ${words(text.replace(/['’]s\b/gu, '')).join(' ')} `
