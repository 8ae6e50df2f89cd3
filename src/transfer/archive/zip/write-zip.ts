import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileSum } from './manifest.ts'

type Parts = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/** A ZIP file that is sent while it is written, with backpressure. */
export type Zip = {
  /** Resolves when the file has been consumed. */
  add: (name: string, parts: Parts, how?: { compress?: boolean }) => Promise<void>
  /** The files added so far. */
  files: Record<string, FileSum>
}

type ZipOptions = { madeAt: string; write: (zip: Zip) => Promise<void>; onFailure: (error: unknown) => void }

export function createZip({ madeAt, write, onFailure }: ZipOptions): Readable {
  const mtime = new Date(madeAt)
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const files: Zip['files'] = {}
  let current: Readable | null = null

  async function add(name: string, parts: Parts, { compress = true }: { compress?: boolean } = {}) {
    if (output.destroyed) throw new Error('The download was cancelled.')
    const hash = createHash('sha256')
    let bytes = 0
    const hashed = async function* () {
      for await (const part of parts) {
        const bytesOfPart = Buffer.from(part as Buffer)
        hash.update(bytesOfPart)
        bytes += bytesOfPart.length
        yield bytesOfPart
      }
    }
    const stream = Readable.from(hashed(), { objectMode: false })
    current = stream
    zip.addReadStream(stream, name, { mtime, mode: 0o100600, compress })
    await finished(stream)
    files[name] = { bytes, sha256: hash.digest('hex') }
  }

  // The client has disconnected: stop reading at once.
  output.once('close', () => current?.destroy())
  zip.on('error', (error) => output.destroy(error))
  write({ add, files }).then(
    () => zip.end(),
    (error) => {
      // A disconnected client is not a failure.
      if (!output.destroyed) onFailure(error)
      output.destroy(error)
    },
  )
  return output
}
