import type { CommitmentRules } from '../../language-data/commitment-rules.ts'
import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { lazy } from '../../phrases/lazy.ts'
import { type DeedWords, deedWordsOf } from './deeds/deeds.ts'
import { rulesOfWords } from './words/rules-of-words.ts'

export type Rules = CommitmentRules & { deedWords: DeedWords }

/** A language has words for the rules that languages share, or rules of its own. */
function makeRules(language: Language): Rules {
  const { commitments } = languageData[language]
  const rules = 'frames' in commitments ? rulesOfWords(commitments) : commitments
  // English ends are in every language's notes.
  const looseEnds = new Set([languageData.en.commitments.looseEnds, rules.looseEnds])
  return {
    ...rules,
    deedWords: deedWordsOf(
      rules,
      [...looseEnds].filter((ends) => ends !== null),
    ),
  }
}

const all = new Map(languages.map((language) => [language, lazy(() => makeRules(language))]))

/** How commitments are read in a language. */
export const rulesOf = (language: Language): Rules => all.get(language)?.() ?? makeRules(language)
