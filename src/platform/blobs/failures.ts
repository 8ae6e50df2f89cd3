import { Refusal } from '#contract/errors.ts'

/** FlyDrive's error says that writing failed, its cause why. */
export async function plainly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}

export function missing(error: unknown): never {
  if (isMissing(error)) throw new Refusal('not_found', 'The file is no longer here.')
  throw error
}

export function isMissing(error: unknown) {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || ('code' in error && error.code === 'ENOENT')
}
