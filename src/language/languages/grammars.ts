import { germanGrammar } from '../de/grammar.ts'
import { englishGrammar } from '../en/grammar.ts'
import { spanishGrammar } from '../es/grammar.ts'
import { frenchGrammar } from '../fr/grammar.ts'
import type { Grammar } from '../language-data/language-data.ts'
import { portugueseGrammar } from '../pt/grammar.ts'
import { fold } from '../words/fold.ts'
import { wordList } from '../words/word-set.ts'
import type { Language } from './language.ts'

/** Apart from the rest of a language, because a start of the service needs it: pages ask for the language of a text. */
export const grammars: Record<Language, Grammar> = {
  en: englishGrammar,
  de: germanGrammar,
  fr: frenchGrammar,
  es: spanishGrammar,
  pt: portugueseGrammar,
}

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
