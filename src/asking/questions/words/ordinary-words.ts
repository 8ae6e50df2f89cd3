import { englishQuestions } from '#language/en/questions.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { everydayWordsLike, isEverydayWord } from '#language/vocabulary/everyday-words.ts'
import { isListedWord } from '#language/vocabulary/related-words.ts'
import { forms, stem } from '#language/words/stem.ts'
import { distance, isTypoOf, variants } from '#language/words/variants.ts'
import { wordSet } from '#language/words/word-set.ts'
import { stopWords, tellingWords } from '#language/words/words.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** Everyday words that are also names: names only if written and placed like one. */
export const alsoWords = wordSet(englishQuestions.alsoNames)

/** Not typos of a name, and not names when in lower case. */
export const questionWords = wordSet(englishQuestions.asking)

const stems = lazy(() => new Set([questionWords, alsoWords, stopWords].flatMap((list) => [...list].map(stem))))

/** An ordinary word in any form: not a typo, and rarely a name when in lower case. */
export const isOrdinaryWord = (word: string) => stems().has(stem(word)) || isListedWord(word) || isEverydayWord(word)

/** Words about asking and remembering: they occur in questions, not in answers. */
const asking = new Set(
  `actually again anybody both anyone anything else ever everyone everything exactly get give given happen happened hear heard
  kind know known knows last lately let list many may maybe mean mention mentioned mentions much name names need note
  noted notes please recall remember remembered remind said say saying says shall show somebody someone something
  somewhere sort speak spoke spoken still talk talked talking talks tell telling tells thing things think thought told
  want wanted wants write written wrote whats whos wheres whens hows whose dont didnt doesnt isnt wasnt havent hasnt id im
  ive theres lets cant couldnt yet moment nowadays currently presently idea clue together forgot wonder wondering make made much one ones people person us`.split(
    /\s+/,
  ),
)

/** The words of a question that are worth searching for. */
export function tellingWordsOf(rest: string) {
  const plain = rest.replace(/(?<=\p{L})['’]s\b/giu, '')
  const all = tellingWords(plain)
  const telling = all.filter((word) => !asking.has(word))
  return [...new Set(telling)]
}

/** Words that identify a kind of question. */
const keys = `address birthday birthdays boyfriend brother colleague company daughter email favourite
  friend friends girlfriend husband introduced married meeting meetings message messages number overdue phone
  promise promised promises recently remember restaurant sister tomorrow yesterday interested recommend recommended
  children wedding anniversary conversation drafts`.split(/\s+/)
const keyWords = new Set(keys)

export const isSpelt = (word: string) => keyWords.has(word) || isOrdinaryWord(word)

/** Corrects misspelt key words: "brithday" is not a name. */
export function correctSpelling(text: string) {
  return text.replace(/(?<![\p{L}\p{M}'’-])\p{Ll}{5,}(?![\p{L}\p{M}])/gu, (word) => {
    if (isSpelt(word)) return word
    return keys.find((key) => key[0] === word[0] && isSlip(word, key)) ?? word
  })
}

/** Two letters swapped, one too many or one missing; short words allow nothing else. */
function isSlip(word: string, meant: string) {
  if (Math.abs(word.length - meant.length) > 1 || stem(word) === stem(meant)) return false
  return distance(word, meant) <= (meant.length > 6 ? 1 : 0.8)
}

/** Limits the lookups per question. */
const maxWordsTried = 6
/** Shorter words are too similar to each other. */
const shortest = 5

/** Corrects words that are neither English nor anywhere in the member's memory: "boyfreind" becomes "boyfriend". */
export async function correctToMemory(ctx: MemberContext, words: string[]): Promise<string[]> {
  const odd = words.filter((word) => word.length >= shortest && /^[a-z]+$/u.test(word) && !isSpelt(word))
  if (odd.length === 0) return words
  const unknown = await wordsNowhere(ctx, odd.slice(0, maxWordsTried))
  const leads = await findVariants(
    ctx,
    unknown.flatMap((word) => variants(word).flatMap((variant) => [`~${variant}`, variant])),
  )
  const terms = [...new Set(leads.map(({ term }) => term.replace(/^~/u, '')))]
  return words.map((word) => (unknown.includes(word) ? (nearest(word, terms) ?? word) : word))
}

async function wordsNowhere(ctx: MemberContext, words: string[]) {
  const all = words.flatMap((word) => forms(word).slice(0, 30))
  const found = await Promise.all([findExact(ctx, 'said', all), findExact(ctx, 'own', all)])
  const there = new Set(found.flat().map(({ term }) => stem(term)))
  return words.filter((word) => !there.has(stem(word)))
}

/** A word of the member's memory rather than any other. */
function nearest(word: string, terms: string[]) {
  const said = terms.filter((term) => term[0] === word[0] && isTypoOf(word, term))
  const near = said.length > 0 ? said : everydayWordsLike(word).filter((each) => isSlip(word, each))
  return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? null
}
