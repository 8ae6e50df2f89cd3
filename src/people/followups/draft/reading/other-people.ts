import { months, weekdays } from '#language/calendar/day-names.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { splitWords } from '#language/sentences/plain-sentences.ts'
import { placeIn } from './places.ts'
import { isName } from './second-person.ts'

/** Words for people in somebody's life: when one is named, "she" may be somebody else. */
const otherPerson = phrases`
  husband, wife, partner, spouse, sister, brother, mother, father, mum, mom, dad, son, daughter, kid, child, children, cousin,
  aunt, uncle, friend, colleague, cofounder, co-founder, assistant, manager, client, customer, team, neighbo[u]r, roommate,
  flatmate, guy, man, woman, lady, someone, somebody, everyone`
const otherPeople = pattern('i')`\b${otherPerson}s?\b`

/** Whether some text speaks of anybody but the person, as far as words and capitals tell. */
export function mentionsOthers(sentences: string[], names: string[]) {
  return sentences.some((sentence) => {
    const place = placeIn(sentence.replace(/[.!?]+$/, ''), names) ?? ''
    const rest = sentence.replace(place, '')
    const words = splitWords(rest)
      .slice(1)
      .map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ''))
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !isName(word, names))
    return otherPeople.test(rest) || capitals.some((word) => !calendar.has(word.toLowerCase()))
  })
}

const calendar = new Set([...months, ...weekdays])
