import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { Refusal } from '#contract/errors.ts'
import type { ByteRange } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '../config/config.ts'
import type { Blobs } from './blobs.ts'
import { isMissing, refuseMissing, unwrapError } from './failures.ts'
import { keysUnder, madeAt, sizeOf } from './listing.ts'

/** Stores files in an S3 bucket. */
export function bucketBlobs(settings: NonNullable<Config['s3']>, incoming: string): Blobs {
  const client = clientFor(settings)
  const options = { client, bucket: settings.bucket, visibility: 'private', supportsACL: false } as const
  const disk = new Disk(new S3Driver(options))
  const begin = (stream: Promise<Readable>) =>
    withinPatience(unwrapError(stream), { late: (stream) => stream.destroy() })
      .catch(refuseMissing)
      .catch(refuseUnavailable)
  const remove = (key: string) => withinPatience(unwrapError(disk.delete(key)))

  return {
    put: async (key, file, contentType) => {
      const { size: contentLength } = await stat(file)
      const source = createReadStream(file)
      const putting = unwrapError(disk.putStream(key, source, { contentType, contentLength }))
      await withinPatience(putting, { movedBytes: () => source.bytesRead }).catch((error) => {
        source.destroy()
        // Removing it now could remove what another try stores. The daily job removes files without a row.
        refuseUnavailable(error)
      })
    },
    open: (key, range) => begin(new RangeDriver(options, range).getStream(key)),
    remove,
    removeAll: (prefix) => unwrapError(disk.deleteAll(prefix)),
    list: (prefix) => keysUnder(disk, prefix),
    sizeOf: (key) => withinPatience(sizeOf(disk, key)).catch(refuseMissing).catch(refuseUnavailable),
    madeAt: (key) => withinPatience(madeAt(disk, key)).catch(refuseUnavailable),
    asFile: (key, use) => withDownload(incoming, () => begin(disk.getStream(key)), use),
    incoming,
    close: async () => client.destroy(),
  }
}

function clientFor({ endpoint, region, credentials }: NonNullable<Config['s3']>) {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // Few stores other than Amazon's have a host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, so there is nothing to log.
    logger: { trace: () => {}, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    requestHandler: { connectionTimeout: 3_000, socketTimeout: patienceMs },
  })
}

/** A store that does not move for so long does not answer: whoever asked is told within ten seconds. */
const patienceMs = 9_000
const lookMs = 250

type Waiting<T> = {
  /** Gets what comes after nobody waits for it any more. */
  late?: (result: T) => void
  /** Grows while bytes are sent. */
  movedBytes?: () => number
}

/** The client tries again by itself, which may take several times as long. */
async function withinPatience<T>(work: Promise<T>, { late, movedBytes = () => 0 }: Waiting<T> = {}): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  let [moved, since] = [movedBytes(), performance.now()]
  const timer = setInterval(() => {
    if (movedBytes() !== moved) [moved, since] = [movedBytes(), performance.now()]
    if (performance.now() - since < patienceMs) return
    reject(new Error('The file storage did not answer in time.'))
    work.then(late, () => {})
  }, lookMs)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearInterval(timer)
  }
}

/** FlyDrive only reads whole objects, so the range is set on the command itself. */
class RangeDriver extends S3Driver {
  readonly #range: string

  constructor(options: ConstructorParameters<typeof S3Driver>[0], { start, end }: ByteRange) {
    super(options)
    this.#range = `bytes=${start}-${end}`
  }

  protected override createGetObjectCommand(client: S3Client, input: GetObjectCommandInput) {
    return super.createGetObjectCommand(client, { ...input, Range: this.#range })
  }
}

async function withDownload<T>(folder: string, read: () => Promise<Readable>, use: (path: string) => Promise<T>) {
  const path = join(folder, randomUUIDv7())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const bytes = await read()
    const target = await open(path, 'wx', 0o600)
    await pipeline(untilSilent(bytes), target.createWriteStream())
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** The client ends a stream in which nothing comes any more. */
async function* untilSilent(bytes: Readable) {
  try {
    yield* bytes
  } catch (error) {
    refuseUnavailable(error)
  }
}

function refuseUnavailable(error: unknown): never {
  if (error instanceof Refusal || isMissing(error)) throw error
  throw new Refusal('unavailable', say('refusals.blobs.unreachable'), {
    retryAfter: 5,
    cause: error,
  })
}
