import { stem } from '#language/words/stem.ts'
import { stopWords, words } from '#language/words/words.ts'
import { findPeopleAt } from '#people/organizations/organizations.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { loadPeople, type Person, peopleWithWords } from '../../../recall/people.ts'
import type { PeopleWanted, Relation } from '../../topic/people-wanted.ts'
import { weightOf } from '../../topic/word-weights.ts'
import { asOneWord, placesIn } from './countries.ts'
import { relatedTrades } from './trades.ts'

export type WhoFields = Pick<Person, 'company' | 'title' | 'location' | 'howMet' | 'tags'>
/** A person, and the field that matches the question. */
export type Filed = { person: Person; field: keyof WhoFields | 'formerly'; value: string }

/** The fields to look in for each kind of question. */
const fieldsByRelation: Record<Relation, (keyof WhoFields)[]> = {
  company: ['company'],
  place: ['location'],
  met: ['howMet'],
  any: ['title', 'tags', 'company', 'location'],
}

/** People whose fields match the whole question: "designers in Berlin" may need two fields. */
export async function peopleMatchingFields(ctx: MemberContext, wanted: PeopleWanted): Promise<Filed[]> {
  const { relation, sought } = wanted
  const there = relation === 'company' ? await peopleAtCompany(ctx, wanted) : []
  if (there.length > 0 || wanted.isFormer) return there

  const all = words(asOneWord(sought)).filter((word) => !stopWords.has(word) && !fillers.has(word))
  const telling = all.filter((word) => weightOf(word) > 0)
  const things = telling.filter((word) => weightOf(word) >= 0.8 && !abilities.has(word))
  // "In health care" and "at a bank" are occupations unless a place or company has that name.
  for (const way of relation === 'any' ? (['any'] as const) : ([relation, 'any'] as const)) {
    for (const wanted of way === 'met' ? [all] : distinct([all, telling, things])) {
      for (const isNear of way === 'any' ? [false, true] : [false]) {
        const found = await saying(ctx, wanted, { relation: way, isNear })
        if (found.length > 0) return found
      }
    }
    if (relation === 'met') return []
  }
  return []
}

/** Everybody at a company of this name, in any spelling or under another name it has; or those who were there once. */
async function peopleAtCompany(ctx: MemberContext, { sought, isFormer = false }: PeopleWanted) {
  const found = await findPeopleAt(ctx, { name: sought, isFormer })
  const people = new Map(
    (
      await loadPeople(
        ctx,
        found.map(({ connectionId }) => connectionId),
      )
    ).map((each) => [each.id, each]),
  )
  return found.flatMap(({ connectionId, title, until }): Filed[] => {
    const person = people.get(connectionId)
    const value = `${title ? `${title} at` : 'at'} ${sought}${until ? ` until ${until}` : ''}`
    return person ? [{ person, field: isFormer ? 'formerly' : 'company', value }] : []
  })
}

/** Words that go with any ability. A field has the topic, not these. */
const abilities = new Set(
  `help helps helping expert experts expertise experience experienced good great speak speaks speaking play plays interested
  interest interests loves likes enjoys passionate keen fan knows skilled specialist specialises specializes deals
  recommend advise advice ask do does doing business field sector industry world area professional`.split(/\s+/),
)

const distinct = (lists: string[][]) =>
  lists.filter((list, at) => at === 0 || list.length < (lists[at - 1]?.length ?? 0))

/** Similar words count only if the word itself finds nobody. */
type Way = { relation: Relation; isNear: boolean }

async function saying(ctx: MemberContext, wanted: string[], way: Way): Promise<Filed[]> {
  if (wanted.length === 0) return []
  const people = await peopleWithWords(
    ctx,
    wanted.map((word) => [...relatedTrades(word, way.isNear), ...placesIn(word).map(longestWordOf)]),
  )
  const found = people.flatMap((person) => {
    const shown = shownBy(person, wanted, way)
    return shown ? [{ person, ...shown }] : []
  })
  // Exact matches come before similar words.
  const isLiteral = ({ value }: Filed) => (wanted.every((word) => stemsOf(value).has(stem(word))) ? 0 : 1)
  return found.toSorted((a, b) => isLiteral(a) - isLiteral(b))
}

const longestWordOf = (place: string) => words(place).toSorted((a, b) => b.length - a.length)[0] ?? ''

const fillers = new Set(
  'tagged tag tags company companies firm called based people person contacts someone anyone know works work'.split(
    ' ',
  ),
)

function shownBy(
  person: Person,
  wanted: string[],
  { relation, isNear }: Way,
): { field: keyof WhoFields; value: string } | null {
  const fields = fieldsByRelation[relation].flatMap((field) =>
    valuesOf(person, field).map((value) => ({ field, value, stems: stemsOf(value) })),
  )
  const has = ({ field, value, stems }: Value, word: string) =>
    relationWords(relation, word, isNear).some((each) => stems.has(each)) || (field === 'location' && isIn(value, word))
  const whole = fields.find((each) => wanted.every((word) => has(each, word)))
  if (whole) return whole
  // Several fields together: the first one is what the list shows.
  const every = relation === 'met' ? [] : wanted.map((word) => allOf(person).find((each) => has(each, word)))
  const first = fields.find((each) => wanted.some((word) => has(each, word)))
  return first && every.length > 1 && every.every(Boolean) ? first : null
}

type Value = { field: keyof WhoFields; value: string; stems: Set<string> }

/** Porto is in Portugal. */
const isIn = (location: string, country: string) =>
  placesIn(country).some((place) => ` ${words(location).join(' ')} `.includes(` ${place} `))

/** Companies and places must match exactly; occupations have many names. */
function relationWords(relation: Relation, word: string, isNear: boolean) {
  return relation === 'any' ? relatedTrades(word, isNear).map(stem) : [stem(word)]
}

const stemsOf = (text: string) => new Set(words(text).map(stem))

function valuesOf(person: Person, field: keyof WhoFields): string[] {
  const value = person[field]
  return Array.isArray(value) ? value : value ? [value] : []
}

function allOf(person: Person) {
  return (['company', 'title', 'location', 'tags'] as const).flatMap((field): Value[] =>
    valuesOf(person, field).map((value) => ({ field, value, stems: stemsOf(value) })),
  )
}
