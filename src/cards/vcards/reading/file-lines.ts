/** A line of a file, in UTF-8. A line over the limit is cut. */
export type FileLine = { bytes: Buffer; at: number; isCut: boolean }

const lineFeed = 10
const carriageReturn = 13

/** The lines of a file of any size and with any line ends, a few at a time. */
export async function* fileLines(file: AsyncIterable<Uint8Array>, maxLength: number): AsyncGenerator<FileLine[]> {
  let pieces: Buffer[] = []
  let length = 0
  let at = 1
  let endedByReturn = false

  const add = (piece: Buffer) => {
    if (length <= maxLength) pieces.push(piece)
    length += piece.length
  }
  const line = (): FileLine => {
    const ended = { bytes: Buffer.concat(pieces), at, isCut: length > maxLength }
    pieces = []
    length = 0
    at += 1
    return ended
  }

  for await (const chunk of inUtf8(file)) {
    const lines: FileLine[] = []
    let start = endedByReturn && chunk[0] === lineFeed ? 1 : 0
    for (const end of lineEnds(chunk, start)) {
      add(chunk.subarray(start, end))
      lines.push(line())
      start = chunk[end] === carriageReturn && chunk[end + 1] === lineFeed ? end + 2 : end + 1
    }
    if (chunk.length > 0) endedByReturn = chunk.at(-1) === carriageReturn
    // A copy, because the stream may reuse the chunk.
    if (start < chunk.length) add(Buffer.from(chunk.subarray(start)))
    yield lines
  }
  if (length > 0) yield [line()]
}

function* lineEnds(chunk: Buffer, from: number) {
  let feed = chunk.indexOf(lineFeed, from)
  let back = chunk.indexOf(carriageReturn, from)
  while (feed >= 0 || back >= 0) {
    const isBack = back >= 0 && (feed < 0 || back < feed)
    const end = isBack ? back : feed
    yield end
    const next = isBack && feed === end + 1 ? end + 2 : end + 1
    if (feed >= 0 && feed < next) feed = chunk.indexOf(lineFeed, next)
    if (back >= 0 && back < next) back = chunk.indexOf(carriageReturn, next)
  }
}

/** Old Windows programs write UTF-16, with or without a byte order mark. */
async function* inUtf8(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of file) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (head) {
      bytes = Buffer.concat([head, bytes])
      head = bytes.length < 3 ? bytes : null
      if (head) continue
      decoder = decoderFor(bytes)
      if (!decoder) bytes = withoutMark(bytes)
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes
  }
  if (head) yield withoutMark(head)
  if (decoder) yield Buffer.from(decoder.decode())
}

function decoderFor([first, second]: Buffer) {
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  if (isLittle) return new TextDecoder('utf-16le')
  return isBig ? new TextDecoder('utf-16be') : null
}

const mark = Buffer.from('\uFEFF')
const withoutMark = (bytes: Buffer) => (bytes.subarray(0, 3).equals(mark) ? bytes.subarray(3) : bytes)
