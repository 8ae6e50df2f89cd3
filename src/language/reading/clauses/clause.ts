import type { FactKind } from '#platform/db/schema/values.ts'
import type { ContactWay } from '../../language-data/contact-words.ts'
import type { Language } from '../../languages/language.ts'

/** To do something, to have been in touch in some way, or what a fact states: the same in every language. */
export type Verb = 'do' | ContactWay | FactKind

/** Something that a text says. Rules read it today; a model that reads better can stand in their place. */
export type Clause = {
  /** The speaker. Statements of others are quotations and are ignored. */
  speaker: 'writer'
  /** The subject: the writer, the person of the note, or a relative by name. */
  subject: 'writer' | 'person' | { name: string }
  verb: Verb
  /** In the words of the text: the task, or the place somebody lives in. */
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
