import { pattern, phrases } from '#language/phrases/phrases.ts'
import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Term, Topic } from './topic.ts'

/** Relatives and pets, who also have a name of their own. */
const relations = phrases`
  husband, wife, spouse, partner, fiance, fiancee, girlfriend, boyfriend, ex, son, daughter, child, kid, baby, boy, girl,
  twin[s], brother, sister, sibling, mother, father, mum, mom, dad, parent, cousin, aunt, uncle, niece, nephew,
  ${/grand\w+/}, boss, manager, assistant, colleague, cofounder, friend, neighbo[u]r, teacher, doctor, nanny, dog, cat, pet,
  puppy, horse, boat, yacht, company, startup, firm, product, app, shop, restaurant, band`
const relation = pattern('u')`^${relations}$`

const asName = 0.85

/** "Her son Haru": in other notes on the same person, Haru is the son. */
export function withNames(sought: Topic, texts: string[]): Topic {
  const terms = sought.terms.map((term) => {
    const names = isRelation(term) ? texts.flatMap((text) => namesOf(term, text)) : []
    return names.length === 0 ? term : { ...term, alike: new Map([...term.alike, ...names.map(asStem)]) }
  })
  return { ...sought, terms }
}

export const isRelation = ({ own, alike }: Term) =>
  relation.test(own) || [...alike.keys()].some((each) => relation.test(each))
const asStem = (name: string): [string, number] => [stem(words(name)[0] ?? ''), asName]

/** Capitalized right after the word, or right before it with a comma. */
export function namesOf({ own, alike }: Term, text: string): string[] {
  const found = [
    ...text.matchAll(/(\p{L}+)[,:!]? (?:is |was |called |named |[-–("“])*(\p{Lu}\p{Ll}+)(?!['’]s)/gu),
    ...[...text.matchAll(/(\p{Lu}\p{Ll}+), (?:(?:her|his|their|the|my|a) )?(?:\p{L}+ )?(\p{L}+)/gu)].map(
      ([all, name = '', word = '']) => [all, word, name] as const,
    ),
  ]
  return found.flatMap(([, word = '', name = '']) => {
    const of = stem(words(word)[0] ?? '')
    return of === own || (alike.get(of) ?? 0) > 0 ? [name] : []
  })
}
