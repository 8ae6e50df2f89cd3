import { say } from '#contract/texts/text.ts'
import { fieldOf } from '../format/fields.ts'
import { isKithId } from '../format/header.ts'
import { compareMatches, type FieldMatch, hasLabel, matchField, type Person } from '../format/person.ts'
import type { Property, Report } from '../format/property.ts'

/** How much is stored of lines without a field: enough for a photo of normal size and the details of an address book. */
export const maxExtraBytes = 128 * 1024
export const maxExtrasBytes = 256 * 1024
export const maxExtras = 300

type CardParts = { properties: Property[]; names: string[]; aside: string[]; isOurs: boolean }

/** The lines to store with a person: those with more than their field holds, then those without a field. */
export function collectExtras(person: Person, { properties, names, aside, isOurs }: CardParts, report: Report) {
  const found: { raw: string; standing: FieldMatch }[] = []
  const ids: string[] = []
  const others: string[] = []
  for (const property of properties) {
    const { name, raw } = property
    if (elsewhere.has(name) || isKithId(property)) continue
    if (name === 'X-KITH-NAME') {
      report(say('sentences.card.reserved'))
      continue
    }
    if (name === 'UID') {
      if (!isOurs || properties.some(isKithId)) ids.push(raw)
      continue
    }
    const standing = matchField(person, property)
    if (standing) found.push({ raw, standing })
    if (!standing && !isEmptyField(property)) others.push(raw)
  }
  // Two lines with labels of one number stay together: each has something that the other lacks.
  const partial = new Set(found.flatMap(({ standing }) => (standing.isWhole ? [] : [labelledValue(standing)])))
  const beside = found.filter(({ standing }) => !standing.isWhole || partial.has(labelledValue(standing)))
  beside.sort((a, b) => compareMatches(a.standing, b.standing))
  return limitExtras([...ids, ...names, ...beside.map(({ raw }) => raw), ...others, ...aside], report)
}

const labelledValue = (match: FieldMatch) => (hasLabel(match.field) ? `${match.field} ${match.place}` : match)

/** Handled elsewhere. */
const elsewhere = new Set(['FN', 'N', 'NOTE', 'CATEGORIES'])

/** A property that has a field, but no value. */
const isEmptyField = (property: Property) => fieldOf(property) !== null && /^[;,\s]*$/.test(property.value)

/** As many of these lines as can be stored with a person. */
export function limitExtras(lines: string[], report: Report) {
  let total = 0
  let count = 0
  return lines.filter((line) => {
    const name = /^[^:;]*/.exec(line)?.[0] ?? ''
    const size = Buffer.byteLength(line)
    if (size > maxExtraBytes) {
      report(say('sentences.card.tooMuch', { line: name, size: Math.ceil(size / 1024), max: maxExtraBytes / 1024 }))
      return false
    }
    total += size
    count += 1
    if (total <= maxExtrasBytes && count <= maxExtras) return true
    report(say('sentences.card.tooManyExtras', { line: name }))
    return false
  })
}
