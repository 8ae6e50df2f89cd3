import type { Question } from '../../../questions/question.ts'

const relation =
  /\b(?:husband|wife|spouse|partner|fianc[ée]e?|girlfriend|boyfriend|ex|son|daughter|child|children|kids?|baby|twins?|brother|sister|siblings?|mother|father|mum|mom|dad|parents?|cousin|aunt|uncle|niece|nephews?|grand\w+|family|boss|manager|assistant|colleagues?|cofounder|co-founder|student|teacher|doctor|friend|neighbou?r|dog|cat|pet|team|client|investor|landlord|roommate|flatmate)s?\b/i

/** "Where does Ana's husband work?" is not about Ana's own fields. */
export const ofOther = ({ text }: Pick<Question, 'text'>) => relation.test(text)
