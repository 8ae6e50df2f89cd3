import { relatedWords } from '#language/vocabulary/related-words.ts'
import { words } from '#language/words/words.ts'
import { findByPrefix } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { loadPeople, type Person, peopleWithWords } from '../recall/people.ts'

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
