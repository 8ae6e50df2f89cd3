import { fold } from '#language/words/fold.ts'

const minWord = 3

type OwnWords = { name: string; email: string; workspaces?: readonly string[] }

/** Whether a password is made of nothing but the owner's words, digits, signs and perhaps one common word. */
export function isMadeOf(password: string, owner: OwnWords, isCommonWord: (word: string) => boolean) {
  const folded = fold(password)
  const rest = ownWords(owner).reduce((text, word) => text.replaceAll(word, ' '), folded)
  if (rest === folded) return false
  const letters = rest.replace(/[^\p{L}]/gu, '')
  return letters.length < minWord || isCommonWord(letters)
}

/** The longest first, so that a word within another does not cut it. */
function ownWords({ name, email, workspaces = [] }: OwnWords) {
  const texts = [name, email, ...email.split('@'), ...workspaces, 'kith'].map(fold)
  const words = texts.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}]+/u)])
  return [...new Set(words)].filter((word) => word.length >= minWord).sort((a, b) => b.length - a.length)
}
