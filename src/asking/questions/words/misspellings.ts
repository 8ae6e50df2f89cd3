import { stem } from '#language/words/stem.ts'
import { distance, variants } from '#language/words/variants.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

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

/** Replaces words that exist nowhere with the similar word in the member's memory. */
export async function correctToMemory(ctx: MemberContext, words: string[]): Promise<string[]> {
  const odd = words
    .filter((word) => word.length > 4 && /^[a-z]+$/u.test(word) && !isSpelt(word))
    .slice(0, maxWordsTried)
  if (odd.length === 0) return words
  const found = await Promise.all([findExact(ctx, 'said', odd), findExact(ctx, 'own', odd)])
  const there = new Set(found.flat().map(({ term }) => term))
  const unknown = odd.filter((word) => !there.has(word))
  const leads = await findVariants(
    ctx,
    unknown.flatMap((word) => variants(word).flatMap((variant) => [`~${variant}`, variant])),
  )
  const terms = [...new Set(leads.map(({ term }) => term.replace(/^~/u, '')))]
  return words.map((word) => {
    if (!unknown.includes(word)) return word
    const near = terms.filter((term) => term[0] === word[0] && isSlip(word, term))
    return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? word
  })
}
