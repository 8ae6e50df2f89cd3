import type { Question } from '../questions/question.ts'

/** The parts of a question that recall needs. */
export type RecallQuestion = Pick<
  Question,
  'words' | 'about' | 'span' | 'isOnlyThen' | 'connectionId' | 'timeZone' | 'text' | 'named'
>

/** Without names: they say whom a question is about, not what it means. */
export function withoutNames({ text, named }: Pick<Question, 'text' | 'named'>) {
  return named.reduce((rest, { said }) => rest.replaceAll(said, ' '), text)
}
