import type { LanguageData } from '../language-data/language-data.ts'
import { frenchCommitments } from './commitments.ts'
import { frenchContact } from './contact.ts'
import { frenchDates } from './dates.ts'
import { frenchFacts } from './facts.ts'
import { frenchQuestions } from './questions.ts'

export const french = {
  dates: frenchDates,
  contact: frenchContact,
  commitments: frenchCommitments,
  facts: frenchFacts,
  questions: frenchQuestions,
} satisfies LanguageData
