/** Turns texts into vectors. Texts with similar meanings have similar vectors. */
export type Embedder = {
  /** Only vectors of the same embedder can be compared. */
  name: string
  /** One vector for each text, in order. Its length is a multiple of 32. Callers cut long texts first. */
  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}
