import type { MemberContext } from '#platform/context/context.ts'
import type { XmlElement, XmlName } from '#platform/xml/xml.ts'
import type { Conditions, Item, ItemOptions, Refused, RemoveOutcome, WriteOutcome } from '#transfer/sync/items.ts'

type Change = Conditions & { name: string; client: DavClient }

/** What devices sync: the people of a member, and perhaps other things. The protocol knows no more of it than this. */
export type Collection = {
  /** The last part of its path. */
  segment: string
  displayName: string
  /** Types beside that of a collection. */
  resourceType: string
  contentType: string
  /** The versions in which its data can be had, the usual one first. */
  versions: readonly [string, ...string[]]
  maxBytes: number
  /** The property that has the data, and the reports that ask for it. */
  dataProperty: string
  multiget: string
  query: string
  /** The condition that something sent, or the version asked for, does not meet if it is refused. */
  conditions: Record<Refused | 'version', XmlName>
  /** Properties of its own. */
  properties: Readonly<Record<string, string>>
  /** Brings it up to date and counts its changes. */
  revision: (ctx: MemberContext) => Promise<number>
  list: (ctx: MemberContext, options: ItemOptions) => AsyncIterable<Item[]>
  read: (ctx: MemberContext, names: string[], options: ItemOptions) => AsyncIterable<Item[]>
  changes: (ctx: MemberContext, range: { since: number; until: number }, options: ItemOptions) => AsyncIterable<Item[]>
  /** The revision at which a list of so many changes ends; null if there are no more. */
  cutAfter: (ctx: MemberContext, since: number, count: number) => Promise<number | null>
  /** Whether the data of an item matches the filter of a query. */
  matcher: (query: XmlElement) => (data: string) => boolean
  write: (ctx: MemberContext, change: Change & { body: Buffer }) => Promise<WriteOutcome>
  remove: (ctx: MemberContext, change: Change) => Promise<RemoveOutcome>
}

/** A program that syncs, as far as it behaves in a way of its own. */
type DavClient = {
  /** Forgets its sync token only after 400, never after the 403 that the standard wants. */
  needsBadRequest: boolean
  /** Shows no categories, and leaves them out when it saves: that removes none. */
  hidesCategories: boolean
}

/** Apple stores groups as separate cards, and so does DAVx5 by default. */
const hidesCategories = /\b(?:iOS|macOS|Mac[ _+]OS|AddressBook|dataaccessd|accountsd|CalendarAgent|Contacts|DAVx5)\b/i

export function clientOf(agent: string | undefined): DavClient {
  return {
    needsBadRequest: /\bThunderbird\b/i.test(agent ?? ''),
    hidesCategories: hidesCategories.test(agent ?? ''),
  }
}
