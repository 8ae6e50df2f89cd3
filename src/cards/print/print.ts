import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type { PrintContents, PrintFormat } from './print-contents.ts'

const printers = createWorkerPool<{ contents: PrintContents; format: PrintFormat }, Uint8Array>(
  new URL('print-worker.ts', import.meta.url),
  { size: 1, maxWaiting: 16, maxRunMs: 60_000, idleMs: 60_000, memoryMb: { old: 128, young: 32 } },
)

/** A card for print as a file; or a refusal, when it cannot be made in time. */
export async function printCard(contents: PrintContents, format: PrintFormat) {
  try {
    return Buffer.from(await printers.run({ contents, format }, { deadline: Date.now() + 15_000 }))
  } catch (cause) {
    throw new Refusal('unavailable', say('refusals.print.notInTime'), { retryAfter: 5, cause })
  }
}
