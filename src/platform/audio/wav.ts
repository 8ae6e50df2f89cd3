import type { Format } from './format.ts'
import type { Source } from './source.ts'

/** RIFF/WAVE: a list of chunks. One describes the sample format, one contains the samples. */
export const wav: Format = {
  mediaType: 'audio/wav',
  ending: 'wav',
  begins: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE',
  isSound: async (source) => {
    const names = await chunkNames(source)
    return names.includes('fmt ') && names.includes('data')
  },
}

async function chunkNames({ size, read }: Source) {
  const names: string[] = []
  for (let at = 12; at + 8 <= size && names.length < maxChunks; ) {
    const head = await read(at, 8)
    const name = head.toString('latin1', 0, 4)
    if (!/^[ -~]{4}$/.test(name)) break
    names.push(name)
    const length = head.readUInt32LE(4)
    at += 8 + length + (length % 2)
  }
  return names
}

const maxChunks = 200
