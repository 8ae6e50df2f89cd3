import type { LanguageData } from '../language-data/language-data.ts'
import { germanCommitments } from './commitments.ts'
import { germanContact } from './contact.ts'
import { germanDates } from './dates.ts'
import { germanFacts } from './facts.ts'
import { germanQuestions } from './questions.ts'

export const german = {
  dates: germanDates,
  contact: germanContact,
  commitments: germanCommitments,
  facts: germanFacts,
  questions: germanQuestions,
} satisfies LanguageData
