import { alsoCalled } from '#language/names/nicknames.ts'
import { likeness } from '#language/words/likeness.ts'
import { bones, hasVowels } from '#language/words/sounds.ts'
import { deepVariants, isTypoOf, variants } from '#language/words/variants.ts'
import { stopWords, words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { ledTo } from './index/lookups.ts'
import { soundKey } from './index/vocabulary.ts'

/** One word of a query: which words of names it may mean, and how surely; and which other words it may misspell. */
export type Sought = {
  word: string
  /** Words that occur everywhere count only where they are somebody's name. */
  isTelling: boolean
  names: Map<string, number>
  typos: Set<string>
  said: Set<string>
}

/** The words of a query, as they are written, as they sound, and as what they are short for. */
export async function soughtWords(ctx: MemberContext, query: string): Promise<Sought[]> {
  const all = [...new Set(words(query))]
  const telling = all.filter((word) => !stopWords.has(word))
  const isSentence = all.length > 4 && telling.length > 0
  const given = (isSentence ? telling : all).slice(0, 8)
  const plain = given.map((word) => unknown(word, telling.length === 0 || !stopWords.has(word)))
  return understood(ctx, plain, ({ word }) => [
    `=${word}`,
    soundKey(word),
    ...bonesKeys(word),
    ...alsoCalled(word).map((name) => `=${name}`),
  ])
}

/** With the words that a typo in one of these may have meant. */
export async function withTypos(ctx: MemberContext, sought: Sought[]): Promise<Sought[]> {
  return understood(ctx, sought, ({ word }) => {
    const spelt = variants(word)
    return [...spelt.map((each) => `=${each}`), ...(word.length < 4 ? [] : spelt)]
  })
}

/** Two typos in one word, and typos in what was said: dearer, so only when nobody has all that was asked for. */
export async function withMoreTypos(ctx: MemberContext, sought: Sought[]): Promise<Sought[]> {
  return understood(ctx, sought, ({ word }) => [
    ...[...variants(word), ...deepVariants(word)].map((each) => `=${each}`),
    ...(word.length < 5 ? [] : variants(word).map((each) => `~${each}`)),
  ])
}

/** Each two neighbours as one word, spelt well or not. */
export async function writtenAsOne(ctx: MemberContext, sought: Sought[]): Promise<Sought[]> {
  const pairs = sought.slice(1, 4).map(({ word }, at) => unknown(`${sought[at]?.word}${word}`, true))
  return understood(ctx, pairs, ({ word }) => [`=${word}`, soundKey(word), ...variants(word).map((each) => `=${each}`)])
}

const unknown = (word: string, isTelling: boolean): Sought => ({
  word,
  isTelling,
  names: new Map(),
  typos: new Set(),
  said: new Set(),
})

/** Those without vowels come to all, the others only to those without. */
function bonesKeys(word: string) {
  const bare = bones(word)
  if (bare.length < 2) return []
  return hasVowels(word) ? [`%%${bare}`] : [`%${bare}`, `%%${bare}`]
}

async function understood(ctx: MemberContext, sought: Sought[], leadsOf: (each: Sought) => string[]) {
  const leads = sought.map((each) => new Set(leadsOf(each)))
  const rows = await ledTo(
    ctx,
    leads.flatMap((each) => [...each]),
  )
  return sought.map((each, at) => {
    const terms = new Map<string, string>()
    for (const { variant, term } of rows) if (leads[at]?.has(variant)) terms.set(term, variant)
    return meant(each, terms)
  })
}

function meant({ word, isTelling, ...known }: Sought, terms: Map<string, string>): Sought {
  const names = new Map(known.names)
  const typos = new Set(known.typos)
  const said = new Set(known.said)
  const nicknames = new Set(alsoCalled(word))
  for (const [term, variant] of terms) {
    const mark = term[0]
    const other = mark === '=' || mark === '~' ? term.slice(1) : term
    if (mark === '=') {
      const like = likeness(word, other, nicknames.has(other), variant.startsWith('%'))
      if (like > (names.get(other) ?? 0)) names.set(other, like)
    } else if (other !== word && isTypoOf(word, other)) (mark === '~' ? said : typos).add(other)
  }
  return { word, isTelling, names, typos, said }
}
