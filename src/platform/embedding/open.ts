import { recall } from '../addons/add-on.ts'
import type { Embedder } from './embedder.ts'
import { localEmbedder } from './local.ts'

/** The sentence model on this machine, where it is installed. */
export function openEmbedder(): Embedder | null {
  return recall.isInstalled() ? localEmbedder() : null
}

/** For the log, at the start. */
export function sayEmbedder(embedder: Embedder | null) {
  return embedder
    ? `Questions find what means the same too, by ${embedder.name} on this machine.`
    : 'Questions find what shares words with them; for what means the same in other words, run npm run add:recall.'
}
