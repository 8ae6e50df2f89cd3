import type { LanguageData } from '../language-data/language-data.ts'
import { portugueseCommitments } from './commitments.ts'
import { portugueseContact } from './contact.ts'
import { portugueseDates } from './dates.ts'
import { portugueseFacts } from './facts.ts'
import { portugueseQuestions } from './questions.ts'

export const portuguese = {
  dates: portugueseDates,
  contact: portugueseContact,
  commitments: portugueseCommitments,
  facts: portugueseFacts,
  questions: portugueseQuestions,
} satisfies LanguageData
