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
  return english && Intl.DateTimeFormat.supportedLocalesOf([english]).length > 0 ? english : 'en-GB'
}
