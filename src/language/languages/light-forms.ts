import { fold } from '../words/fold.ts'
import { wordList } from '../words/word-set.ts'
import { grammars } from './grammars.ts'
import type { Language } from './language.ts'

const minRoot = 3

/** The forms in which a word may also have been written, by its usual endings: "alérgico" for "alérgica". */
export function lightForms(word: string, language: Language): string[] {
  const plain = fold(word)
  if (!/^[a-z]{4,}$/.test(plain)) return [plain]
  const endings = wordList(grammars[language].endings)
  const ending = endings.find((each) => plain.endsWith(each) && plain.length - each.length >= minRoot) ?? ''
  const root = plain.slice(0, plain.length - ending.length)
  return [...new Set([plain, root, ...endings.map((each) => root + each)])]
}
