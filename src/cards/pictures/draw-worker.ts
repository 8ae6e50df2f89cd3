import { parentPort } from 'node:worker_threads'
import { renderPixels } from './card-picture.ts'
import type { PictureContents } from './picture-contents.ts'

// Drawing keeps a processor busy, so it runs in its own thread.

parentPort?.on('message', (contents: PictureContents) => parentPort?.postMessage(renderPixels(contents)))
