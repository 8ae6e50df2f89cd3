import { en, type Words } from './en.ts'

export type { Words }

/** The words of the app in the member's language. English is the only one so far. */
export function wordsFor(_locale: string): Words {
  return en
}

/** For dates and numbers: the member's choice, else the browser's. They are English like the words, American or British. */
export function localeFor(chosen: string | undefined, acceptLanguage = '') {
  const wanted = [chosen ?? '', ...acceptLanguage.slice(0, 100).split(/[,;]/)].map((each) => each.trim())
  const english = wanted.find((each) => /^en(-[a-z\d]{2,8})*$/i.test(each))
  return english && (usual.has(english) || isSupported(english)) ? english : 'en-GB'
}

/** The most frequent ones, because asking takes longer than most queries. */
const usual = new Set(['en', 'en-US', 'en-GB'])
const isSupported = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0
