import { embeddedBytes, embeddedImage } from '#cards/vcards/format/photo.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'

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
