import { allergens, cats, diets, dogs, foods, pets } from '#language/en/facts/words.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { stem } from '#language/words/stem.ts'
import { foldedWords } from '#language/words/words.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { Question } from '../../../questions/question.ts'
import { shapeOf } from '../../topic/shapes.ts'
import { weightOf } from '../../topic/word-weights.ts'

/** Which facts a question asks for. */
type FactQuestion = {
  kinds: FactKind[]
  /** Whether a value is one that is asked for. */
  fits: (value: string) => boolean
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
export function readFactQuestion({ text, about, words }: Question): FactQuestion | null {
  const found = asked.find(({ asks }) => asks.test(text))
  const isOfAll = about.length === 0 && (isOfPeople.test(text) || /\bwhat\b.*\b(?:lent|lend|borrow)/iu.test(text))
  if (!found || !(isOfAll || about.length === 1) || /\bhow many\b/iu.test(text)) return null
  const isOfNow = about.length === 1 && /\b(?:still|now|these days|any ?more)\b/iu.test(text)
  const named = found.names ? (text.match(found.names) ?? []) : thingsIn(text)
  const wanted = found.isNamed ? words : named.flatMap((name) => foldedWords(name))
  return { kinds: found.kinds, isOfNow, fits: (value) => isOfNow || isOneOf(value, wanted, found.isNamed === true) }
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
