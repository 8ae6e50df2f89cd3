import type { Disk } from 'flydrive'
import { isMissing, plainly } from './failures.ts'

/** As many as a store gives at once; the disk gives all. */
export async function* keysUnder(disk: Disk, prefix: string) {
  let paginationToken: string | undefined
  do {
    const page = await plainly(disk.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) }))
    const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    for (let from = 0; from < keys.length; from += atOnce) yield keys.slice(from, from + atOnce)
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const atOnce = 500

export async function sizeOf(disk: Disk, key: string) {
  const { contentLength } = await plainly(disk.getMetaData(key))
  return contentLength
}

export async function madeAt(disk: Disk, key: string) {
  try {
    const { lastModified } = await plainly(disk.getMetaData(key))
    return Temporal.Instant.fromEpochMilliseconds(lastModified.getTime())
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
