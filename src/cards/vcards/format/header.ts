import { Id } from '#contract/fields.ts'
import { compactInstant } from './escape.ts'
import type { Property } from './property.ts'

export type Version = '3.0' | '4.0'
export const versions: readonly Version[] = ['3.0', '4.0']
export const productId = '-//Kith//Kith//EN'

/** How a card begins. The id makes it the same person when it is saved a second time. */
export function headerLines(version: Version, { id, updatedAt }: { id: string; updatedAt: string }) {
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `PRODID:${productId}`,
    `UID:urn:uuid:${id}`,
    `REV:${compactInstant(updatedAt)}`,
  ]
}

/** Properties about the file and not about the person. X-KITH-REV is the state of a card that a device has. */
export const headerNames = new Set(['BEGIN', 'END', 'VERSION', 'PRODID', 'REV', 'X-KITH-REV'])

/** The id a person has in Kith, beside the one that another address book gave them. */
export const isKithId = ({ name, value }: Property) => name === 'X-KITH-ID' && Id.safeParse(value).success

export const bareUid = (uid: string) => uid.replace(/^urn:uuid:/i, '')
