import type { CommitmentRules } from './commitment-rules.ts'
import type { CommitmentWords } from './commitment-words.ts'
import type { ContactWords } from './contact-words.ts'
import type { DateWords } from './date-words.ts'
import type { FactWords } from './fact-words.ts'
import type { AskingWords, QuestionWords } from './question-words.ts'
import type { Wording } from './wording.ts'

/** The data of a language besides its grammar, one file each in the language's folder. */
export type LanguageData = {
  dates: DateWords
  contact: ContactWords
  /** Words for the rules that languages share, or rules of its own. */
  commitments: CommitmentWords | CommitmentRules
  facts: FactWords
  questions: QuestionWords | AskingWords
  /** How drafts are worded. */
  wording: Wording
}

/** How to detect a language, and how its words are inflected. */
export type Grammar = {
  /** The words that are in almost every text of the language, and those that notes about people are full of. */
  frequentWords: string
  /** The endings that its words change most, without accents, longest first. */
  endings: string
}
