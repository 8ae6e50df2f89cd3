/** The stored windows of one text: one byte for each number. Only a vector's direction counts, not its length. */
export function packed(vectors: Float32Array[]): Uint8Array {
  return Buffer.concat(vectors.map((vector) => Buffer.from(Int8Array.from(scaled(vector, 127)).buffer)))
}

/** A question's vector, more precise than the stored vectors it is compared with. */
export function asQuery(vector: Float32Array): Int16Array {
  return Int16Array.from(scaled(vector, 8_191))
}

function scaled(vector: Float32Array, max: number) {
  const largest = vector.reduce((max, part) => Math.max(max, Math.abs(part)), 0) || 1
  return vector.map((part) => Math.round((part / largest) * max))
}
