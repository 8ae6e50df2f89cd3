import type { ByteRange } from '#contract/files.ts'

/**
 * What a `Range` header asks of a file: a part, nothing that is there, or the whole.
 * What cannot be understood, or asks for several parts, is passed over, as HTTP allows (RFC 9110, 14.2).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | 'whole' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end }
}

/** Whether `If-None-Match` names what there is. */
export function isKnown(header: string | undefined, etag: string) {
  if (header === undefined) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
}
