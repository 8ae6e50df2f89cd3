import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How a text is written: as its first bytes say, else UTF-8 if all of it is, else as old Windows programs write. */
export async function encodingOf(path: string): Promise<Encoding> {
  let told: Encoding | null | undefined
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    told ??= toldBy(part)
    if (told) return told
    if (!isGood(() => utf8.decode(part, { stream: true }))) return 'windows-1252'
  }
  return isGood(() => utf8.decode()) ? 'utf-8' : 'windows-1252'
}

function isGood(decode: () => string) {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** By its mark; without one, ASCII in UTF-16 has a nought in every other byte. */
function toldBy(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length >= 4 && head[1] === 0 && head[3] === 0 && head[0] !== 0) return 'utf-16le'
  if (head.length >= 4 && head[0] === 0 && head[2] === 0 && head[1] !== 0) return 'utf-16be'
  return null
}

/** Bytes as text, a part at a time, without the mark. NUL, which no store keeps, is nothing. */
export async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true }).replaceAll('\0', '')
  yield decoder.decode()
}
