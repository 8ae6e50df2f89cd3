import { en, type Words } from './en.ts'

export type { Words }

/** The words of the app in the member's language. English is the only one so far. */
export function wordsFor(_locale: string): Words {
  return en
}
