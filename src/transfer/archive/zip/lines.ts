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

/** Shorter texts are parsed fast, whatever they contain. */
const minCheckedLength = 64 * 1024
const maxDepth = 20

type Limits = { keys: number; values: number }

const [quote, backslash, colon, comma] = [34, 92, 58, 44]
const opens = new Set([91, 123])
const closes = new Set([93, 125])

/** Whether a JSON text is too deep or too large. Parsing it would block the process. */
export function exceedsLimits(text: string, { keys: maxKeys, values: maxValues }: Limits) {
  if (text.length <= minCheckedLength) return false
  let [depth, keys, values, isQuoted] = [0, 0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isQuoted) {
      if (code === backslash) at += 1
      else if (code === quote) isQuoted = false
    } else if (code === quote) isQuoted = true
    else if (code === colon) keys += 1
    else if (code === comma) values += 1
    else if (opens.has(code)) depth += 1
    else if (closes.has(code)) depth -= 1
    if (depth > maxDepth || keys > maxKeys || values > maxValues) return true
  }
  return false
}
