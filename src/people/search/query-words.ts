import { alsoCalled } from '#language/names/nicknames.ts'
import { bones, hasVowels, likenessOf } from '#language/words/likeness.ts'
import { deepVariants, isTypoOf, variants } from '#language/words/variants.ts'
import { stopWords, words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findVariants } from './index/lookups.ts'
import { soundKey } from './index/vocabulary.ts'

/** One word of a query: the names it may mean and how surely, and the other words it may misspell. */
export type QueryWord = {
  word: string
  /** False for stop words, which count only as part of a name. */
  isSignificant: boolean
  names: Map<string, number>
  typos: Set<string>
  said: Set<string>
}

/** The words of a query, as written, by their sound, and as nicknames. */
export async function readQueryWords(ctx: MemberContext, query: string): Promise<QueryWord[]> {
  const all = [...new Set(words(query))]
  const significant = all.filter((word) => !stopWords.has(word))
  const isSentence = all.length > 4 && significant.length > 0
  const given = (isSentence ? significant : all).slice(0, 8)
  const plain = given.map((word) => newQueryWord(word, significant.length === 0 || !stopWords.has(word)))
  return addMeanings(ctx, plain, ({ word }) => [
    `=${word}`,
    soundKey(word),
    ...bonesKeys(word),
    ...alsoCalled(word).map((name) => `=${name}`),
  ])
}

/** Adds the words that one typo may have meant. */
export async function withTypos(ctx: MemberContext, queryWords: QueryWord[]) {
  return addWithJoined(ctx, queryWords, ({ word }) => {
    const spelt = variants(word)
    return [...spelt.map((each) => `=${each}`), ...(word.length < 4 ? [] : spelt)]
  })
}

/** Adds two typos in a word, and typos in timeline entries. It costs more, so it comes last. */
export async function withMoreTypos(ctx: MemberContext, queryWords: QueryWord[]) {
  return addWithJoined(ctx, queryWords, ({ word }) => [
    ...[...variants(word), ...deepVariants(word)].map((each) => `=${each}`),
    ...(word.length < 5 ? [] : variants(word).map((each) => `~${each}`)),
  ])
}

/** The meanings of the words and of each adjacent pair, in one query. */
async function addWithJoined(ctx: MemberContext, queryWords: QueryWord[], leadsOf: LeadsOf) {
  const pairs = queryWords.slice(1, 4).map(({ word }, at) => newQueryWord(`${queryWords[at]?.word}${word}`, true))
  const all = await addMeanings(ctx, [...queryWords, ...pairs], (each) =>
    pairs.includes(each) ? joinedLeads(each) : leadsOf(each),
  )
  return { queryWords: all.slice(0, queryWords.length), joined: all.slice(queryWords.length) }
}

const joinedLeads = ({ word }: QueryWord) => [`=${word}`, soundKey(word), ...variants(word).map((each) => `=${each}`)]

const newQueryWord = (word: string, isSignificant: boolean): QueryWord => ({
  word,
  isSignificant,
  names: new Map(),
  typos: new Set(),
  said: new Set(),
})

/** A word without vowels leads to all words with its consonants; one with vowels only to those without. */
function bonesKeys(word: string) {
  const bare = bones(word)
  if (bare.length < 2) return []
  return hasVowels(word) ? [`%%${bare}`] : [`%${bare}`, `%%${bare}`]
}

type LeadsOf = (each: QueryWord) => string[]

async function addMeanings(ctx: MemberContext, queryWords: QueryWord[], leadsOf: LeadsOf) {
  const leads = queryWords.map((each) => new Set(leadsOf(each)))
  const rows = await findVariants(
    ctx,
    leads.flatMap((each) => [...each]),
  )
  return queryWords.map((each, at) => {
    const terms = new Map<string, string[]>()
    for (const { variant, term } of rows) {
      if (leads[at]?.has(variant)) terms.set(term, [...(terms.get(term) ?? []), variant])
    }
    return addTerms(each, terms)
  })
}

/** Adds the terms, each with the variants that led to it. */
function addTerms({ word, isSignificant, ...known }: QueryWord, terms: Map<string, string[]>): QueryWord {
  const names = new Map(known.names)
  const typos = new Set(known.typos)
  const said = new Set(known.said)
  const nicknames = alsoCalled(word)
  for (const [term, variants] of terms) {
    const mark = term[0]
    const other = mark === '=' || mark === '~' ? term.slice(1) : term
    if (mark === '=') {
      const like = likenessOf(word, other, {
        isNickname: nicknames.includes(other),
        isBone: variants.every((variant) => variant.startsWith('%')),
        isSound: variants.some((variant) => variant.startsWith(':')),
      })
      if (like > (names.get(other) ?? 0)) names.set(other, like)
    } else if (other !== word && isTypoOf(word, other)) (mark === '~' ? said : typos).add(other)
  }
  return { word, isSignificant, names, typos, said }
}
