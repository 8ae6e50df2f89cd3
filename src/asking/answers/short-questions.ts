import { words } from '#language/words/words.ts'
import { isShort } from '../questions/continuation.ts'
import type { Question } from '../questions/question.ts'

const shortQuestion =
  /^\W*(?:and |but |so )?((?:when|why|where|who|how)(?: (?:long|often|many|much|old|soon))?|what time)(?: (?:was|is|were|did) (?:that|it|this)(?: be| happen)?)?\W*$/iu

/** "And Ben?" repeats the previous question about Ben; "when?" asks when that was. */
export function expandShortQuestion(question: Question): Question {
  const { text, earlier } = question
  if (earlier === null || !isShort(text)) return question
  const own = new Set(words(text))
  if (question.words.some((word) => own.has(word))) return question
  const more = shortQuestion.exec(text)?.[1]
  return { ...question, text: more ? `${more} ${earlier}` : earlier }
}
