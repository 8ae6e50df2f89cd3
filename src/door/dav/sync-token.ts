import { isOneEra } from '#transfer/backups/new-era.ts'

const form = /^urn:kith:sync:(\d{1,10})$/

/** A token is a count of changes: it never expires. */
export const syncToken = (revision: number) => `urn:kith:sync:${revision}`

/** Null for a token that is not ours, of the future, or of the time before a backup was restored. */
export function revisionOf(token: string, revision: number) {
  const since = Number(form.exec(token.trim())?.[1] ?? Number.POSITIVE_INFINITY)
  return since <= revision && isOneEra(since, revision) ? since : null
}
