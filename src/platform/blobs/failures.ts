import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** FlyDrive's error only says that it failed; its cause says why. */
export async function unwrapError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}

export function refuseMissing(error: unknown): never {
  if (isMissing(error)) throw new Refusal('not_found', say('refusals.blobs.fileGone'))
  throw error
}

/** The operator has to fix this. Nothing was stored. */
export function refuseUnwritable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!unwritableCodes.has(code)) throw error
  throw new Refusal('unavailable', unwritable, { retryAfter: 60, cause: error })
}

/** No permission, or a file is where a folder should be. */
const unwritableCodes = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'])
const unwritable = say('refusals.blobs.unwritable')

export function isMissing(error: unknown) {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || ('code' in error && error.code === 'ENOENT')
}

/** The same, including refusals as not found. */
export const isGone = (error: unknown) => isMissing(error) || (error instanceof Refusal && error.code === 'not_found')

/** Nothing can be removed then either. */
export const isUnavailable = (error: unknown) => error instanceof Refusal && error.code === 'unavailable'
