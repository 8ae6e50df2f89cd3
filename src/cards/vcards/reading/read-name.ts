import { say } from '#contract/texts/text.ts'
import { maxLength } from '#people/connections/record/api.ts'
import { escapeText } from '../format/escape.ts'
import { namePartsOf, namePartsOfPerson } from '../format/name-parts.ts'
import { type Person, parseField } from '../format/person.ts'
import type { Property, Report } from '../format/property.ts'
import { excerpt, singleLine, splitValue } from '../format/values.ts'

/** Sets the name of the person. Returns the name lines to store; null if there is nothing to use as a name. */
export function readName(person: Person, properties: Property[], report: Report): string[] | null {
  const [shownName, ...otherNames] = properties.filter(({ name, value }) => name === 'FN' && singleLine(value) !== '')
  const [sorted, ...others] = properties.filter(({ name, value }) => name === 'N' && partsIn(value).join('') !== '')
  const full =
    (shownName && singleLine(shownName.value)) ||
    (sorted && nameFromParts(sorted)) ||
    fallbackName(person, properties, report)
  if (!full) {
    report(say('sentences.card.nobody'))
    return null
  }
  const isLong = parseField('displayName', full).value === undefined
  person.displayName = isLong
    ? `${[...full]
        .slice(0, maxLength.displayName - 1)
        .join('')
        .trimEnd()}…`
    : full
  if (sorted) addTitles(person, sorted)
  if (isLong) report(say('sentences.card.longName', { name: excerpt(full), max: maxLength.displayName }))
  return [
    ...(sorted && hasMoreThan(sorted, person) ? [`X-KITH-NAME:${escapeText(person.displayName)}`, sorted.raw] : []),
    ...(isLong && shownName ? [shownName.raw] : []),
    ...[...otherNames, ...others].map(({ raw }) => raw),
  ]
}

const partsIn = (value: string) => splitValue(value, ';').map(singleLine)

/** What goes before and after the name, unless the name has it. */
function addTitles(person: Person, { value }: Property) {
  const [, , , prefix = '', suffix = ''] = partsIn(value)
  const { prefixes, suffixes } = namePartsOf(person.displayName)
  const [before, after] = [parseField('prefix', prefix).value, parseField('suffix', suffix).value]
  if (before && prefix !== prefixes && !person.displayName.startsWith(prefix)) person.prefix = prefix
  if (after && suffix !== suffixes && !person.displayName.endsWith(suffix)) person.suffix = suffix
}

/** “Ana Ribeiro”, and 王小明 as one word. */
function nameFromParts({ value }: Property) {
  const [family = '', given = '', additional = '', prefixes = '', suffixes = ''] = partsIn(value)
  const isEastAsian = /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(family + given)
  if (isEastAsian) return `${family}${given}`
  return [prefixes, given, additional, family, suffixes].filter(Boolean).join(' ')
}

function fallbackName(person: Person, properties: Property[], report: Report) {
  const nickname = properties.find(({ name }) => name === 'NICKNAME')
  const name = (nickname && singleLine(nickname.value)) || person.company || person.emails[0] || person.phones[0]
  if (name) report(say('sentences.row.namedBy', { name: excerpt(name) }))
  return name
}

/** Whether the name parts differ from what we would write. */
function hasMoreThan({ group, parameters, value }: Property, person: Person) {
  const { family, given, additional, prefixes, suffixes } = namePartsOfPerson(person)
  const ours = [family, given, additional, prefixes, suffixes].map((part) => part.replace(/\\+$/, ''))
  const theirs = partsIn(value)
  while (theirs.length > 0 && theirs.at(-1) === '') theirs.pop()
  while (ours.length > 0 && ours.at(-1) === '') ours.pop()
  return group !== '' || parameters.size > 0 || theirs.join(';') !== ours.join(';')
}
