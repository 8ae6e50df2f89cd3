import { Refusal } from '#contract/errors.ts'
import { isMissing } from '#platform/blobs/failures.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** The bytes of a blob, or null when it is missing. */
export async function findBlob({ blobs }: MemberContext, key: string) {
  try {
    const size = await blobs.sizeOf(key)
    return size > 0 ? await blobs.open(key, { start: 0, end: size - 1 }) : null
  } catch (error) {
    if (isMissing(error) || (error instanceof Refusal && error.code === 'not_found')) return null
    throw error
  }
}
