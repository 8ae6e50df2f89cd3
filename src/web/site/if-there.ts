import { Refusal } from '#contract/errors.ts'

/** The answer of a call, or null if it is about something that is not there, or no longer. Other errors are thrown. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  }
}
