import type { Moment } from '../../dates/mention.ts'
import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { languageOf } from '../../languages/language-of.ts'
import { isNameSuffix, isNameTitle } from '../../names/call-name.ts'
import { isPlace } from '../../person-lines/places.ts'
import { lazy } from '../../phrases/lazy.ts'
import { pattern } from '../../phrases/phrases.ts'
import { findContact } from '../contact/read-contact.ts'
import { isGivenName, isWeekday, nounRules } from '../facts/names-in-text.ts'

/** Somebody a text names. `sure`: with first and last name, and surely a person rather than a thing or a company. */
export type NamedPerson = { name: string; sure: boolean }

/** No real note names more; each is looked up. */
const maxPeople = 5
const maxRead = 2_000

const particle = '(?:van|von|der|den|de|da|do|dos|das|del|della|di|la|le|el|al|bin|ibn|ter|ten|zu|af)'
const capital = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*`
const run = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d’'@#/.-])${capital}(?: (?:${particle} ){0,2}${capital}){0,3}(?![\p{L}\d@])`,
  'gu',
)
const companies =
  /^(?:inc|ltd|llc|gmbh|ag|corp|co|lda|group|bank|banco|banque|hotel|café|university|institute|foundation|team|studio)$/iu

/** “I’ll” and “Don’t”. */
const contracted = /['’](?:ll|ve|re|d|m|t)$/iu
/** “J’ai” and “L’autre”, unlike “D’Angelo”. */
const elided = /^(?:[cdjlmnst]|qu)['’]\p{Ll}/iu

/** The people a text names, by the capital letters of their names, in the order of the text. */
export function findPeople(text: string, said: Moment, usual?: Language): NamedPerson[] {
  const read = text.slice(0, maxRead)
  const language = languageOf(read, usual) ?? usual ?? 'en'
  const rules = rulesOf(language)
  const found = new Map<string, NamedPerson>()
  for (const match of read.matchAll(run)) {
    if (found.size >= maxPeople) break
    const before = read.slice(Math.max(0, match.index - 40), match.index)
    const isFirst = /(?:^|[.!?:\n•–—-])\s*$/u.test(before)
    const words = nameIn(match[0].split(' '), isFirst, rules)
    const name = words.join(' ')
    const isKnownName = isGivenName(words[0] ?? '')
    if (words.length === 0 || isPlace(isKnownName ? name : (words[0] ?? ''))) continue
    // “Villeroy & Boch”
    const isFirm = /& ?$/u.test(before) || read.startsWith(' &', match.index + match[0].length)
    if (isFirm || words.some((word) => companies.test(word))) continue
    const isWhole = words.length > 1
    const isPerson = isKnownName || !findContact(read, name, said).next().done
    // “At Golden Gate”, „der Vertrag“: a place or a thing. „Conocí a Lucía“ is not.
    const isThing = rules.isAfterThing(before) && !(isPerson && /\p{L} a $/u.test(before))
    if (!isKnownName && (isThing || (rules.hasLargeNouns && !isWhole) || (!isWhole && !isPerson))) continue
    if (!found.has(name)) found.set(name, { name, sure: isWhole && isPerson })
  }
  const all = [...found.values()]
  return all.filter(({ name }) => !all.some((other) => other.name !== name && other.name.split(' ').includes(name)))
}

type Rules = ReturnType<typeof makeRules>

/** Without the words that have a capital because a sentence begins, without titles, and without “’s”. */
function nameIn(all: string[], isFirst: boolean, { isOrdinary, isTitle, hasLargeNouns }: Rules) {
  const words = all.map((word) => word.replace(/['’]s?$/u, ''))
  const isPlain = (word: string) =>
    isOrdinary(word.toLowerCase()) || isWeekday(word) || elided.test(word) || contracted.test(word)
  const start = words.findIndex((word, at) => {
    if (isTitle(word)) return false
    return !isPlain(word) || (!hasLargeNouns && isGivenName(word) && (at > 0 || !isFirst))
  })
  const rest = start < 0 ? [] : words.slice(start)
  const end = rest.findIndex((word, at) => at > 0 && (isNameSuffix(word) || isWeekday(word)))
  return end < 0 ? rest : rest.slice(0, end)
}

function makeRules(language: Language) {
  const { subjects } = languageData[language].facts
  const { beforePlaces, isOrdinary } = nounRules(subjects)
  const titles = pattern('iu')`^${subjects.titles}$`
  return {
    isOrdinary,
    isTitle: (word: string) => isNameTitle(word) || titles.test(word),
    hasLargeNouns: subjects.beforeNames !== null,
    isAfterThing: (before: string) => beforePlaces.test(/[\p{L}\d'’]+ $/u.exec(before)?.[0] ?? ''),
  }
}

const rules = Object.fromEntries(languages.map((language) => [language, lazy(() => makeRules(language))]))
const rulesOf = (language: Language) => (rules[language] as () => Rules)()
