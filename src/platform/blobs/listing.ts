import type { Disk } from 'flydrive'
import { isMissing, unwrapError } from './failures.ts'

/** Page by page; the disk has a single page. */
export async function* keysUnder(disk: Disk, prefix: string) {
  let paginationToken: string | undefined
  do {
    const page = await unwrapError(
      disk.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) }),
    )
    const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    for (let from = 0; from < keys.length; from += pageSize) yield keys.slice(from, from + pageSize)
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const pageSize = 500

export async function sizeOf(disk: Disk, key: string) {
  const { contentLength } = await unwrapError(disk.getMetaData(key))
  return contentLength
}

export async function madeAt(disk: Disk, key: string) {
  try {
    const { lastModified } = await unwrapError(disk.getMetaData(key))
    return Temporal.Instant.fromEpochMilliseconds(lastModified.getTime())
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
