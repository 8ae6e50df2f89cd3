import { japaneseWording } from '#language/ja/wording.ts'
import type { NoteReads, Wording } from '#language/language-data/wording.ts'
import type { Language } from '#language/languages/language.ts'
import { languageData } from '#language/languages/language-data.ts'
import { languageOf } from '#language/languages/language-of.ts'
import { languageTagOf } from '#language/locales/locale.ts'
import { brazilianWording } from '#language/pt/wording.ts'

/** How a draft is worded, and the language whose notes it reads. */
export type Phrasebook = Wording & { code: Language }

export const readsNotes = (book: Phrasebook): book is Phrasebook & { reads: NoteReads } => 'deed' in book.reads

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
  if (isJapanese(text)) return { ...japaneseWording, code: 'en' }
  const language = languageOf(text, languageTagOf(locale)) ?? 'en'
  const isBrazilian = inBrazil.test(text) || locale === 'pt-BR'
  const wording = language === 'pt' && isBrazilian ? brazilianWording : languageData[language].wording
  return { ...wording, code: language }
}

function isJapanese(text: string) {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return kana > 0.2 * (text.match(/\p{L}/gu)?.length ?? 0)
}
