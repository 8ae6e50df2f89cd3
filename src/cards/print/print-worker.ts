import { parentPort } from 'node:worker_threads'
import { printPdf } from './pdf.ts'
import { printPng } from './png.ts'
import type { PrintContents, PrintFormat } from './print-contents.ts'

// Fonts and pictures keep a processor busy, so they are made in their own thread.

type Order = { contents: PrintContents; format: PrintFormat }

parentPort?.on('message', async ({ contents, format }: Order) => {
  parentPort?.postMessage(format.kind === 'pdf' ? await printPdf(contents, format) : printPng(contents))
})
