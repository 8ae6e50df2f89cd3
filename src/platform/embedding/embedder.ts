/** Turns texts into vectors. Texts with similar meanings have similar vectors. */
export type Embedder = {
  /** Only vectors of the same embedder can be compared. */
  name: string
  /** How many numbers a vector has: a multiple of 32. */
  size: number
  /** One vector for each text, in order. Callers cut long texts first. */
  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}
