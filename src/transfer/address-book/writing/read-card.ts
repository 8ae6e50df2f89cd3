import { embeddedBytes, embeddedImage } from '#cards/vcards/format/photo.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'
import { Refusal } from '#contract/errors.ts'
import { unsupportedFormat } from '#platform/images/formats.ts'
import { createWorkerPool, TaskLimitExceeded } from '#platform/workers/worker-pool.ts'
import type { CardTask, ReadCard } from './card-worker.ts'
import { parseSentCard, parseStoredCard, type SentCard } from './sent-card.ts'

/** Most cards are shorter, and read in a millisecond or two. Starting a thread takes longer than reading a card. */
const maxBytesHere = 8 * 1024

const readers = createWorkerPool<CardTask, ReadCard>(new URL('card-worker.ts', import.meta.url), {
  size: 1,
  maxRunMs: 10_000,
  idleMs: 30_000,
  memoryMb: { old: 192, young: 32 },
})

/**
 * The card from a device; null if it isn't a person's card. Long ones are read in a thread, so that they don't block
 * the service.
 */
export async function readSentCard(body: Buffer): Promise<SentCard> {
  if (hasManyLines(body)) return null
  const { rest, image, isNoPicture } = takePhoto(body)
  if (isNoPicture) throw new Refusal('unsupported_media_type', unsupportedFormat)
  const card = rest.length <= maxBytesHere ? await parseSentCard(rest) : await inThread({ sent: rest })
  return card && 'person' in card ? { person: { ...card.person, image } } : card
}

/** The contents of a card that we wrote ourselves. */
export async function readStoredCard(card: string) {
  return card.length <= maxBytesHere ? parseStoredCard(card) : inThread({ stored: card })
}

async function inThread<Task extends CardTask>(task: Task): Promise<ReadCard<Task> | null> {
  try {
    return (await readers.run(task)) as ReadCard<Task>
  } catch (error) {
    if (error instanceof TaskLimitExceeded) return null
    throw error
  }
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

const photoStart = /(?:^|\n)(?:[\w-]{1,30}\.)?PHOTO[;:]/i

/** How pictures begin that are not decoded here: GIF, TIFF, ICO, JPEG 2000 and JPEG XL. They stay a line, as BMP, HEIC and SVG do. */
const otherPictures = [
  'GIF8',
  'II*\0',
  'MM\0*',
  '\0\0\u0001\0',
  '\0\0\0\u000cjP  ',
  '\u00ffO\u00ffQ',
  '\0\0\0\u000cJXL ',
  '\u00ff\n',
]
const headSize = 64

/**
 * Takes the photo out of a card before the card is read: it may have megabytes, and is kept as a file instead of a line. A
 * photo that is only an address, or in no format we know, stays a line.
 */
function takePhoto(body: Buffer): { rest: Buffer; image: Buffer | null; isNoPicture?: boolean } {
  const text = body.toString('latin1')
  const found = photoStart.exec(text)
  if (!found) return { rest: body, image: null }
  const start = found.index + (found[0].startsWith('\n') ? 1 : 0)
  const end = endOfLine(text, start)
  const property = parseProperty(text.slice(start, end).replaceAll(/\r?\n[ \t]?/g, ''))
  const image = property && embeddedImage(property)
  if (!image) return { rest: body, image: null, isNoPicture: property !== null && isNoPicture(property) }
  return { rest: Buffer.concat([body.subarray(0, start), body.subarray(end)]), image }
}

/** Whether something is embedded that is no picture of any kind. */
function isNoPicture(property: Property) {
  const bytes = embeddedBytes(property)
  return bytes !== null && property.value.trim() !== '' && !isOtherPicture(bytes.toString('latin1', 0, headSize))
}

function isOtherPicture(head: string) {
  const isBitmap = head.startsWith('BM') && head.slice(6, 10) === '\0\0\0\0'
  const isHeic = /^ftyp.*(?:hei[cms]|hev[cms]|heix|hevx|mif1|msf1)/s.test(head.slice(4))
  const isSvg = /^\s*<(?:svg|\?xml|!doctype svg)/i.test(head)
  return isBitmap || isHeic || isSvg || otherPictures.some((start) => head.startsWith(start))
}

/** Where the next property begins: after folded lines, and after lines of base64 that are not indented. */
function endOfLine(text: string, start: number) {
  for (let at = text.indexOf('\n', start); at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.charCodeAt(at + 1)
    const isFolded = next === 0x20 || next === 0x09
    if (!isFolded && /^[A-Z][\w.-]*[;:]/i.test(text.slice(at + 1, at + 80))) return at + 1
  }
  return text.length
}
