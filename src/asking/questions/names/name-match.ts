import { findCallName } from '#language/names/call-name.ts'
import { alsoCalled } from '#language/names/nicknames.ts'
import { isTypoOf } from '#language/words/variants.ts'
import { foldedNameWords } from '#language/words/words.ts'

/** How well the words of a question fit a name: higher is better. */
export type Fit = { score: number; isWhole: boolean }

/** Short and long forms of a name. Translations don't count: John is not Ivan. */
export function mayBeCalled(word: string) {
  return alsoCalled(word).filter((other) => isShortFor(word, other) || isTypoOf(word, other))
}

function isShortFor(word: string, other: string) {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length < 7 && (long.length - short.length > 1 || (short !== long && sharesStart(short, long)))
}

const sharesStart = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2)

/** Null when one of the words is not in the name. */
export function fitOf(displayName: string, said: string[], also: Set<string>[]): Fit | null {
  const parts = foldedNameWords(displayName)
  const joined = parts.join('')
  const isWhole = said.join(' ') === parts.join(' ') || said.join('') === joined
  if (isWhole) return { score: 10, isWhole }
  const called = foldedNameWords(findCallName(displayName) ?? parts[0] ?? '')
  const scores = said.map((word, at) => {
    if (word === called[0]) return called.length > 1 && said.length === 1 ? 3.5 : 4
    if (parts.includes(word)) return 3
    return Math.max(0, ...parts.map((part) => (also[at]?.has(part) ? nickname(word, part) : 0)))
  })
  const isJoined =
    said.length === 1 && joined.includes(said[0] ?? '') && (said[0]?.length ?? 0) > 4 && hasJoin(parts, said[0] ?? '')
  if (scores.includes(0)) return isJoined ? { score: 2, isWhole } : null
  return { score: Math.min(...scores) + scores.length / 10, isWhole }
}

function nickname(word: string, part: string) {
  return isTypoOf(word, part) ? 1.8 : sharesStart(word, part) ? 1.4 : 1
}

const hasJoin = (parts: string[], word: string) => parts.slice(1).some((part, at) => `${parts[at]}${part}` === word)

/** Each word matches a word of the name, apart from a typo. */
export function nearly(displayName: string, said: string[]) {
  const parts = foldedNameWords(displayName)
  return said.every((word) =>
    parts.some(
      (part) => part === word || (part.length > 3 && word.length > 3 && part[0] === word[0] && isTypoOf(word, part)),
    ),
  )
}
