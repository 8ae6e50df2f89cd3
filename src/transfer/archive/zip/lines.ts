import type { Readable } from 'node:stream'

/** Longer than any record. */
const maxLineBytes = 16 * 1024 * 1024

/** The lines of a file after the skipped ones. A line that is too long is returned empty. */
export async function* readLines(stream: Readable, skip: number) {
  let parts: Buffer[] = []
  let size = 0
  let at = 0
  const add = (part: Buffer) => {
    size += part.length
    if (size <= maxLineBytes && at >= skip) parts.push(part)
  }
  const end = () => {
    const line = size > maxLineBytes ? '' : Buffer.concat(parts).toString('utf8')
    parts = []
    size = 0
    at += 1
    return line
  }
  for await (const part of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let to = part.indexOf(10); to >= 0; to = part.indexOf(10, from)) {
      add(part.subarray(from, to))
      from = to + 1
      const line = end()
      if (at > skip) yield line
    }
    add(part.subarray(from))
  }
  if (size > 0) {
    const line = end()
    if (at > skip) yield line
  }
}
