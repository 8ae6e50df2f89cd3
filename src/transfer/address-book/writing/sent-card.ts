import { bareUid, isKithId } from '#cards/vcards/format/header.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'
import { singleLine, unescapeText } from '#cards/vcards/format/values.ts'
import { limitExtras } from '#cards/vcards/reading/extras.ts'
import { readProperties } from '#cards/vcards/reading/read.ts'
import { isGroup, readGroup, type VcardGroup } from '#cards/vcards/reading/read-group.ts'
import { readPerson, type VcardPerson } from '#cards/vcards/reading/read-person.ts'
import { splitCards } from '#cards/vcards/reading/split-cards.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { takePhoto } from './sent-photo.ts'

/** What a card says of a person: the fields, and every line that has none. The note is one of the lines. */
export type Contents = { person: VcardPerson; lines: string[]; hasCategories: boolean; hasPhotoLine: boolean }

export type SentPerson = Contents & {
  /** The id that the device gave the card. Never X-KITH-ID: a copied contact has it too. */
  uid: string | null
  uidLine: string | null
  /** The state of the card that the device changed, if it says so. */
  revision: number | null
  image: Buffer | null
}

type SentCard = { person: SentPerson } | { group: VcardGroup } | null

/** Null for a body that is not a card of somebody. */
export async function readSentCard(body: Buffer): Promise<SentCard> {
  if (hasManyLines(body)) return null
  const { rest, image } = takePhoto(body)
  const properties = await propertiesOf(rest)
  if (!properties) return null
  if (isGroup(properties)) return { group: readGroup(properties) }
  const contents = contentsOf(properties)
  if (!contents) return null
  const uid = properties.find(({ name }) => name === 'UID')
  const revision = Number(properties.find(({ name }) => name === 'X-KITH-REV')?.value)
  const bare = bareUid(singleLine(uid?.value ?? ''))
  return {
    person: {
      ...contents,
      uid: bare.slice(0, maxUidLength).toWellFormed() || null,
      uidLine: uid?.raw ?? null,
      revision: Number.isInteger(revision) ? revision : null,
      image,
    },
  }
}

/** Null for a text that is not a group. */
export async function readGroupCard(card: string) {
  const properties = await propertiesOf(Buffer.from(card))
  return properties && isGroup(properties) ? readGroup(properties) : null
}

/** The contents of a card that we wrote ourselves. */
export async function readStoredCard(card: string) {
  return contentsOf((await propertiesOf(Buffer.from(card))) ?? [])
}

async function propertiesOf(body: Buffer) {
  for await (const { lines } of splitCards(inPieces(body))) if (lines.length > 0) return readProperties(lines, () => {})
  return null
}

/** A card of 4 MB with lines of 50 characters has fewer. Line ends alone would take seconds to read. */
const maxLineEnds = 160_000

function hasManyLines(body: Buffer) {
  let count = 0
  for (let at = 0; at < body.length && count <= maxLineEnds; at += 1)
    if (body[at] === lineFeed || body[at] === carriageReturn) count += 1
  return count > maxLineEnds
}

const [lineFeed, carriageReturn] = [10, 13]

const pieceBytes = 16 * 1024

/** Others get their turn in between. */
async function* inPieces(body: Buffer) {
  const giveTurn = takeTurns()
  for (let at = 0; at < body.length; at += pieceBytes) {
    await giveTurn()
    yield body.subarray(at, at + pieceBytes)
  }
}

function contentsOf(properties: Property[]): Contents | null {
  const about = properties.filter((property) => property.name !== 'UID' && !isKithId(property))
  const person = readPerson(about, () => {})
  if (!person) return null
  const notes = about.filter(({ name, value }) => name === 'NOTE' && value.trim() !== '').map(({ raw }) => raw)
  return {
    person,
    lines: limitExtras([...new Set([...person.extras, ...notes])], () => {}),
    hasCategories: about.some(({ name }) => name === 'CATEGORIES'),
    hasPhotoLine: about.some(({ name }) => name === 'PHOTO'),
  }
}

/** The text of the notes among the lines of a card. */
export function noteIn(lines: string[]) {
  const notes = lines.flatMap((line) => parseProperty(line) ?? []).filter(({ name }) => name === 'NOTE')
  return notes.map(({ value }) => unescapeText(value).trim()).join('\n\n')
}
