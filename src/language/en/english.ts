import type { LanguageData } from '../language-data/language-data.ts'
import { englishContact } from './contact.ts'
import { englishDates } from './dates.ts'

export const english = {
  dates: englishDates,
  contact: englishContact,
} satisfies LanguageData
