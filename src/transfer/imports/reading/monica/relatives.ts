import { escapeText, writeParameter } from '#cards/vcards/format/escape.ts'
import { relationKindOf } from '#language/relations/relation-words.ts'
import type { Days } from './entries.ts'
import { dayIn, type Export, nameIn, textIn } from './export.ts'
import { type InWords, ownField } from './person.ts'

type Relation = { other: string; word: string }

/** Who is what to each person. */
export function readRelations({ people, relationships, find, places }: Export) {
  // On the page of `contact_is`, Monica shows `of_contact` with this type.
  const relations = relationships.map(({ contact_is, of_contact, type }) => ({
    person: textIn(contact_is),
    other: textIn(of_contact),
    word: words[textIn(type)] ?? textIn(type).replaceAll('_', ' '),
  }))
  for (const { uuid } of people) {
    const [met, by] = [textIn(uuid), textIn(find(uuid).first_met_through)]
    relations.push({ person: met, other: by, word: 'introduced_by' }, { person: by, other: met, word: 'introduced' })
  }
  const placeOf = (uuid: string) => places.get(uuid) ?? (nameIn(find(uuid)) ? -1 : Number.POSITIVE_INFINITY)
  // Both directions are there. The later person has it: then the earlier one is added already.
  const once = relations.filter(({ person, other }) => placeOf(other) < placeOf(person))
  return Map.groupBy(once, ({ person }) => person)
}

/** What people call otherwise. */
const words: Record<string, string> = {
  ...{ bestfriend: 'best friend', ex_husband: 'ex-spouse', inlovewith: 'in love with', lovedby: 'loved by' },
}

/** Relations as lines of a vCard, and the birthdays of those who are only a name. */
export function relativeLines(relations: Relation[], { find, places }: Export, inWords: InWords) {
  const days: Days = []
  const lines = relations.flatMap(({ other, word }, at) => {
    const [name, type] = [nameIn(find(other)), writeParameter(word)]
    const related = `m${at}.X-ABRELATEDNAMES;TYPE=${type}:${escapeText(name)}`
    if (places.has(other)) return [related, `m${at}.RELATED;TYPE=${type}:urn:uuid:${other}`]
    const { day, year } = dayIn(find(other).birthdate)
    const birthday = inWords('birthdayOf', { name })
    if (!day || find(other).is_dead === true) return [related, ...ownField(birthday, day || year)]
    const isChild = relationKindOf(word) === 'child'
    days.push({ kind: isChild ? 'child_birthday' : 'other', date: day, label: isChild ? name : birthday })
    return [related]
  })
  return { lines, days }
}
