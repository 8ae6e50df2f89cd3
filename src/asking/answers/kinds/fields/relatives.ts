import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Question } from '../../../questions/question.ts'

const relations = phrases`
  husband, wife, spouse, partner, ${/fianc[ée]e?/}, girlfriend, boyfriend, ex, son, daughter, child, children, kid[s], baby,
  twin[s], brother, sister, sibling[s], mother, father, mum, mom, dad, parent[s], cousin, aunt, uncle, niece, nephew[s],
  ${/grand\w+/}, family, boss, manager, assistant, colleague[s], cofounder, co-founder, student, teacher, doctor, friend,
  neighbo[u]r, dog, cat, pet, team, client, investor, landlord, roommate, flatmate`
const relation = pattern('i')`\b${relations}s?\b`

/** "Where does Ana's husband work?" is not about Ana's own fields. */
export const asksAboutRelative = ({ text }: Pick<Question, 'text'>) => relation.test(text)
