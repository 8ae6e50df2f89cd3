import type { MemberContext } from '../context.ts'
import { stem } from '../recall/stem.ts'
import { stopWords, words } from '../search/words.ts'
import { type Person, peopleWith } from './people.ts'
import { alikeTo } from './synonyms.ts'
import { weightOf } from './weights.ts'
import type { Relation, WhoAsked } from './who-asked.ts'

export type WhoFields = Pick<Person, 'company' | 'title' | 'location' | 'howMet' | 'tags'>
/** A person, and the field that tells that they are one of those asked for. */
export type Filed = { person: Person; field: keyof WhoFields; value: string }

/** Which fields tell that somebody is one of those who are asked for. */
const telling: Record<Relation, (keyof WhoFields)[]> = {
  company: ['company', 'howMet'],
  place: ['location'],
  met: ['howMet'],
  any: ['title', 'tags', 'company', 'location'],
}

/** Those of whom a field says all that is asked: "designers in Berlin" may take two. */
export async function fieldsThatSay(ctx: MemberContext, { relation, sought }: WhoAsked): Promise<Filed[]> {
  const all = words(sought).filter((word) => !stopWords.has(word) && !fillers.has(word))
  const telling = all.filter((word) => weightOf(word) > 0)
  // "In health care" and "at a bank" say what people do, where no place or company is called so.
  for (const way of [relation, 'any'] as const) {
    const found = await saying(ctx, all, way)
    const some = found.length > 0 || way === 'met' ? found : await saying(ctx, telling, way)
    if (some.length > 0 || relation === 'met') return some
  }
  return []
}

async function saying(ctx: MemberContext, wanted: string[], relation: Relation): Promise<Filed[]> {
  if (wanted.length === 0) return []
  const people = await peopleWith(ctx, wanted.map(spellings))
  const found = people.flatMap((person) => {
    const shown = shownBy(person, wanted, relation)
    return shown ? [{ person, ...shown }] : []
  })
  // Whoever works there is meant before those one met there.
  const isSome = found.some(({ field }) => field === 'company')
  return relation === 'company' && isSome ? found.filter(({ field }) => field !== 'howMet') : found
}

const fillers = new Set(
  'tagged tag tags company companies firm called based people person contacts someone anyone know works work'.split(
    ' ',
  ),
)

function shownBy(
  person: Person,
  wanted: string[],
  relation: Relation,
): { field: keyof WhoFields; value: string } | null {
  const fields = telling[relation].flatMap((field) =>
    valuesOf(person, field).map((value) => ({ field, value, stems: stemsOf(value) })),
  )
  const has = (stems: Set<string>, word: string) => relationWords(relation, word).some((each) => stems.has(each))
  const whole = fields.find(({ stems }) => wanted.every((word) => has(stems, word)))
  if (whole) return whole
  // Several fields together, of which the first is what the list is of.
  const every = relation === 'met' ? [] : wanted.map((word) => allOf(person).find(({ stems }) => has(stems, word)))
  const first = fields.find(({ stems }) => wanted.some((word) => has(stems, word)))
  return first && every.length > 1 && every.every(Boolean) ? first : null
}

/** A company or a place must be named as it is; what somebody does has many names. */
function relationWords(relation: Relation, word: string) {
  return relation === 'any' ? spellings(word).map(stem) : [stem(word)]
}

function spellings(word: string) {
  const single = word.replace(/(?<=[^s])s$/u, '')
  return [...new Set([word, single, `${single}s`, ...trades(single)])]
}

/** "Designers" may be on file as design, "investors" as investor. */
const trades = (word: string) => alikeTo(word).flatMap((each) => (each.includes(' ') ? [] : [each]))

const stemsOf = (text: string) => new Set(words(text).map(stem))

function valuesOf(person: Person, field: keyof WhoFields): string[] {
  const value = person[field]
  return Array.isArray(value) ? value : value ? [value] : []
}

function allOf(person: Person) {
  return (['company', 'title', 'location', 'tags', 'howMet'] as const)
    .flatMap((field) => valuesOf(person, field))
    .map((value) => ({ stems: stemsOf(value) }))
}
