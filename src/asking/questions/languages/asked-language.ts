import type { Language } from '#language/languages/language.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { AskedLanguage } from './kinds.ts'
import { pt } from './pt.ts'

/** The other languages in which questions are understood, besides English. */
export const askedLanguages: Record<Exclude<Language, 'en'>, AskedLanguage> = { de, fr, es, pt }
