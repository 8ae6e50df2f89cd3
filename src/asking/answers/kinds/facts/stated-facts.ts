import { isSettlement } from '#language/reading/facts/settled.ts'
import { factsAbout, factsOfKinds, type StatedFact } from '#people/facts/facts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { namesOf } from '../../../recall/people.ts'
import { attributeQuote } from '../../wording/attribution.ts'
import type { Answer, Claim } from '../../wording/claims.ts'
import { andMore } from '../../wording/lists.ts'
import { peopleInNotes } from '../who/people-in-notes.ts'
import { readFactQuestion } from './fact-questions.ts'

const maxFactsListed = 12
const maxNoteClaims = 5

/** "Who is vegetarian?", "what have I lent?", "is Nell still vegan?": from facts in notes, each quoted. */
export async function statedFacts(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const asked = readFactQuestion(question)
  if (!asked) return null
  const [connectionId] = question.about
  const all = connectionId ? await factsAbout(ctx, connectionId) : await factsOfKinds(ctx, asked.kinds)
  const ofKind = all.filter(({ kind }) => asked.kinds.includes(kind))
  const held = ofKind.filter(({ value, ended }) => (asked.isOfNow || !ended) && asked.fits(value))
  // Where nothing is owed any more, what settled it answers.
  const fitting = held.length > 0 ? held : ofKind.filter(isSettlement)
  if (fitting.length === 0) return null
  const stated = fitting.slice(0, maxFactsListed).flatMap(({ before, ...fact }) => {
    return asked.isOfNow && before ? [fact, before] : [fact]
  })
  const claims = await claimsOfFacts(ctx, stated, question)
  const people = [...new Set(fitting.map((fact) => fact.connectionId))]
  const known = [...new Set([...people, ...ofKind.filter(isSettlement).map((fact) => fact.connectionId)])]
  const others = connectionId ? [] : await peopleInNotes(ctx, question, question.words.join(' '), [], known)
  return {
    claims: [...claims, ...andMore(fitting.length, { shown: maxFactsListed }), ...others.slice(0, maxNoteClaims)],
    about: people.slice(0, maxFactsListed),
    isKnown: true,
  }
}

/** The notes that say that the member paid these people back. */
export async function paidBack(ctx: MemberContext, question: Question, people: string[]): Promise<Answer | null> {
  const all = await factsOfKinds(ctx, ['i_owe', 'borrowed'])
  const settlements = all.filter((fact) => isSettlement(fact) && people.includes(fact.connectionId))
  const claims = await claimsOfFacts(ctx, settlements.slice(0, maxFactsListed), question)
  return claims.length > 0 ? { claims, about: people.slice(0, maxFactsListed), isKnown: true } : null
}

/** One for each sentence: it may state several facts. */
export async function claimsOfFacts(ctx: MemberContext, facts: StatedFact[], question: Question): Promise<Claim[]> {
  const names = await namesOf(ctx, [...new Set(facts.map(({ connectionId }) => connectionId))])
  const sentences = new Map(facts.map((fact) => [`${fact.ixId}\n${fact.sentence}`, fact]))
  return [...sentences.values()].map((fact) => {
    const passage = factPassage(fact, names.get(fact.connectionId) ?? '')
    return { text: attributeQuote(passage, fact.sentence, question), cites: [passage], quote: fact.sentence }
  })
}

function factPassage(fact: StatedFact, connectionName: string): Passage {
  const { ixId: id, connectionId, sentence: text, occurredAt: at, source } = fact
  return { kind: 'interaction', id, connectionId, connectionName, text, at, source }
}
