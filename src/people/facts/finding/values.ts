import { months } from '#language/calendar/day-names.ts'
import { isNameTitle } from '#language/names/call-name.ts'
import { isPlace } from '#language/person-lines/places.ts'
import { isCompany, isTitle } from '#language/person-lines/role-words.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { isGivenName, isWeekday } from './names-in-text.ts'
import { isChild, plainRelation } from './relations.ts'
import type { Subject } from './subject.ts'

type Match = { kind: FactKind; groups: Record<string, string | undefined>; subject: Subject; after: string }

/** The values of what a form found, or none where it does not mean what it seems to. */
export function valuesOf(match: Match): string[] {
  const reader = readers[match.kind]
  return reader ? reader(match).map((value) => value.trim()) : []
}

const readers: Partial<Record<FactKind, (match: Match) => string[]>> = {
  employer: ({ groups: { value = '', role }, subject, after }) => {
    const name = tidyName(value)
    if (role !== undefined && (!isTitle(role) || (subject.isElided && !endsClause.test(after)))) return []
    const isNoCompany = isPlace(name) || isDay(name) || (!name.includes(' ') && isGivenName(name))
    return isNoCompany || isChild(subject.relation ?? '') || isSchooling.test(after) ? [] : [name]
  },
  place: ({ groups: { value = '' }, after }) => {
    const name = tidyName(value)
    const isNoPlace = isDay(name) || isCompany(name) || noHome.test(after) || (!isPlace(name) && isGivenName(name))
    return isNoPlace ? [] : [name]
  },
  family: ({ groups: { value = '', relation = '' }, subject }) => {
    if (subject.name !== null || (subject.isElided && titles.test(relation))) return []
    const word = relation === 'married' ? 'spouse' : plainRelation(relation)
    return namesIn(value).map((name) => `${word} ${name}`)
  },
  diet: ({ groups: { value = '', no } }) => {
    const food = value.toLowerCase()
    return [no ? `no ${food}` : food === 'veggie' ? 'vegetarian' : food]
  },
  allergy: ({ groups: { value = '' } }) => value.toLowerCase().split(/, and |, | and | or /u),
  pet: ({ groups: { value, pet = '' }, after }) => {
    if (notPets.test(after)) return []
    const names = value ? namesIn(value) : []
    return names.length > 0 ? names.map((name) => `${pet.toLowerCase()} ${name}`) : [pet.toLowerCase()]
  },
  birthday: ({ groups: { value = '' } }) => [value],
  anniversary: ({ groups: { value = '' } }) => [value],
}

/** "Sister Agnes" is a nurse, and "Father Brown" a priest. */
const titles = /^(?:Sister|Brother|Father|Mother|Aunt|Auntie|Uncle|Gran|Nan|Grandma|Grandpa)$/u
const endsClause = /^\s*(?:$|[.,;!)–—]|and(?!\p{L}))/u
const isSchooling = /^ (?:school|primary|nursery|college|university|academy)(?!\p{L})/iu
const noHome = /^(?:['’]s| (?:as|team|office|department|for|until|till|this|on)(?!\p{L}))/iu
const petWords = phrases`allergy, walk[er | ing | s], sitt(er | ing), food, phobia, bed, show, person, lover, breeder, flap`
const notPets = pattern('iu')`^ ${petWords}(?!\p{L})`

const tidyName = (name: string) => name.replace(/^the /iu, '').replace(/['’]s?$|[.,]+$/u, '')
const isDay = (name: string) => isWeekday(name) || months.includes(name.toLowerCase())

const noNames = /^(?:Christmas|Easter|Senhora?|Dona|Don|Se[ñn]ora?|Monsieur|Madame|Signora?|Captain)$/u

function namesIn(list: string) {
  const names = list.replace(/ \(\d+\)/gu, '').split(/, and |, | and | & /u)
  return names.filter((name) => !isWeekday(name) && !isNameTitle(name) && !noNames.test(name))
}
