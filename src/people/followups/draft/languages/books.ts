import type { Language } from '#language/languages/language.ts'
import { languageOf } from '#language/languages/language-of.ts'
import { english } from './en.ts'
import type { Phrasebook } from './phrasebook.ts'

const books: Record<Language, Phrasebook> = { en: english, de: english, fr: english, es: english, pt: english }

type Noted = { entries: { text: string; source: string }[]; promises: { text: string }[] }

/** The language that the member writes about the person in; English where it is another or cannot be told. */
export function draftLanguage({ entries, promises }: Noted): Language {
  const own = entries.filter(({ source }) => source === 'member' || source === 'assistant')
  return languageOf([...own, ...promises].map(({ text }) => text).join('\n')) ?? 'en'
}

export const bookFor = (noted: Noted) => books[draftLanguage(noted)]
