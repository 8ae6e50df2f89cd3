import { relatedWords } from '#language/vocabulary/related-words.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import { type Expected, expectedOf } from './expected-answer.ts'
import { asPredicate, asThing, weightOf, weightOfWord } from './word-weights.ts'

/** A word of a question, its synonyms, and how much it counts. */
export type Term = {
  own: string
  /** The weight of each synonym, by stem. */
  alike: ReadonlyMap<string, number>
  weight: number
  /** How much it counts against a text without it. */
  missing: number
  /** Signs that show a topic without naming it. */
  shape?: RegExp | undefined
}

export type Topic = { terms: Term[]; expected: Expected | null }

type TopicSource = Pick<Question, 'text' | 'words'> & Partial<Pick<Question, 'named'>>

/** The topic that an answer must cover. */
export function topicOf(question: TopicSource): Topic {
  const asked = sortAskedFor(question.text)
  const proper = properWords(question.text)
  const modifiers = modifiersIn(question)
  const predicates = predicatesIn(question)
  const attributes = attributesIn(question.text)
  const owned = ownedIn(question.text)
  const things = thingsIn(question.text)
  const terms = new Map<string, Term>()
  for (const word of matterOf(question)) {
    const own = stem(word)
    const { weight, missing } = things.has(word)
      ? asThing(word)
      : predicates.has(word)
        ? asPredicate(word)
        : weightOfWord(word)
    const isAside = modifiers.has(own) || attributes.has(own)
    const part = proper.has(own) ? properNameFactor : asked.has(own) ? asides.asked : isAside ? asides.modifier : 1
    const alike = owned.has(word) ? kindsOf(relatedStems(word)) : relatedStems(word)
    if (weight > 0) terms.set(own, { own, alike, weight, missing: part * missing, shape: shapeOf(word) })
  }
  return { terms: [...terms.values()], expected: expectedOf(question.text) }
}

/** The topic without the phrases used to ask. */
function matterOf({ text, words: all }: Pick<Question, 'text' | 'words'>): string[] {
  const frame = framing(text)
  return all.filter((word) => !frame.has(word))
}

/** The words to look up: the question's own first, then their alternatives in turn. */
export function withRelatedWords(question: Question): Question {
  const telling = matterOf(question).filter((word) => weightOf(word) > 0)
  const alike = telling.map(withSynonyms)
  const longest = Math.max(0, ...alike.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => alike.flatMap((words) => words.slice(at, at + 1)))
  return { ...question, words: [...new Set(inTurn.flat())] }
}

/** Words that a note may leave out: the kind of thing, and its details. */
const asides = { asked: 0.4, modifier: 0.6 }

/** Things with a proper name are rarely called anything else. */
const properNameFactor = 1.5

