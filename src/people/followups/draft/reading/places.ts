import { months, weekdays } from '#language/calendar/day-names.ts'
import { endsPhrase } from '#language/en/note-reads.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { splitWords } from '#language/sentences/plain-sentences.ts'
import { inSecondPerson, isName } from './second-person.ts'
import { isFitForMessage } from './whole-phrase.ts'

const notPlaces =
  /^(?:end|moment|time|start|beginning|weekend|last|latest|least|same|very|request|middle|future|meantime|top|bottom)$/i
const withinNames = /^(?:of|de|da|do|dos|das|del|la|le|les|the|&|und|y)$/

/** The first place in a clause, with its preposition, said to the person: "at the harbour", "in Porto". */
export function placeIn(clause: string, names: string[]): string | null {
  for (const found of clause.matchAll(/(?<=^|\s)(at|in|near)\s+(.+)$/gi)) {
    const [, preposition = '', after = ''] = found
    const place = placeName(preposition.toLowerCase(), after.split(' '))
    if (!place) continue
    const said = inSecondPerson(place, names)
    return isFitForMessage(said) && !/\byou\b|['’]s\b/.test(said) ? `${preposition.toLowerCase()} ${said}` : null
  }
  return null
}

function placeName(preposition: string, words: string[]) {
  const [first = '', second = ''] = words
  if (preposition !== 'in' && /^(?:the|her|his|their|our|my)$/.test(first)) {
    const rest = words.slice(1)
    const length = [properLength(rest), plainLength(rest)].find((each) => each > 0 && endsPhrase(rest[each])) ?? 0
    return length === 0 || notPlaces.test(second) ? null : words.slice(0, length + 1).join(' ')
  }
  const length = properLength(words)
  if (length === 0 || [...months, ...weekdays].includes(first.toLowerCase()) || !endsPhrase(words[length])) return null
  return words.slice(0, length).join(' ')
}

/** How many words at the start make a proper name: "Web Summit 2026", "Cais do Sodré". */
function properLength(words: string[]) {
  let length = 0
  for (const [at, word] of words.entries()) {
    const proper = /^\p{Lu}/u.test(word) || (at > 0 && /^\d{1,4}$/.test(word))
    if (proper) length = at + 1
    else if (at === 0 || !withinNames.test(word)) break
  }
  return length > 5 ? 0 : length
}

/** At most two plain words, of which the last is no verb: "the harbour", "the wine bar". */
function plainLength(words: string[]) {
  const length = words.findIndex((word) => endsPhrase(word))
  const count = length < 0 ? words.length : length
  return count > 2 || /(?:ing|ed)$/.test(words[count - 1] ?? '') ? 0 : count
}

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
