import type { AskedKind, AskedPromises } from '#language/language-data/question-words.ts'
import type { Language } from '#language/languages/language.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { Named } from './names/name-words.ts'
import type { Span } from './times/span-phrases.ts'

/** A parsed question, before anything is searched. */
export type Question = {
  /** The question without polite phrases. */
  text: string
  timeZone: string
  /** Today in the member's time zone. */
  today: Temporal.PlainDate
  /** Limits the question to this person. */
  connectionId: string | null
  /** The names in the question, and the people each may mean. */
  named: Named[]
  /** The people it is about: those clearly named, the one it is limited to, or those of the previous turn. */
  about: string[]
  /** The time that the question names. */
  span: Span | null
  /** The caller limited the question to the span: nothing from another time may be cited. */
  isOnlyThen?: true
  /** The words to search for, without names and times. */
  words: string[]
  /** The previous question in the thread, if this one depends on it. */
  earlier: string | null
  /** The language it is asked in. Null when it is one that is not understood. */
  language: Language | null
  /** In other languages than English: the kind of question, the words of the place or company it names, and which promises. */
  kind?: AskedKind | null
  at?: string[]
  promises?: AskedPromises | null
  /** The kinds of facts that it asks for, and the words that say which of them. */
  facts?: FactKind[]
  factWords?: string[]
}

/** The context from earlier turns of a thread. */
export type Earlier = { question: string; about: string[] }
