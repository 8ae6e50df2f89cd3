/** Says what texts mean, as numbers: those that mean alike point the same way. */
export type Embedder = {
  /** Vectors of one are compared with each other, never with those of another. */
  name: string
  /** A vector for each text, in their order, of a multiple of 32 numbers. Texts are short: what is long is cut before. */
  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}
