type PersonRow = {
  id: string
  displayName: string
  company: string | null
  title: string | null
  location: string | null
  lastContactAt: string | null
}

/** Enough of a person to tell them from others. */
export function personInShort({ id, displayName, company, title, location, lastContactAt }: PersonRow) {
  return {
    connectionId: id,
    displayName,
    company: company ?? undefined,
    title: title ?? undefined,
    location: location ?? undefined,
    lastContactAt: lastContactAt ?? undefined,
  }
}
