import { fold } from '../words/fold.ts'
import { wordList } from '../words/word-set.ts'
import type { Language } from './language.ts'

/** The endings that words of a language change most, without accents, longest first. */
const endings: Record<Exclude<Language, 'en'>, string[]> = {
  de: wordList('ern ten en er em es te st e n s t'),
  fr: wordList('aient aux ees ent ait ee es er ez e s x'),
  es: wordList('iendo ando adas ados ada ado os as es an en ar er ir o a e'),
  pt: wordList('endo ando adas ados ada ado ou ei os as es am em ar er ir o a e'),
}

const minRoot = 3

/** The forms in which a word may also have been written, by its usual endings: "alérgico" for "alérgica". */
export function lightForms(word: string, language: Exclude<Language, 'en'>): string[] {
  const plain = fold(word)
  if (!/^[a-z]{4,}$/.test(plain)) return [plain]
  const ending = endings[language].find((each) => plain.endsWith(each) && plain.length - each.length >= minRoot) ?? ''
  const root = plain.slice(0, plain.length - ending.length)
  return [...new Set([plain, root, ...endings[language].map((each) => root + each)])]
}
