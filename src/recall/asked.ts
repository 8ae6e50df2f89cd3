import type { Question } from '../questions/question.ts'

/** What of a question is needed to look for its answer. */
export type Asked = Pick<Question, 'words' | 'about' | 'span' | 'connectionId' | 'timeZone' | 'text'>
