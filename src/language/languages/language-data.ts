import { germanCommitments } from '../de/commitments.ts'
import { germanContact } from '../de/contact.ts'
import { germanDates } from '../de/dates.ts'
import { germanFacts } from '../de/facts.ts'
import { germanQuestions } from '../de/questions.ts'
import { germanWording } from '../de/wording.ts'
import { englishCommitments } from '../en/commitments.ts'
import { englishContact } from '../en/contact.ts'
import { englishDates } from '../en/dates.ts'
import { englishFacts } from '../en/facts.ts'
import { englishQuestions } from '../en/questions.ts'
import { englishWording } from '../en/wording.ts'
import { spanishCommitments } from '../es/commitments.ts'
import { spanishContact } from '../es/contact.ts'
import { spanishDates } from '../es/dates.ts'
import { spanishFacts } from '../es/facts.ts'
import { spanishQuestions } from '../es/questions.ts'
import { spanishWording } from '../es/wording.ts'
import { frenchCommitments } from '../fr/commitments.ts'
import { frenchContact } from '../fr/contact.ts'
import { frenchDates } from '../fr/dates.ts'
import { frenchFacts } from '../fr/facts.ts'
import { frenchQuestions } from '../fr/questions.ts'
import { frenchWording } from '../fr/wording.ts'
import type { LanguageData } from '../language-data/language-data.ts'
import { portugueseCommitments } from '../pt/commitments.ts'
import { portugueseContact } from '../pt/contact.ts'
import { portugueseDates } from '../pt/dates.ts'
import { portugueseFacts } from '../pt/facts.ts'
import { portugueseQuestions } from '../pt/questions.ts'
import { portugueseWording } from '../pt/wording.ts'
import type { Language } from './language.ts'

/** The languages that are read. Another one is a folder, its lines here and in `grammars`, and its code in `languages`. */
export const languageData = {
  en: {
    dates: englishDates,
    contact: englishContact,
    commitments: englishCommitments,
    facts: englishFacts,
    questions: englishQuestions,
    wording: englishWording,
  },
  de: {
    dates: germanDates,
    contact: germanContact,
    commitments: germanCommitments,
    facts: germanFacts,
    questions: germanQuestions,
    wording: germanWording,
  },
  fr: {
    dates: frenchDates,
    contact: frenchContact,
    commitments: frenchCommitments,
    facts: frenchFacts,
    questions: frenchQuestions,
    wording: frenchWording,
  },
  es: {
    dates: spanishDates,
    contact: spanishContact,
    commitments: spanishCommitments,
    facts: spanishFacts,
    questions: spanishQuestions,
    wording: spanishWording,
  },
  pt: {
    dates: portugueseDates,
    contact: portugueseContact,
    commitments: portugueseCommitments,
    facts: portugueseFacts,
    questions: portugueseQuestions,
    wording: portugueseWording,
  },
} satisfies Record<Language, LanguageData>
