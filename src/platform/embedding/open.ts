import { recall } from '../addons/add-on.ts'
import type { Embedder } from './embedder.ts'
import { localEmbedder } from './local.ts'

/** The sentence model on this machine, if it is installed. */
export function openEmbedder(): Embedder | null {
  return recall.isInstalled() ? localEmbedder() : null
}

/** The line logged at startup. */
export function describeEmbedder(embedder: Embedder | null) {
  return embedder
    ? `Questions are answered by words and by meaning, with ${embedder.name} on this machine.`
    : 'Questions are searched by words only. To search by meaning as well, run npm run add:recall.'
}