/** In "the marketing budget", the first word modifies the second. */
function modifiersIn({ text, words: telling }: TopicSource): Set<string> {
  const all = words(text.replace(/['’]s\b/gu, ' 0'))
  const isThing = (word: string | undefined) => word !== undefined && telling.includes(word) && weightOf(word) >= 1
  return new Set(all.filter((word, at) => isThing(word) && isThing(all[at + 1])).map(stem))
}

/** "Which restaurant", "what instrument": a note that answers often says only which. */
export function sortAskedFor(text: string): Set<string> {
  const [, noun] = /\b(?:what|which) (?:kind of |sort of |type of )?(\p{L}+)/iu.exec(text) ?? []
  return new Set(noun ? words(noun).map(stem) : [])
}

/** "Does she have a boat?": a harbour does not answer that. */
function ownedIn(text: string): Set<string> {
  const found = [...text.matchAll(/\b(?:have|has|had|got|owns?) (?:an?|any|some|no) (\p{L}+)/giu)]
  return new Set(found.flatMap(([, noun = '']) => words(noun)))
}

const kindsOf = (alike: Map<string, number>) => new Map([...alike].filter(([, part]) => part > 0.8))

/** "What is the size of it", "the reason for that": a note that answers need not say the word. */
function attributesIn(text: string): Set<string> {
  const found = [...text.matchAll(/\b(?:is|was|are|were|['’]s) the (\p{L}+) (?:of|for|behind)\b/giu)]
  return new Set(found.flatMap(([, noun = '']) => words(noun).map(stem)))
}

/** After "a", "any" and "what", a word is a noun even if it can be a verb: "what present", "a call". */
function thingsIn(text: string): Set<string> {
  const found = [...text.toLowerCase().matchAll(/\b(?:an?|any|what|which) (\p{L}+)/gu)]
  return new Set(found.flatMap(([, word = '']) => words(word)))
}

/** Proper names: capitalized although no sentence begins there. */
function properWords(text: string): Set<string> {
  const large = text.match(/(?<=[\p{L}\p{N},] ["“]?)\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  return new Set(large.flatMap((word) => words(word).map(stem)))
}

const subjects = 'i|we|you|he|she|it|they|people|everybody|everyone|somebody|someone|anybody|anyone|both'
const leads =
  'going|want|wants|wanted|like|likes|love|loves|need|needs|plan|plans|planning|intend|try|trying|hope|hopes|wish|have|has|had|able|about|ready|afraid|happy|used|begin|start|learn|learning|ask|asked'

/** The words that say what somebody does or is: those right after the subject or "want to". */
function predicatesIn({ text, named = [] }: Pick<Question, 'text'> & Partial<Pick<Question, 'named'>>) {
  const lower = text.toLowerCase()
  const names = named.map(({ said }) => said.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const after = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[subjects, ...names].join('|')}|(?:${leads}) to) (?:\p{L}+ly |also |still |ever |just |now |really |not )?(\p{L}+)`,
    'gu',
  )
  return new Set([...lower.matchAll(after)].flatMap(([, word = '']) => words(word)))
}

/** Phrases used to ask, which are not part of the topic. */
const turns = [
  `at (?:the|this) (?:moment|time|point)|right now|(?:these|nowadays?) days|at present|as of (?:now|late)|by now|so far|up to now`,
  `for a living|in the past|in (?:the )?(?:first|second) place|in general|in particular|in the end|at all|after all|of late`,
  `(?:what|which) (?:kind|sort|type)s? of|what (?:is|was|were|are|'s|’s) (?:the matter|wrong|up|going on|the (?:deal|story|situation)) with`,
  `the (?:name|names) of|by (?:which|what) means|in (?:which|what) way|for (?:which|what) reason|the reason (?:why|for|that)`,
  `(?:the )?(?:two|both|three) of (?:them|us|you)|each other|one another|whatever happened (?:to|with)|how come|any idea|by any chance`,
  `(?:do|can|could|would) you (?:know|remember|recall|tell me|remind me)|do i (?:know|have)|remind me|tell me`,
]
const frame = new RegExp(String.raw`\b(?:${turns.join('|')})(?![\p{L}\p{N}])`, 'giu')

/** Words that occur only in asking phrases. A word that also occurs outside them is part of the topic. */
function framing(text: string): Set<string> {
  const outside = new Set(words(text.replace(frame, ' | ')))
  const inside = (text.match(frame) ?? []).flatMap(words)
  return new Set(inside.filter((word) => !outside.has(word)))
}

const amount = /[£€$]\s?\d|\d\s?(?:[£€$]|k\b|quid|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|crowns|yen)/iu
const phone = /(?:\+|\b0)\d[\d\s().-]{6,}\d/u
const streets =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|close|terrace|square|rua|rue|calle|via|avenida|weg|platz|\p{L}+stra(?:ß|ss)e)\b/iu
const address = new RegExp(`\\d.{0,30}${streets.source}|${streets.source}.{0,30}\\d`, 'iu')

/** Signs that show a topic without naming it: "£170" is money. */
const shapes: [string, RegExp][] = [
  ['money cash sum amount', amount],
  ['phone telephone mobile cell', phone],
  ['address', address],
  ['mail email', /\S@\S/u],
]

const byStem = new Map(shapes.flatMap(([words, shape]) => words.split(' ').map((word) => [stem(word), shape])))

export const shapeOf = (word: string): RegExp | undefined => byStem.get(stem(word))

/** How much a synonym counts: the closer, the more. */
const standsFor = (weight: number) => (weight >= 0.9 ? 0.9 : weight >= 0.7 ? 0.85 : 0.65)

/** A word and its synonyms in notes, closest first. */
export function withSynonyms(word: string): string[] {
  return [...new Set([word, ...relatedWords(word).map((each) => each.word)])]
}

/** The stems of a word's synonyms, and how much each counts. */
function relatedStems(word: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { word: other, weight } of relatedWords(word)) {
    const of = stem(other)
    found.set(of, Math.max(standsFor(weight), found.get(of) ?? 0))
  }
  return found
}
