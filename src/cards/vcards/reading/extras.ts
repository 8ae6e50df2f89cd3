import { compareMatches, type FieldMatch, matchField } from '../format/field-match.ts'
import { fieldOf } from '../format/fields.ts'
import { isKithId } from '../format/header.ts'
import type { Person } from '../format/person.ts'
import type { Property, Report } from '../format/property.ts'

/** How much of what has no field is kept with a person: a photo of usual size, and what an address book knows. */
const largestExtra = 128 * 1024
export const largestExtras = 256 * 1024
export const mostExtras = 300

type Found = { properties: Property[]; names: string[]; aside: string[]; isOurs: boolean }

/** The lines to keep with the person: those that say more than the field they went into, then those without a field. */
export function collectExtras(person: Person, { properties, names, aside, isOurs }: Found, say: Report) {
  const beside: { raw: string; standing: FieldMatch }[] = []
  const ids: string[] = []
  const others: string[] = []
  for (const property of properties) {
    const { name, raw } = property
    if (elsewhere.has(name) || isKithId(property)) continue
    if (name === 'X-KITH-NAME') {
      say('X-KITH-NAME is a mark of our own that never leaves; it was left out.')
      continue
    }
    if (name === 'UID') {
      if (!isOurs || properties.some(isKithId)) ids.push(raw)
      continue
    }
    const standing = matchField(person, property)
    if (standing && !standing.isWhole) beside.push({ raw, standing })
    if (!standing && !isSilent(property)) others.push(raw)
  }
  beside.sort((a, b) => compareMatches(a.standing, b.standing))
  return limitExtras([...ids, ...names, ...beside.map(({ raw }) => raw), ...others, ...aside], say)
}

/** Read by rules of their own. */
const elsewhere = new Set(['FN', 'N', 'NOTE', 'CATEGORIES'])

/** A property of ours with nothing in it. */
const isSilent = (property: Property) => fieldOf(property) !== null && /^[;,\s]*$/.test(property.value)

/** Of these lines, as many as are kept with a person. */
export function limitExtras(lines: string[], say: Report) {
  let total = 0
  let count = 0
  return lines.filter((line) => {
    const name = /^[^:;]*/.exec(line)?.[0] ?? ''
    const size = Buffer.byteLength(line)
    if (size > largestExtra) {
      say(
        `${name} takes ${Math.ceil(size / 1024)} KB, more than the ${largestExtra / 1024} KB that are kept; it was left out.`,
      )
      return false
    }
    total += size
    count += 1
    if (total <= largestExtras && count <= mostExtras) return true
    say(`There is more than can be kept beside the fields; ${name} was left out.`)
    return false
  })
}
