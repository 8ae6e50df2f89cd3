/** An EBML element, as used by WebM: where its content starts, and its declared length. */
type Element = { id: number; from: number; length: number }

/** The element that starts here, or null. An unknown length is Infinity. */
export function elementAt(bytes: Buffer, at: number): Element | null {
  const idWidth = widthOf(bytes[at], 4)
  const lengthWidth = widthOf(bytes[at + idWidth], 8)
  const from = at + idWidth + lengthWidth
  if (idWidth === 0 || lengthWidth === 0 || from > bytes.length) return null
  const id = bytes.readUIntBE(at, idWidth)
  return { id, from, length: lengthOf(bytes.subarray(at + idWidth, from)) }
}

/** The position of the first set bit is the number of bytes. */
function widthOf(byte = 0, maxWidth: number) {
  const width = byte === 0 ? 9 : Math.clz32(byte) - 23
  return width > maxWidth ? 0 : width
}

function lengthOf(bytes: Buffer) {
  const [first = 0, ...rest] = bytes
  const mask = 0xff >> bytes.length
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 255)
  return isUnknown ? Number.POSITIVE_INFINITY : rest.reduce((sum, byte) => sum * 256 + byte, first & mask)
}

/** An integer of up to six bytes. */
export function numberAt(bytes: Buffer, { from, length }: Element) {
  return length >= 1 && length <= 6 && from + length <= bytes.length ? bytes.readUIntBE(from, length) : null
}
