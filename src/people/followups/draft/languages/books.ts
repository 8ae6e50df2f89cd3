import type { Language } from '#language/languages/language.ts'
import { languageOf } from '#language/languages/language-of.ts'
import { languageTagOf } from '#language/locales/locale.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import type { Phrasebook } from './phrasebook.ts'
import { brazilian, portuguese } from './pt.ts'

const books: Record<Language, Phrasebook> = { en: english, de: german, fr: french, es: spanish, pt: portuguese }
const inBrazil =
  /(?<!\p{L})(?:você|vocês|vc|pra|pro|né|tô|tá|apê|ônibus|celular|ligação|a gente|legal|est(?:á|ou|ava) \p{L}+ndo)(?!\p{L})/iu

type Noted = {
  member: { locale?: string | undefined }
  entries: { text: string; source: string }[]
  promises: { text: string }[]
}

/** In the language that the member writes about the person, or else reads; English for a language without a book. */
export function bookFor({ member: { locale }, entries, promises }: Noted): Phrasebook {
  const own = entries.filter(({ source }) => source === 'member' || source === 'assistant')
  const text = [...own, ...promises].map(({ text }) => text).join('\n')
  if (isJapanese(text)) return japanese
  const language = languageOf(text, languageTagOf(locale)) ?? 'en'
  const isBrazilian = inBrazil.test(text) || locale === 'pt-BR'
  return language === 'pt' && isBrazilian ? brazilian : books[language]
}

function isJapanese(text: string) {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return kana > 0.2 * (text.match(/\p{L}/gu)?.length ?? 0)
}
