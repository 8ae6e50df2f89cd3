import type { FactKind } from '#platform/db/schema/values.ts'
import type { FactWords } from '../../language-data/fact-words.ts'
import { isNameTitle } from '../../names/call-name.ts'
import { isPlace } from '../../person-lines/places.ts'
import { isCompany, isTitle } from '../../person-lines/role-words.ts'
import { isGivenName } from './names-in-text.ts'
import type { Subject } from './subject.ts'

type Match = {
  kind: FactKind
  groups: Record<string, string | undefined>
  subject: Subject
  after: string
  words: FactWords
}

/** The values of a form's match, or none if it has another meaning. */
export function valuesOf(match: Match): string[] {
  const reader = readers[match.kind]
  return reader ? reader(match).map((value) => value.trim()) : []
}

const readers: Partial<Record<FactKind, (match: Match) => string[]>> = {
  employer: ({ groups: { value = '', role }, subject, after, words: { values, relations } }) => {
    const name = tidyName(value, values)
    if (role !== undefined && (!isTitle(role) || (subject.isElided && !values.endsClause.test(after)))) return []
    const isNoCompany = isPlace(name) || values.isDay(name) || (!name.includes(' ') && isGivenName(name))
    return isNoCompany || relations.isChild(subject.relation ?? '') || values.isSchooling.test(after) ? [] : [name]
  },
  place: ({ groups: { value = '' }, after, words: { values } }) => {
    const name = tidyName(value, values)
    const isNoPlace =
      values.isDay(name) || isCompany(name) || values.noHome.test(after) || (!isPlace(name) && isGivenName(name))
    return isNoPlace ? [] : [name]
  },
  family: ({ groups: { value = '', relation = '' }, subject, words: { values, relations } }) => {
    if (subject.name !== null || (subject.isElided && values.titles.test(relation))) return []
    const word = values.marriage.test(relation) ? values.spouse : relations.plain(relation)
    return namesIn(value, values).map((name) => `${word} ${name}`)
  },
  diet: ({ groups: { value = '', no }, words: { values } }) => [values.diet(value, no !== undefined)],
  allergy: ({ groups: { value = '' }, words: { values } }) => values.inCase(value).split(values.and),
  pet: ({ groups: { value, pet = '' }, after, words: { values } }) => {
    if (values.notPets.test(after)) return []
    const names = value ? namesIn(value, values) : []
    const word = values.inCase(pet)
    return names.length > 0 ? names.map((name) => `${word} ${name}`) : [word]
  },
  introduced_by: ({ groups: { value = '' } }) => (/['’]s?$/u.test(value) ? [] : [value]),
  birthday: ({ groups: { value = '' } }) => [value],
  anniversary: ({ groups: { value = '' } }) => [value],
}

type Words = FactWords['values']

const tidyName = (name: string, { article }: Words) => name.replace(article, '').replace(/['’]s?$|[.,]+$/u, '')

function namesIn(list: string, { and, isDay, noNames }: Words) {
  const names = list.replace(/ \(\d+\)/gu, '').split(and)
  return names.filter((name) => !isDay(name) && !isNameTitle(name) && !noNames.test(name))
}
