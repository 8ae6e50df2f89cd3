import type { Named } from './names/name.ts'
import type { Span } from './times/span-phrases.ts'

/** A question as it is understood before anything is looked up for it. */
export type Question = {
  /** What is asked, without the words of politeness around it. */
  text: string
  timeZone: string
  /** The day it is for the one who asks. */
  today: Temporal.PlainDate
  /** Asked of this person alone. */
  connectionId: string | null
  /** The names in it, and who may be meant by each. */
  named: Named[]
  /** The people it is about: those named where that is plain, the one it is asked of, or those the talk was of before. */
  about: string[]
  /** The time it names. */
  span: Span | null
  /** What is left of it to look for: telling words, without names and times. */
  words: string[]
  /** The question before it in the thread, when this one goes on from it. */
  earlier: string | null
}

/** What was talked of before in a thread. */
export type Earlier = { question: string; about: string[] }
