import { Id } from '#contract/fields.ts'
import { compact, text } from './lines.ts'
import { namePartsOf } from './name-parts.ts'
import type { Property } from './property.ts'

export type Version = '3.0' | '4.0'
export const versions: readonly Version[] = ['3.0', '4.0']
export const madeBy = '-//Kith//Kith//EN'

/** How a card begins, whoever it is of. The id makes it the same person when it is saved a second time. */
export function opening(version: Version, { id, updatedAt }: { id: string; updatedAt: string }) {
  return ['BEGIN:VCARD', `VERSION:${version}`, `PRODID:${madeBy}`, `UID:urn:uuid:${id}`, `REV:${compact(updatedAt)}`]
}

/** What is about the file and not about the person. */
export const envelope = new Set(['BEGIN', 'END', 'VERSION', 'PRODID', 'REV'])

/** The id a person has here, beside the one that another address book gave them. */
export const isOwnId = ({ name, value }: Property) => name === 'X-KITH-ID' && Id.safeParse(value).success

export const bareUid = (uid: string) => uid.replace(/^urn:uuid:/i, '')

export const some = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}:${text(value)}`])

export function nameLine(name: string) {
  const { family, given, additional, prefixes, suffixes } = namePartsOf(name)
  return `N:${structured([family, given, additional, prefixes, suffixes])}`
}

/** A backslash at the end of a part would be taken by many readers, and wrongly, for one that escapes the semicolon. */
export const structured = (parts: (string | undefined)[]) =>
  parts.map((part = '') => text(part.replace(/\\+$/, ''))).join(';')
