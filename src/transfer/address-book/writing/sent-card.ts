import { bareUid, isKithId, type Version } from '#cards/vcards/format/header.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'
import { singleLine, unescapeText } from '#cards/vcards/format/values.ts'
import { limitExtras } from '#cards/vcards/reading/extras.ts'
import { isGroup, readGroup, readProperties, type VcardGroup } from '#cards/vcards/reading/read.ts'
import { readPerson, type VcardPerson } from '#cards/vcards/reading/read-person.ts'
import { splitCards } from '#cards/vcards/reading/split-cards.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { takeTurns } from '#platform/context/turns.ts'

/** A card's content about a person: the fields, and every line without one, including the note. */
export type Contents = {
  version: Version
  person: VcardPerson
  lines: string[]
  hasCategories: boolean
  hasPhotoLine: boolean
}

export type SentPerson = Contents & {
  /** The id that the device gave the card. Never X-KITH-ID: a copied contact has it too. */
  uid: string | null
  uidLine: string | null
  /** The version of the card that the device changed, if known. */
  revision: number | null
  image: Buffer | null
}

export type SentCard = { person: SentPerson } | { group: VcardGroup } | null

/** Null for a body that is not a card of somebody. The photo was taken out of it before. */
export async function parseSentCard(body: Uint8Array): Promise<SentCard> {
  const properties = await propertiesOf(body)
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
      image: null,
    },
  }
}

/** Null for a text that is not a group. */
export async function readGroupCard(card: string) {
  const properties = await propertiesOf(Buffer.from(card))
  return properties && isGroup(properties) ? readGroup(properties) : null
}

/** The contents of a card that we wrote ourselves. */
export async function parseStoredCard(card: string) {
  return contentsOf((await propertiesOf(Buffer.from(card))) ?? [])
}

async function propertiesOf(body: Uint8Array) {
  for await (const { lines } of splitCards(inPieces(body))) if (lines.length > 0) return readProperties(lines, () => {})
  return null
}

const pieceBytes = 16 * 1024

/** Others get their turn in between. */
async function* inPieces(body: Uint8Array) {
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
  const isNew = properties.some(({ name, value }) => name === 'VERSION' && value.trim() === '4.0')
  return {
    version: isNew ? '4.0' : '3.0',
    person,
    lines: limitExtras([...new Set([...person.extras, ...notes])], () => {}),
    hasCategories: about.some(({ name }) => name === 'CATEGORIES'),
    hasPhotoLine: about.some(({ name }) => name === 'PHOTO'),
  }
}

/** The text of the notes among the lines of a card. */
export function noteIn(lines: string[]) {
  const notes = lines.filter((line) => noteStart.test(line)).flatMap((line) => parseProperty(line) ?? [])
  return notes.map(({ value }) => unescapeText(value).trim()).join('\n\n')
}

const noteStart = /^(?:[\w-]{1,30}\.)?NOTE\s*[;:]/i
