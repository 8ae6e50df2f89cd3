import type { LanguageData } from '../language-data/language-data.ts'
import { spanishCommitments } from './commitments.ts'
import { spanishContact } from './contact.ts'
import { spanishDates } from './dates.ts'
import { spanishFacts } from './facts.ts'
import { spanishQuestions } from './questions.ts'

export const spanish = {
  dates: spanishDates,
  contact: spanishContact,
  commitments: spanishCommitments,
  facts: spanishFacts,
  questions: spanishQuestions,
} satisfies LanguageData
