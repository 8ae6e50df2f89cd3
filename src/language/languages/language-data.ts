import { german } from '../de/german.ts'
import { english } from '../en/english.ts'
import { spanish } from '../es/spanish.ts'
import { french } from '../fr/french.ts'
import type { LanguageData } from '../language-data/language-data.ts'
import { portuguese } from '../pt/portuguese.ts'
import type { Language } from './language.ts'

/** The languages that are read. Another one is a folder, its line here and its code in `languages`. */
export const languageData = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
} satisfies Record<Language, LanguageData>
