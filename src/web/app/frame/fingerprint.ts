import { digest } from '../../site/compressed.ts'

/** What a field held when its form was drawn, in short. */
export const shortDigest = (value: unknown) => digest(JSON.stringify(value)).slice(0, 8)

/** The digests of the fields of a form, as the form sent them back. */
export function readFingerprint(text = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
