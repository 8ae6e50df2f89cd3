import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileSum } from './manifest.ts'

type Parts = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/** A ZIP file that is sent while it is written. Nothing is read before there is room for it. */
export type Zip = {
  /** Done once all of it was taken. */
  add: (name: string, parts: Parts, how?: { packed?: boolean }) => Promise<void>
  /** What was added so far. */
  files: Record<string, FileSum>
}

type Making = { madeAt: string; write: (zip: Zip) => Promise<void>; failed: (error: unknown) => void }

export function zipped({ madeAt, write, failed }: Making): Readable {
  const mtime = new Date(madeAt)
  const zip = new ZipFile()
  const sent = zip.outputStream as Readable
  const files: Zip['files'] = {}
  let current: Readable | null = null

  async function add(name: string, parts: Parts, { packed = true }: { packed?: boolean } = {}) {
    if (sent.destroyed) throw new Error('Nobody takes it any more.')
    const hash = createHash('sha256')
    let bytes = 0
    const summed = async function* () {
      for await (const part of parts) {
        const some = Buffer.from(part as Buffer)
        hash.update(some)
        bytes += some.length
        yield some
      }
    }
    const stream = Readable.from(summed(), { objectMode: false })
    current = stream
    zip.addReadStream(stream, name, { mtime, mode: 0o100600, compress: packed })
    await finished(stream)
    files[name] = { bytes, sha256: hash.digest('hex') }
  }

  // Whoever took it has gone: what is under way is let go of at once.
  sent.once('close', () => current?.destroy())
  zip.on('error', (error) => sent.destroy(error))
  write({ add, files }).then(
    () => zip.end(),
    (error) => {
      // Whoever has gone is no failure.
      if (!sent.destroyed) failed(error)
      sent.destroy(error)
    },
  )
  return sent
}
