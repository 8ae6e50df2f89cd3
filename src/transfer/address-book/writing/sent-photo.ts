import { embeddedBytes, embeddedImage } from '#cards/vcards/format/photo.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'

const photoStart = /(?:^|\n)(?:[\w-]{1,30}\.)?PHOTO[;:]/i

/** How pictures begin that are not decoded here: GIF, BMP, TIFF, ICO, HEIC, JPEG 2000, JPEG XL and SVG. They stay a line. */
const otherPictures = ['GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\u0001\0', '\0\0\0', '\u00ffO', '\u00ff\n', '<']

/**
 * Takes the photo out of a card before the card is read: it may have megabytes, and is kept as a file instead of a line. A
 * photo that is only an address, or in no format we know, stays a line.
 */
export function takePhoto(body: Buffer): { rest: Buffer; image: Buffer | null; isNoPicture?: boolean } {
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

/** Whether bytes are embedded that are no picture of any kind. */
function isNoPicture(property: Property) {
  const bytes = embeddedBytes(property)
  return bytes !== null && bytes.length > 0 && !isOtherPicture(bytes.toString('latin1', 0, 20))
}

const isOtherPicture = (head: string) => otherPictures.some((start) => head.trimStart().startsWith(start))

/** Where the next property begins: after folded lines, and after lines of base64 that are not indented. */
function endOfLine(text: string, start: number) {
  for (let at = text.indexOf('\n', start); at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.charCodeAt(at + 1)
    const isFolded = next === 0x20 || next === 0x09
    if (!isFolded && /^[A-Z][\w.-]*[;:]/i.test(text.slice(at + 1, at + 80))) return at + 1
  }
  return text.length
}
