import { compactInstant, foldLine } from '#cards/vcards/format/escape.ts'
import { productId } from '#cards/vcards/format/header.ts'
import { photoLine } from '#cards/vcards/format/photo.ts'
import { type PersonRow, writtenPerson } from '#cards/vcards/writing/address-book.ts'
import { personVcard } from '#cards/vcards/writing/person-vcard.ts'
import { isPhotoLine } from '#people/connections/record/photo.ts'

/** Raised when cards are written in another way: then everybody is written again. */
export const writerVersion = 1

const begin = `BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:${productId}\r\n`
const end = 'END:VCARD\r\n'
const revisionLine = /^REV:.*\r\n/m

/** The card of a person as it is stored: without the photo of our own, and without the lines that count revisions. */
export function renderCard({ properties, photo, ...row }: PersonRow) {
  const extras = (properties ?? []).filter((line) => photo === null || !isPhotoLine(line))
  return personVcard(writtenPerson(row), extras, { version: '3.0' }).replace(revisionLine, '')
}

type StoredCard = { card: string; revision: number; revisedAt: string; connectionId: string | null }

/** The card as devices get it. X-KITH-REV comes back with a change, and says which state it began from. */
export function cardToSend({ card, revision, revisedAt, connectionId }: StoredCard, jpeg: Buffer | null) {
  if (connectionId === null) return card
  const head = `${begin}REV:${compactInstant(revisedAt)}\r\nX-KITH-REV:${revision}\r\n`
  const photo = jpeg === null ? '' : foldLine(photoLine(jpeg, false))
  return `${head}${card.slice(begin.length, -end.length)}${photo}${end}`
}

/** Quoted and strong, as clients expect it. */
export const etagOf = ({ revision }: { revision: number }) => `"${revision}-${writerVersion}"`
