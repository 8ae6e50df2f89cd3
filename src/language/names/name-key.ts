import { foldedWords } from '../words/words.ts'

/** What two spellings of one name have in common: its folded words in one order, without titles and initials. */
export function nameKeyOf(displayName: string): string | null {
  const all = foldedWords(displayName).filter((word) => !titles.has(word))
  const full = all.filter((word) => word.length > 1)
  const key = (full.length > 1 ? full : all).toSorted().join(' ')
  return key === '' ? null : [...key].slice(0, maxKeyLength).join('')
}

/** Whether a key is more than a first name: two words, or a name in a script that does not part its words. */
export function isFullName(key: string) {
  return key.includes(' ') || /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(key)
}

const titles = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'herr', 'frau', 'sr', 'sra', 'mme', 'dipl', 'ing'])

/** An index takes no more than some hundreds of letters. */
const maxKeyLength = 120
