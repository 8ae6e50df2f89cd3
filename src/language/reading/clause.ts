import type { Language } from '../languages/language.ts'

/** Something that a text says. Rules read it today; a model that reads better can stand in their place. */
export type Clause = {
  /** Who says it. What others say in a note is quoted, so nothing is read from it yet. */
  speaker: 'writer'
  /** Who it is about: the writer, the person of the note, or by name somebody of theirs. */
  subject: 'writer' | 'person' | { name: string }
  /** What it says of them, the same in every language: to do something, to live somewhere, to be in touch. */
  verb: string
  /** In the words of the text: what is to be done, or where somebody lives. */
  object: string
  /** When: the day something is due. */
  day: { on: string; time: string | null } | null
  /** It says that it is not, or no longer so. */
  negated: boolean
  certainty: 'sure' | 'unsure'
  language: Language
  /** The words it was read from: its sentence, or if that is long its own part. */
  span: string
}
