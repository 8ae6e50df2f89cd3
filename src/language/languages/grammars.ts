import { germanGrammar } from '../de/grammar.ts'
import { englishGrammar } from '../en/grammar.ts'
import { spanishGrammar } from '../es/grammar.ts'
import { frenchGrammar } from '../fr/grammar.ts'
import type { Grammar } from '../language-data/grammar.ts'
import { portugueseGrammar } from '../pt/grammar.ts'
import type { Language } from './language.ts'

/** Apart from the rest of a language, because a start of the service needs it: pages ask for the language of a text. */
export const grammars: Record<Language, Grammar> = {
  en: englishGrammar,
  de: germanGrammar,
  fr: frenchGrammar,
  es: spanishGrammar,
  pt: portugueseGrammar,
}
