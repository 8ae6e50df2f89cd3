/** Whether a font has a glyph for a character, by its `cmap` table: formats 4 and 12, which all fonts of today have. */
export function cmapOf(table: Buffer): (codePoint: number) => boolean {
  const count = Math.min(table.readUInt16BE(2), 64)
  const starts = Array.from({ length: count }, (_, at) => ({
    platform: table.readUInt16BE(4 + 8 * at),
    encoding: table.readUInt16BE(6 + 8 * at),
    start: table.readUInt32BE(8 + 8 * at),
  }))
  const unicode = starts.filter(
    ({ platform, encoding }) => platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10)),
  )
  const parts = unicode.map(({ start }) => table.subarray(start))
  const wide = parts.find((part) => part.readUInt16BE() === 12)
  if (wide) return (codePoint) => inGroups(wide, codePoint)
  const narrow = parts.find((part) => part.readUInt16BE() === 4)
  return narrow ? (codePoint) => codePoint <= 0xffff && inSegments(narrow, codePoint) : () => false
}

/** Format 12: groups of three numbers (first, last, the glyph of the first), in order. */
function inGroups(part: Buffer, codePoint: number) {
  const at = firstNotBefore(part.readUInt32BE(12), (group) => part.readUInt32BE(20 + 12 * group) >= codePoint)
  if (at === null) return false
  const first = part.readUInt32BE(16 + 12 * at)
  return first <= codePoint && part.readUInt32BE(24 + 12 * at) + (codePoint - first) !== 0
}

/** Format 4: four lists (last, first, delta, offset), one after the other. */
function inSegments(part: Buffer, codePoint: number) {
  const bytes = part.readUInt16BE(6)
  const [firsts, deltas, offsets] = [16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes]
  const at = firstNotBefore(bytes / 2, (segment) => part.readUInt16BE(14 + 2 * segment) >= codePoint)
  if (at === null) return false
  const first = part.readUInt16BE(firsts + 2 * at)
  if (first > codePoint) return false
  const delta = part.readUInt16BE(deltas + 2 * at)
  const offset = part.readUInt16BE(offsets + 2 * at)
  if (offset === 0) return ((codePoint + delta) & 0xffff) !== 0
  const place = offsets + 2 * at + offset + 2 * (codePoint - first)
  return place + 2 <= part.length && part.readUInt16BE(place) !== 0
}

function firstNotBefore(count: number, isIt: (at: number) => boolean) {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isIt(middle)) high = middle
    else low = middle + 1
  }
  return low < count ? low : null
}
