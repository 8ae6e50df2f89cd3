import { convertCard, versionOf } from '#cards/vcards/format/convert-line.ts'
import { compactInstant, foldLine } from '#cards/vcards/format/escape.ts'
import { productId, type Version } from '#cards/vcards/format/header.ts'
import { photoLine } from '#cards/vcards/format/photo.ts'
import { type PersonRow, writtenPerson } from '#cards/vcards/writing/address-book.ts'
import { personVcard } from '#cards/vcards/writing/person-vcard.ts'
import { isPhotoLine } from '#people/connections/record/photo.ts'

/** Raised when cards are written in another way: then everybody is written again. */
export const writerVersion = 3

const beginOf = (version: Version) => `BEGIN:VCARD\r\nVERSION:${version}\r\nPRODID:${productId}\r\n`
const end = 'END:VCARD\r\n'
const revisionLine = /^REV:.*\r\n/m

/** The card of a person as it is stored: with the lines of devices as they were sent, without the photo of our own, and without the lines that count revisions. */
export function renderCard({ properties, photo, ...row }: PersonRow) {
  const extras = (properties ?? []).filter((line) => photo === null || !isPhotoLine(line))
  return personVcard(writtenPerson(row), extras, { version: '3.0' }).replace(revisionLine, '')
}

type StoredCard = { card: string; revision: number; revisedAt: string; connectionId: string | null }

type Sending = { jpeg: Buffer | null; version: Version; giveTurn: () => Promise<void> }

/**
 * The card as devices get it, in the version they ask for. X-KITH-REV comes back with a change, and says which state it began
 * from. A group that was sent in this version comes back as it is.
 */
export async function cardToSend(
  { card, revision, revisedAt, connectionId }: StoredCard,
  { jpeg, version, giveTurn }: Sending,
) {
  if (connectionId === null) return versionOf(card) === version ? card : convertCard(card, version, giveTurn)
  const begin = beginOf(version)
  const isNew = version === '4.0'
  const kind = isNew ? 'KIND:individual\r\n' : ''
  const head = `${begin}REV:${compactInstant(revisedAt)}\r\nX-KITH-REV:${revision}\r\n${kind}`
  const photo = jpeg === null ? '' : foldLine(photoLine(jpeg, isNew))
  const own = await convertCard(card, version, giveTurn)
  return `${head}${own.slice(begin.length, -end.length)}${photo}${end}`
}

/** Quoted and strong, as clients expect it. One for both versions: a list of ETags does not know which one a device reads. */
export const etagOf = ({ revision }: { revision: number }) => `"${revision}-${writerVersion}"`
