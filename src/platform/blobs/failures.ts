import { Refusal } from '#contract/errors.ts'

/** FlyDrive's error only says that it failed; its cause says why. */
export async function unwrapError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}

export function refuseMissing(error: unknown): never {
  if (isMissing(error)) throw new Refusal('not_found', 'The file no longer exists.')
  throw error
}

export function isMissing(error: unknown) {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || ('code' in error && error.code === 'ENOENT')
}

/** The same, also once it was refused as not found. */
export const isGone = (error: unknown) => isMissing(error) || (error instanceof Refusal && error.code === 'not_found')
