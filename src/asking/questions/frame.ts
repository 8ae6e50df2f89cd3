import { withoutAccents } from '#language/words/fold.ts'
import { wordingOf } from './completion.ts'
import type { Question } from './question.ts'

/** A question in small letters without accents, with ~ for each person it names: "who is ~'s husband?" */
export function frameOf(question: Question) {
  const known = question.named.filter(({ people }) => people.length > 0)
  const frame = known.reduce((text, { said }) => text.replace(said, '~'), wordingOf(question))
  return withoutAccents(frame.toLowerCase()).replaceAll('’', "'")
}
