import type { FactWords, Form } from '../../language-data/fact-words.ts'
import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { lazy } from '../../phrases/lazy.ts'
import { pattern } from '../../phrases/phrases.ts'
import { thingPatterns } from './loans.ts'
import { subjectPatterns } from './subject.ts'

export type CompiledFacts = ReturnType<typeof compile>

/** The words of facts with their patterns. */
function compile(words: FactWords) {
  const { doubts, ownWords, losses } = words
  const belongings = words.belongings()
  const doubtful = pattern('iu')`(?<![\p{L}\d])${doubts}(?![\p{L}\d])|\?`
  return {
    ...words,
    isBelonging: (form: Form) => belongings.includes(form),
    statements: [...words.forms(), ...belongings, ...words.loans(), ...words.settlements()],
    subjectPatterns: subjectPatterns(words),
    thingPatterns: thingPatterns(words),
    isDoubtful: (sentence: string) => doubtful.test(sentence.replace(ownWords, '')),
    tellsOfLoss: pattern('iu')`(?<!\p{L})${losses}(?!\p{L})`,
  }
}

const all = new Map(languages.map((language) => [language, lazy(() => compile(languageData[language].facts))]))

export const factsIn = (language: Language): CompiledFacts =>
  all.get(language)?.() ?? compile(languageData[language].facts)

/** Whether a diet only leaves something out, in any language: "no pork", „kein Fleisch“. */
export const isLeftOut = (diet: string) =>
  languages.some((language) => diet.startsWith(languageData[language].facts.values.diet('', true)))
