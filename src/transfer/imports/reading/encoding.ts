import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** UTF-16 by its first bytes, else UTF-8 if the whole file is valid UTF-8, else Windows-1252 as old programs write. */
export async function detectEncoding(path: string): Promise<Encoding> {
  let utf16: Encoding | null | undefined
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    utf16 ??= detectUtf16(part)
    if (utf16) return utf16
    if (!isDecodable(() => utf8.decode(part, { stream: true }))) return 'windows-1252'
  }
  return isDecodable(() => utf8.decode()) ? 'utf-8' : 'windows-1252'
}

function isDecodable(decode: () => string) {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** By its byte order mark; without one, every other byte of ASCII in UTF-16 is zero. */
function detectUtf16(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length >= 4 && head[1] === 0 && head[3] === 0 && head[0] !== 0) return 'utf-16le'
  if (head.length >= 4 && head[0] === 0 && head[2] === 0 && head[1] !== 0) return 'utf-16be'
  return null
}

/** Decodes bytes chunk by chunk, without the byte order mark and without NUL, which PostgreSQL cannot store. */
export async function* decodeText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true }).replaceAll('\0', '')
  yield decoder.decode()
}
