import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { languageOf } from '../../languages/language-of.ts'
import { lazy } from '../../phrases/lazy.ts'
import { anyOf, pattern } from '../../phrases/phrases.ts'

/** Tells whether sentences of a text speak of somebody's family. */
export function familyReader(text: string) {
  const words = familyWords.get(languageOf(text) ?? 'en')?.()
  return (sentence: string) => words?.test(sentence) ?? false
}

const familyWords = new Map(languages.map((language) => [language, lazy(() => wordsIn(language))]))

function wordsIn(language: Language) {
  const { relatives, plural } = languageData[language].facts.relations
  return pattern('iu')`(?<![\p{L}\d])${anyOf(relatives)}${{ source: plural }}(?![\p{L}\d])`
}
