import { listedWordsLike } from '#language/vocabulary/related-words.ts'
import { isCommonVerb } from '#language/vocabulary/verbs.ts'
import { forms } from '#language/words/forms.ts'
import { isTypoOf, variants } from '#language/words/variants.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { isOrdinaryWord } from '../questions/words/ordinary-words.ts'
import { weightOf } from './topic/word-weights.ts'

/** Shorter words are too similar to each other. */
const shortest = 5
const maxWordsTried = 4

/** Corrects words that occur in no note and no dictionary: "boyfreind" becomes "boyfriend". */
export async function correctSpelling(ctx: MemberContext, question: Question): Promise<Question> {
  const strange = question.words.filter((word) => /^[a-z]+$/u.test(word) && word.length >= shortest && isStrange(word))
  if (strange.length === 0) return question
  const meant = new Map(
    await Promise.all(strange.slice(0, maxWordsTried).map(async (word) => [word, await meantBy(ctx, word)] as const)),
  )
  const words = question.words.map((word) => meant.get(word) ?? word)
  return words.every((word, at) => word === question.words[at]) ? question : { ...question, words }
}

const isStrange = (word: string) =>
  weightOf(word) >= 1 && ![word, word.replace(/s$/u, '')].some(isOrdinaryWord) && !isCommonVerb(word)

async function meantBy(ctx: MemberContext, word: string): Promise<string> {
  const said = await findExact(ctx, 'said', forms(word).slice(0, 30))
  if (said.length > 0) return word
  const leads = await findVariants(
    ctx,
    variants(word).map((each) => `~${each}`),
  )
  const near = leads.map(({ term }) => term.slice(1)).filter((term) => term !== word && isTypoOf(word, term))
  const dictionary = listedWordsLike(word).filter((head) => isTypoOf(word, head))
  return [...near, ...dictionary][0] ?? word
}
