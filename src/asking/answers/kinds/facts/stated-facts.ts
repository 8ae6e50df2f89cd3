import { allergens, cats, diets, dogs, foods, pets } from '#language/en/facts/forms.ts'
import { lightForms } from '#language/languages/grammars.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { isSettlement } from '#language/reading/facts/settlements.ts'
import { stem } from '#language/words/stem.ts'
import { foldedWords } from '#language/words/words.ts'
import { factsAbout, factsOfKinds, type StatedFact } from '#people/facts/facts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import { namesOf } from '../../../recall/people.ts'
import { shapeOf } from '../../topic/topic.ts'
import { weightOf } from '../../topic/word-weights.ts'
import { type Answer, andMore, attributeQuote, type Claim } from '../../wording/sentences.ts'
import { peopleInNotes } from '../who/who.ts'

const maxFactsListed = 12
const maxNoteClaims = 5

/** "Who is vegetarian?", "what have I lent?", “Wogegen ist Anna allergisch?”: from facts in notes, each quoted. */
export async function statedFacts(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const asked = question.language === 'en' ? readFactQuestion(question) : readInLanguage(question)
  if (!asked) return null
  const [connectionId] = question.about
  const all = connectionId ? await factsAbout(ctx, connectionId) : await factsOfKinds(ctx, asked.kinds)
  const ofKind = all.filter(({ kind }) => asked.kinds.includes(kind))
  const held = ofKind.filter(({ value, ended }) => (asked.isOfNow || !ended) && asked.fits(value))
  // Where nothing is owed any more, what settled it answers.
  const fitting = held.length > 0 ? held : ofKind.filter((fact) => isSettlement(fact) && asked.settles(fact.value))
  if (fitting.length === 0) return null
  const stated = fitting.slice(0, maxFactsListed).flatMap(({ before, ...fact }) => {
    return asked.isOfNow && before ? [fact, before] : [fact]
  })
  const claims = await claimsOfFacts(ctx, stated, question)
  const people = [...new Set(fitting.map((fact) => fact.connectionId))]
  const known = [...new Set([...people, ...ofKind.filter(isSettlement).map((fact) => fact.connectionId)])]
  const isAsked = !connectionId && question.language === 'en'
  const others = isAsked ? await peopleInNotes(ctx, question, question.words.join(' '), [], known) : []
  return {
    claims: [
      ...claims,
      ...andMore(fitting.length, { shown: maxFactsListed, language: question.language }),
      ...others.slice(0, maxNoteClaims),
    ],
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

/** Which facts a question asks for. */
type FactQuestion = {
  kinds: FactKind[]
  /** Whether a value is one that is asked for. */
  fits: (value: string) => boolean
  /** Whether what settled a debt may answer. */
  settles: (value: string) => boolean
  /** "Is she still vegan?" asks for what holds now, whatever it is. */
  isOfNow: boolean
}

type Asked = { kinds: FactKind[]; asks: RegExp; names?: RegExp; isNamed?: true }

const people = phrases`who, ${/who['’]s/}, whom, whose, which, anyone, anybody, someone, somebody, everyone`
const having = phrases`has, have, got, owns, own, keeps, with`

/** The words by which each kind is asked for; `names` are those that name a value, and with `isNamed` one must. */
const asked: Asked[] = [
  {
    kinds: ['diet'],
    asks: pattern('iu')`\b(?:${diets}|eats? (?:no )?${foods})\b`,
    names: pattern('giu')`\b(?:${diets}|${foods})\b`,
  },
  { kinds: ['allergy'], asks: /\ballerg/iu, names: pattern('giu')`\b${allergens}\b` },
  {
    kinds: ['pet'],
    asks: pattern('iu')`\b${having} (?:\p{L}+ )?(?:pet|${pets})s?\b`,
    names: pattern('giu')`\b${pets}s?\b`,
  },
  {
    kinds: ['borrowed'],
    asks: /\b(?:lent|lend|loaned) (?:me|us)\b|\b(?:did|have|do) i (?:still )?(?:have |got )?borrow/iu,
  },
  {
    kinds: ['lent', 'they_owe'],
    asks: /\b(?:did|have) i (?:ever )?(?:lend|lent|loan)|\bborrowed\b.*\b(?:me|my|mine)\b|\bi lent\b/iu,
  },
  {
    kinds: ['lent'],
    asks: /^who(?:['’]s| has|['’]s got| has got) (?:still )?(?:got |borrowed )?(?:my|the)\b/iu,
    isNamed: true,
  },
  { kinds: ['they_owe'], asks: /\bowes? (?:me|us)\b/iu },
  { kinds: ['i_owe'], asks: /\bdo i (?:still )?owe\b.*\bmoney\b|\bhow much do i (?:still )?owe\b/iu },
  { kinds: ['employer'], asks: /\bstill\b.*\b(?:works?|working|employed|job)\b/iu },
  { kinds: ['place'], asks: /\bstill\b.*\b(?:lives?|living|based)\b/iu },
]

/** Null when the question asks for none, or not for all people or one person. */
function readFactQuestion({ text, about, words }: Question): FactQuestion | null {
  const found = asked.find(({ asks }) => asks.test(text))
  const isOfAll = about.length === 0 && (isOfPeople.test(text) || /\bwhat\b.*\b(?:lent|lend|borrow)/iu.test(text))
  if (!found || !(isOfAll || about.length === 1) || /\bhow many\b/iu.test(text)) return null
  const isOfNow = about.length === 1 && /\b(?:still|now|these days|any ?more)\b/iu.test(text)
  const named = found.names ? (text.match(found.names) ?? []) : thingsIn(text)
  const wanted = found.isNamed ? words : named.flatMap((name) => foldedWords(name))
  return {
    kinds: found.kinds,
    isOfNow,
    settles: () => true,
    fits: (value) => isOfNow || isOneOf(value, wanted, found.isNamed === true),
  }
}

/** What can be asked of everybody; who is vegan is asked for by words that are in the notes. */
const debts: ReadonlySet<string> = new Set(['lent', 'borrowed', 'they_owe', 'i_owe'])

function readInLanguage({ facts: kinds = [], factWords = [], about, language }: Question): FactQuestion | null {
  if (kinds.length === 0 || !language || about.length > 1) return null
  if (about.length === 0 && !kinds.every((kind) => debts.has(kind))) return null
  const formsOf = (word: string) => lightForms(word, language)
  const wanted = new Set(factWords.flatMap(formsOf))
  const fits = (value: string) =>
    wanted.size === 0 || foldedWords(value).some((word) => formsOf(word).some((form) => wanted.has(form)))
  return { kinds, isOfNow: false, fits, settles: fits }
}

/** "Who did I lend my drill to?" asks for the drill only. Money is known by its sums. */
function thingsIn(text: string): string[] {
  const found = [...text.matchAll(/\b(?:my|the|an?) (\p{L}+)(?: (\p{L}+))?/giu)]
  const things = found.flatMap(([, one = '', two = '']) => [one, two])
  return things.filter((word) => word !== '' && weightOf(word) >= 1 && !shapeOf(word))
}

const isOfPeople = pattern('iu')`\b${people}\b`
const isDog = pattern('iu')`^${dogs}\b`
const isCat = pattern('iu')`^${cats}\b`

function isOneOf(value: string, wanted: string[], isNamed: boolean) {
  if (wanted.length === 0) return !isNamed
  const stems = new Set(foldedWords(value).map(stem))
  if (isDog.test(value)) stems.add('dog')
  if (isCat.test(value)) stems.add('cat')
  return wanted.some((word) => stems.has(stem(word)))
}
