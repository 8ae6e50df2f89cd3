/** Whether `If-Match` or `If-None-Match` names this ETag. A proxy that compresses makes it a weak one: `W/"3-1"`. */
export function matchesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
}
