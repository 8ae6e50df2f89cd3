import { parentPort } from 'node:worker_threads'
import { drawn } from './card-picture.ts'
import type { PictureContents } from './picture-contents.ts'

// Drawing keeps a processor busy: it does so in a thread of its own.

parentPort?.on('message', (shown: PictureContents) => parentPort?.postMessage(drawn(shown)))
