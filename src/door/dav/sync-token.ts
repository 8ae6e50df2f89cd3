import { isOneEra } from '#platform/db/revisions.ts'

const form = /^urn:kith:sync:(\d{1,16})(?:-(\d{1,16}))?$/

/** A token is a count of changes: it never expires. Of a list that was cut, it also names the count at which it was read. */
export const syncToken = (until: number, revision = until) =>
  `urn:kith:sync:${until}${until === revision ? '' : `-${revision}`}`

/** Null for a token that is not ours, of the future, or of the time before a backup was restored. */
export function revisionOf(token: string, revision: number) {
  const [, since, read = since] = form.exec(token.trim()) ?? []
  const isKnown = since !== undefined && Number(read) <= revision && isOneEra(Number(read), revision)
  return isKnown ? Number(since) : null
}
