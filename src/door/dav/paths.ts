import type { Collection } from './collection.ts'

/** The resource that a path under `/dav/` names. */
export type Resource =
  | { kind: 'root' }
  | { kind: 'home' }
  | { kind: 'collection'; collection: Collection }
  | { kind: 'item'; collection: Collection; name: string }

export const davRoot = '/dav/'

/** The id keeps two accounts on one host apart. */
export const homePath = (memberId: string) => `${davRoot}${memberId}/`

export const collectionPath = (memberId: string, { segment }: Collection) => `${homePath(memberId)}${segment}/`

export const itemPath = (collection: string, name: string) => collection + encodeURIComponent(name)

/** Null for a path that leads nowhere, or to another member. */
export function resourceAt(url: string, memberId: string, collections: readonly Collection[]): Resource | null {
  const parts = partsOf(url)
  if (!parts) return null
  const [dav, id, segment, name, ...more] = parts
  if (dav === undefined || (dav === 'dav' && id === undefined)) return { kind: 'root' }
  if (dav !== 'dav' || id?.toLowerCase() !== memberId || more.length > 0) return null
  if (segment === undefined) return { kind: 'home' }
  const collection = collections.find((each) => each.segment === segment)
  if (!collection) return null
  if (name === undefined) return { kind: 'collection', collection }
  return isName(name) ? { kind: 'item', collection, name } : null
}

/** The parts of a path, or of an address; the last one may end with a slash. */
function partsOf(url: string) {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? ''
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

const maxNameLength = 255

/** A device may choose any name for a new card. */
const isName = (name: string) =>
  name.length <= maxNameLength && name.isWellFormed() && !/[\p{Cc}/]/u.test(name) && !/^\.{1,2}$/.test(name)
