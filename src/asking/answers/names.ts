import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Named, Who } from '../questions/names/name-words.ts'
import type { Question } from '../questions/question.ts'
import { recall } from '../recall/recall.ts'
import type { Answer, Claim } from './wording/claims.ts'
import { attributeQuote, inline, joinNames } from './wording/sentences.ts'

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
