import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** All headers, names and boundaries of a form. Browsers send a few hundred bytes for each part. */
const maxOverhead = 16 * 1024
/** What may have arrived behind the headers of a part. */
const maxAhead = 128 * 1024

/** Counts the bytes of a form that are neither in a file nor in a value: the form parser drops long headers without a word. */
export function countOverhead({ raw }: FastifyRequest) {
  const files: { bytesRead: number }[] = []
  let [received, inValues] = [0, 0]
  raw.on('data', ({ length }: Buffer) => {
    received += length
  })
  const refuseMoreThan = (max: number) => {
    const inFiles = files.reduce((total, { bytesRead }) => total + bytesRead, 0)
    if (received - inFiles - inValues > max) throw new Refusal('too_large', say('refusals.http.headersFormTooLong'))
  }
  return {
    addFile: (file: object) => void files.push(file as { bytesRead: number }),
    addValue: (value: unknown) => {
      inValues += Buffer.byteLength(String(value))
    },
    refuseAtPart: () => refuseMoreThan(maxOverhead + maxAhead),
    refuseAtEnd: () => refuseMoreThan(maxOverhead),
  }
}
