const form = /^urn:kith:sync:(\d{1,10})$/

/** A token is a count of changes: it never expires. */
export const syncToken = (revision: number) => `urn:kith:sync:${revision}`

/** Null for a token that is not ours, or of a future that a restored backup does not know. */
export function revisionOf(token: string, revision: number) {
  const [, digits] = form.exec(token.trim()) ?? []
  return digits === undefined || Number(digits) > revision ? null : Number(digits)
}
