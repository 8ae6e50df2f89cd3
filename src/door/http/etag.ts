/** Whether `If-None-Match` names this ETag: the client already has the current version. */
export function matchesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
}
