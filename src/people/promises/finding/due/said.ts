import type { Moment } from '#language/dates/mention.ts'
import type { Language } from '#language/languages/language.ts'

/** When and where a note was written, and in which language. */
export type Said = Moment & { language: Language }
