import { closeSync, openSync, readSync } from 'node:fs'
import { cmapOf } from './cmap.ts'

/** One face of a font file: enough of it to know what it can write. */
export type Face = {
  file: string
  family: string
  weight: number
  isItalic: boolean
  has: (codePoint: number) => boolean
}

/** The faces of a TrueType or OpenType file or collection; none of a file that is not one, or cannot be read. */
export function facesIn(file: string): Face[] {
  let handle: number | null = null
  try {
    const opened = openSync(file, 'r')
    handle = opened
    const read = (start: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, mostTable))
      return bytes.subarray(0, readSync(opened, bytes, 0, bytes.length, start))
    }
    return placesOf(read).flatMap((place) => faceAt(file, read, place) ?? [])
  } catch {
    return []
  } finally {
    if (handle !== null) closeSync(handle)
  }
}

type Read = (start: number, length: number) => Buffer
const mostTable = 4 * 1024 * 1024

function placesOf(read: Read) {
  const head = read(0, 12)
  if (head.toString('latin1', 0, 4) !== 'ttcf') return [0]
  const count = Math.min(head.readUInt32BE(8), 64)
  const places = read(12, 4 * count)
  return Array.from({ length: count }, (_, at) => places.readUInt32BE(4 * at))
}

function faceAt(file: string, read: Read, place: number): Face | null {
  const count = Math.min(read(place + 4, 2).readUInt16BE(), 128)
  const list = read(place + 12, 16 * count)
  const tables = new Map(
    Array.from({ length: count }, (_, at) => [list.toString('latin1', 16 * at, 16 * at + 4), 16 * at]),
  )
  const table = (name: string) => {
    const at = tables.get(name)
    return at === undefined ? null : read(list.readUInt32BE(at + 8), list.readUInt32BE(at + 12))
  }
  const isDrawn = ['glyf', 'CFF ', 'CFF2'].some((name) => tables.has(name))
  const [cmap, names, metrics] = [table('cmap'), table('name'), table('OS/2')]
  const family = names && familyIn(names)
  if (!isDrawn || !cmap || !family || !metrics) return null
  const isItalic = (metrics.readUInt16BE(62) & 0x201) !== 0
  return { file, family, weight: metrics.readUInt16BE(4), isItalic, has: cmapOf(cmap) }
}

/** The family as the renderer knows it: the typographic one where there is one. */
function familyIn(names: Buffer) {
  const strings = names.readUInt16BE(4)
  const found = new Map<number, string>()
  for (let at = 6, left = names.readUInt16BE(2); left > 0; left--, at += 12) {
    const [platform, language, id] = [names.readUInt16BE(at), names.readUInt16BE(at + 4), names.readUInt16BE(at + 6)]
    if (platform !== 3 || language !== english || (id !== 1 && id !== 16)) continue
    const start = strings + names.readUInt16BE(at + 10)
    const bytes = Buffer.from(names.subarray(start, start + names.readUInt16BE(at + 8)))
    found.set(id, bytes.swap16().toString('utf16le'))
  }
  return found.get(16) ?? found.get(1) ?? null
}

const english = 0x409
