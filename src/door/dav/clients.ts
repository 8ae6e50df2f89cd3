/** A program that syncs, as far as it behaves in a way of its own. */
export type DavClient = {
  /** Forgets its sync token only after 400, never after the 403 that the standard wants. */
  needsBadRequest: boolean
  /** Shows no categories, and leaves them out when it saves: that removes none. */
  hidesCategories: boolean
}

/** Apple's groups are cards of their own, and so are those of DAVx5 unless it is told otherwise. */
const hidesCategories = /\b(?:iOS|macOS|Mac[ _+]OS|AddressBook|dataaccessd|accountsd|CalendarAgent|Contacts|DAVx5)\b/i

export function clientOf(agent: string | undefined): DavClient {
  return {
    needsBadRequest: /\bThunderbird\b/i.test(agent ?? ''),
    hidesCategories: hidesCategories.test(agent ?? ''),
  }
}
