import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { relatedWords } from '#language/vocabulary/related-words.ts'
import { words } from '#language/words/words.ts'
import { findByPrefix } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Named, Who } from '../questions/names/name-words.ts'
import type { Question } from '../questions/question.ts'
import { loadPeople, type Person, peopleWithWords } from '../recall/people.ts'
import { recall } from '../recall/recall.ts'
import { type Answer, attributeQuote, type Claim, inline, joinNames } from './wording/sentences.ts'

const myRelation =
  /\b(?:my|our) (?!(?:notes?|memory|contacts?|friends?|people|promises?|list|network|life|birthday)\b)(\p{L}[\p{L}-]{2,}(?: \p{L}{4,})?)/iu
const byTitle = /\bthe (\p{L}{3,}(?: \p{L}{4,})?)/iu
const fellow =
  /\b(?:the|that|this) (?:guy|man|woman|lady|person|girl|one|chap|bloke|dude|fellow|contact) (?:from|at|with|of|in) (?:the )?((?:\p{Lu}[\p{L}\p{N}&.-]*(?: \p{Lu}[\p{L}\p{N}&.-]*)*)|\p{L}+)/u

/** Up to this many people each get an answer; more become a list. */
const maxPeopleMeant = 3

/** "My mother", "the accountant", "the guy from Acme": the one person whose fields say so. */
export async function resolveDescribedPeople(ctx: MemberContext, question: Question): Promise<Question> {
  const { text, named, about, connectionId } = question
  if (named.length > 0 || about.length > 0 || connectionId) return question
  const from = fellow.exec(text)?.[1]
  if (from) return meaning(question, from, await thoseFrom(ctx, from))
  // "Who can fix my bike?" asks for a list; "who is my dentist?" does not.
  const isMine = !isList.test(text) || /^\W*who(?:'s|’s| is| was) (?:my|our)\b/iu.test(text)
  const [, relation = ''] = isMine ? (myRelation.exec(text) ?? []) : []
  for (const said of relation ? [relation, relation.split(' ')[0] ?? ''] : []) {
    const people = await thoseWho(ctx, said, isMy)
    if (people.length > 0) return meaning(question, said, people)
  }
  const [, title = ''] = isList.test(text) ? [] : (byTitle.exec(text) ?? [])
  for (const said of title ? [title, title.split(' ')[0] ?? ''] : []) {
    const people = await thoseWho(ctx, said, isOne)
    if (people.length === 1) return meaning(question, said, people)
  }
  return question
}

/** "Who is the architect?" asks for a list. */
const isList = /^\W*(?:who|whom|which|whose|what(?:'s|’s| is) the name|any|how many|list|show)\b/iu

function meaning(question: Question, said: string, people: Person[]): Question {
  if (people.length === 0 || people.length > maxPeopleMeant) return question
  const who = people.map(({ id, displayName }) => ({ connectionId: id, name: displayName }))
  const [one, ...others] = who
  const gone = new Set([
    ...words(said),
    'guy',
    'man',
    'woman',
    'lady',
    'girl',
    'chap',
    'bloke',
    'dude',
    'fellow',
    'contact',
  ])
  const left = question.words.filter((each) => !gone.has(each))
  const named = [{ said: one && others.length === 0 ? one.name : said, people: who }]
  return { ...question, named, about: one && others.length === 0 ? [one.connectionId] : [], words: left }
}

async function thoseFrom(ctx: MemberContext, from: string) {
  const wanted = words(from)
  const people = await peopleWithWords(
    ctx,
    wanted.map((word) => [word]),
  )
  return people.filter(({ company, location, tags }) => {
    const has = new Set(words([company, location, ...tags].join(' ')))
    return wanted.every((word) => has.has(word))
  })
}

type Is = (person: Person, relation: string) => boolean

/** By the word itself, a synonym, or the long form of an abbreviation. */
async function thoseWho(ctx: MemberContext, said: string, is: Is): Promise<Person[]> {
  const [word = '', second] = words(said)
  if (word.length < 3) return []
  const ways = second
    ? [`${word} ${second}`]
    : [word, ...relatedWords(word).flatMap((each) => (each.weight > 0.8 ? [each.word] : []))]
  const found = await peopleWithWords(ctx, [second ? [second] : ways])
  const exact = found.filter((person) => ways.some((way) => is(person, way)))
  if (exact.length > 0 || second || word.length < 5) return exact
  const longer = await findByPrefix(ctx, 'own', word, 20)
  const people = await loadPeople(
    ctx,
    longer.map(({ connectionId }) => connectionId),
  )
  return people.filter((person) => longer.some(({ term }) => is(person, term)))
}

const isOne: Is = ({ title }, relation) => ` ${words(title ?? '').join(' ')}`.endsWith(` ${relation}`)

const isMy: Is = (person, relation) => {
  const { howMet, tags } = person
  const isTag = tags.some((tag) => words(tag).join(' ') === relation)
  return isTag || isOne(person, relation) || new RegExp(`\\b(?:my|our) ${relation}\\b`, 'iu').test(howMet ?? '')
}

const maxNamesakes = 3

/** A name that fits several people, when it is unclear who is meant. */
export const ambiguousName = ({ named, about }: Question): Named | undefined =>
  about.length > 0 ? undefined : named.find(({ people }) => people.length > 1)

/** Answers for each possible person under their full name; asks which one if there are too many. */
export async function answerForEach(
  question: Question,
  { said, people }: Named,
  answer: (question: Question) => Promise<Answer>,
): Promise<Answer> {
  const names = people.map(({ name }) => inline(name))
  if (people.length > maxNamesakes) {
    const text = `You know several people called ${inline(said)}: ${joinNames(names)}. Which one do you mean?`
    return { claims: [{ text, cites: [] }], about: [], isKnown: false }
  }
  const each = await Promise.all(people.map((who) => answer(narrowToPerson(question, said, who))))
  const known = each.filter(({ isKnown }) => isKnown)
  if (known.length === 0) {
    const text = `You know ${joinNames(names)}, but there is nothing in your memory about that for ${people.length > 2 ? 'any' : 'either'} of them.`
    return { claims: [{ text, cites: [] }], about: [], isKnown: false }
  }
  const claims = each.flatMap(({ claims, isKnown }, at) => (isKnown ? withHeading(names[at] ?? '', claims) : []))
  const silent = names.filter((_, at) => !each[at]?.isKnown)
  if (silent.length > 0) claims.push({ text: `There is nothing about that for ${joinNames(silent)}.`, cites: [] })
  return { claims, about: known.length === 1 ? (known[0]?.about ?? []) : [], isKnown: true }
}

/** Adds the name if the first sentence does not mention it. */
function withHeading(name: string, claims: Claim[]): Claim[] {
  return claims[0]?.text.includes(name) ? claims : [{ text: `${name}:`, cites: [] }, ...claims]
}

/** By full name: a passage with only the short name may be about the other person. */
function narrowToPerson(question: Question, said: string, who: Who): Question {
  const others = question.named.filter((each) => each.said !== said)
  return { ...question, named: [...others, { said: who.name, people: [who] }], about: [who.connectionId] }
}

const maxPassagesRead = 20
const another =
  /\b(?:formerly|former|n[ée]e|maiden|previously|used to be|born|goes by|also known|aka|changed (?:her|his|their) name|took (?:her|his|their)|now|was|nickname|known as)\b/iu

/** A name that only occurs in notes: a former name, or somebody who is only mentioned. */
type Mentioned = { connectionId: string; name: string; claim: Claim; isTheirs: boolean }

export async function findMention(ctx: MemberContext, question: Question, said: string): Promise<Mentioned | null> {
  const wanted = words(said).join(' ')
  const { passages } = await recall(ctx, { ...question, about: [], words: words(said) }, { limit: maxPassagesRead })
  const found = passages.flatMap((passage) => {
    const quote = quotableSentences(passage.text).find((sentence) =>
      ` ${words(sentence.replace(/['’]s\b/gu, '')).join(' ')} `.includes(` ${wanted} `),
    )
    return quote ? [{ passage, quote }] : []
  })
  const one = found.find(({ passage, quote }) => isOld(passage.connectionName, said, quote)) ?? found[0]
  if (!one) return null
  const { passage, quote } = one
  const claim = { text: attributeQuote(passage, quote, question), cites: [passage] }
  const isTheirs = isOld(passage.connectionName, said, quote)
  return { connectionId: passage.connectionId, name: passage.connectionName, claim, isTheirs }
}

/** "Formerly Grace Palmer", in a note on Grace Lindqvist. */
function isOld(name: string, said: string, quote: string) {
  const shared = words(name).filter((word) => words(said).includes(word))
  return shared.length > 0 && another.test(quote)
}
