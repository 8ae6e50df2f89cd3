import { createHash } from 'node:crypto'
import type { Embedder } from '#platform/embedding/local.ts'

const size = 128

/** A fake sentence model: texts are similar when they share words. `meanwhile` runs during embedding. */
export function bagOfWords({ name = 'words', meanwhile = async (_text: string) => {} } = {}) {
  const read: string[] = []
  const embedder: Embedder = {
    name,
    size,
    embed: async (texts, signal) => {
      for (const text of texts) {
        signal.throwIfAborted()
        await meanwhile(text)
        read.push(text)
      }
      return texts.map(vectorOf)
    },
    close: async () => {},
  }
  return { ...embedder, read }
}

export function vectorOf(text: string) {
  const vector = new Float32Array(size)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const bytes = createHash('sha256').update(word).digest()
    for (let at = 0; at < size; at++) vector[at] = (vector[at] ?? 0) + (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) - 0.5
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((part) => part / length)
}
