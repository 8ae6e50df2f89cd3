import { wordsOf } from '#language/sentences/plain-sentences.ts'
import { months, weekdays } from './dates.ts'
import { placeIn } from './places.ts'
import { isName } from './turning.ts'

/** Words for people in somebody's life: when one is named, "she" may be somebody else. */
const otherPeople =
  /\b(?:husband|wife|partner|spouse|sister|brother|mother|father|mum|mom|dad|son|daughter|kid|child|children|cousin|aunt|uncle|friend|colleague|co-?founder|assistant|manager|client|customer|team|neighbou?r|roommate|flatmate|guy|man|woman|lady|someone|somebody|everyone)s?\b/i

/** Whether some text speaks of anybody but the person, as far as words and capitals tell. */
export function mentionsOthers(sentences: string[], names: string[]) {
  return sentences.some((sentence) => {
    const place = placeIn(sentence.replace(/[.!?]+$/, ''), names) ?? ''
    const rest = sentence.replace(place, '')
    const words = wordsOf(rest)
      .slice(1)
      .map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ''))
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !isName(word, names))
    return otherPeople.test(rest) || capitals.some((word) => !calendar.has(word.toLowerCase()))
  })
}

const calendar = new Set([...months, ...weekdays])
