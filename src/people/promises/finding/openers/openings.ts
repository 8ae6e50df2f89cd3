import { lazily } from '#language/words/lazily.ts'
import { adverbs, type Opener, openerPattern } from './opener.ts'
import { sureOpeners } from './sure-openers.ts'
import { unsureOpeners } from './unsure-openers.ts'

/** A place in a clause where a commitment begins. */
export type Opening = { opener: Opener; index: number; length: number; headless: boolean }

type Way = { opener: Opener; pattern: RegExp; words: ReadonlySet<string> }

const openers = [...sureOpeners, ...unsureOpeners]
const way = (opener: Opener, withI: boolean): Way => ({
  opener,
  pattern: openerPattern(opener, withI),
  words: new Set(
    opener.says
      .replace(/[-@]\?/g, '')
      .toLowerCase()
      .match(/[a-z']+/g),
  ),
})
const free = lazily(() => openers.filter(({ head }) => head !== 'bare').map((opener) => way(opener, true)))
const bare = lazily(() => openers.filter(({ head }) => head !== 'anywhere').map((opener) => way(opener, false)))

/** Words a clause may begin with before what it says. */
const head =
  /^\s*(?:(?:and|but|so|then|also|plus|anyway|um+|uh+|yeah|ok|okay|well|oh|btw|fyi|ps|p\.s\.?|right|basically|still|again|now|really|definitely|probably|maybe|perhaps|possibly|meanwhile|separately|instead|either way|in return|in exchange|afterwards|first|second|secondly|next|lastly|finally|in turn|for my part|me(?! to)|just|already|hmm+|ah|please|pls|plz|before i forget|while i remember|while i think of it|reminder|note to self|on my side|from my side|my end|on my end|for me|thus|therefore|today|yesterday|tomorrow|tonight)(?:[,:]\s*|\s+))*/i
/** Where an opening with a subject can begin. */
const anchor =
  /(?<![a-zÀ-ɏ\d'])(?:i|i'[a-z]+|ill|im|ive|id|imma|we|we'[a-z]+|made|had|got|has|it|it's|me|that's|deal|the|plan|upshot|can|could|may|should|to|please|do|don't|dont|can't|cant|cannot|mustn't|mustnt|must|shouldn't|never|not|better|won't|wont|will|try|going|gonna|am|my)(?![a-zÀ-ɏ\d'])/gi
const subject = new RegExp(`(?:I've|I'd|I have|I had|ive|I)\\s+${adverbs}`.replaceAll(' ', '\\s+'), 'iy')
const adverbsFirst = new RegExp(`(?:(?:have|had)\\s+)?${adverbs}`.replaceAll(' ', '\\s+'), 'iy')

/** The openings of a clause, first the first, and of those at one place the longest. */
export function openings(clause: string, headless: boolean): Opening[] {
  const all = [...withSubject(clause), ...(headless ? withoutSubject(clause) : [])]
  return all.sort((a, b) => a.index - b.index || b.length - a.length)
}

const mine =
  /(?<![a-zÀ-ɏ\d])(?:i|i'[a-z]+|ill|im|ive|id|imma|me|my|we|we'[a-z]+|forget|4get|will|going|gonna)(?![a-zÀ-ɏ\d])/i

function withSubject(clause: string): Opening[] {
  if (!mine.test(clause)) return []
  const found = new Map<Opener, Opening>()
  for (const { index } of clause.matchAll(anchor)) {
    const verb = wordAfter(subject, clause, index)
    for (const { opener, pattern, words } of free()) {
      // Most need not be tried: the word after "I" tells.
      if (found.has(opener) || (opener.head === 'told' && !words.has(verb))) continue
      const length = lengthAt(pattern, clause, index)
      if (length >= 0) found.set(opener, { opener, index, length, headless: false })
    }
  }
  return [...found.values()]
}

function withoutSubject(clause: string): Opening[] {
  const index = head.exec(clause)?.[0].length ?? 0
  const first = wordAt(clause, index)
  const verb = wordAfter(adverbsFirst, clause, index)
  return bare().flatMap(({ opener, pattern, words }) => {
    if (!words.has(first) && !words.has(verb) && !opener.brisk) return []
    const length = lengthAt(pattern, clause, index)
    return length >= 0 ? [{ opener, index, length, headless: true }] : []
  })
}

function lengthAt(pattern: RegExp, clause: string, index: number): number {
  pattern.lastIndex = index
  return pattern.exec(clause)?.[0].length ?? -1
}

const wordAfter = (start: RegExp, clause: string, index: number) =>
  wordAt(clause, index + Math.max(0, lengthAt(start, clause, index)))

const wordAt = (clause: string, index: number) =>
  /^[a-z']+/i.exec(clause.slice(index, index + 20))?.[0].toLowerCase() ?? ''
