import type { LanguageData } from '../language-data/language-data.ts'
import { englishCommitments } from './commitments.ts'
import { englishContact } from './contact.ts'
import { englishDates } from './dates.ts'
import { englishFacts } from './facts.ts'

export const english = {
  dates: englishDates,
  contact: englishContact,
  commitments: englishCommitments,
  facts: englishFacts,
} satisfies LanguageData
