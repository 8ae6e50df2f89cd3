import type { Question } from '../questions/question.ts'

/** What of a question is needed to look for its answer. */
export type RecallQuestion = Pick<Question, 'words' | 'about' | 'span' | 'connectionId' | 'timeZone' | 'text' | 'named'>

/** A name tells whom a question is about, and nothing of what it means. */
export function withoutNames({ text, named }: Pick<Question, 'text' | 'named'>) {
  return named.reduce((rest, { said }) => rest.replaceAll(said, ' '), text)
}
