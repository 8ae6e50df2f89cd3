import { Refusal } from '#contract/errors.ts'
import { isMissing } from '#platform/blobs/failures.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** The bytes of a file; null when it is not there. */
export async function wholeFile({ blobs }: MemberContext, key: string) {
  try {
    const size = await blobs.sizeOf(key)
    return size > 0 ? await blobs.open(key, { start: 0, end: size - 1 }) : null
  } catch (error) {
    if (isMissing(error) || (error instanceof Refusal && error.code === 'not_found')) return null
    throw error
  }
}
