import type { MemberContext } from '#platform/context/context.ts'
import { isOneEra } from '#platform/db/revisions.ts'
import type { Collection } from './collection.ts'
import { collectionPath, davRoot, homePath } from './paths.ts'
import type { Properties } from './responses.ts'
import { element, escapeXml, href } from './xml/write.ts'

/** Enough to find one's way from any address that somebody typed. */
export function rootProperties(ctx: MemberContext): Properties {
  return {
    'd:resourcetype': element('d:collection'),
    'd:current-user-principal': href(homePath(ctx.member.id)),
    'd:principal-collection-set': href(davRoot),
  }
}

/** The member, and the home of their collections. */
export function homeProperties(ctx: MemberContext): Properties {
  const home = href(homePath(ctx.member.id))
  return {
    ...rootProperties(ctx),
    'd:resourcetype': element('d:collection') + element('d:principal'),
    'd:displayname': escapeXml(ctx.member.name),
    'd:principal-URL': home,
    'd:owner': home,
    'd:current-user-privilege-set': privileges(ctx),
    'card:addressbook-home-set': home,
    'cal:calendar-home-set': home,
    'cal:calendar-user-address-set': href(`mailto:${ctx.member.email}`),
  }
}

export function collectionProperties(ctx: MemberContext, collection: Collection, revision: number): Properties {
  const reports = [collection.multiget, collection.query, 'd:sync-collection']
  return {
    'd:resourcetype': element('d:collection') + collection.resourceType,
    'd:displayname': escapeXml(collection.displayName),
    // Macs load nothing without it.
    'cs:getctag': syncToken(revision),
    'd:sync-token': syncToken(revision),
    'd:supported-report-set': reports.map(supportedReport).join(''),
    'd:current-user-privilege-set': privileges(ctx),
    'd:current-user-principal': href(homePath(ctx.member.id)),
    'd:owner': href(homePath(ctx.member.id)),
    ...collection.properties,
  }
}

export function itemProperties(ctx: MemberContext, collection: Collection, etag: string): Properties {
  return {
    'd:getetag': escapeXml(etag),
    'd:resourcetype': '',
    'd:getcontenttype': collection.contentType,
    'd:owner': href(homePath(ctx.member.id)),
    'd:parent': href(collectionPath(ctx.member.id, collection)),
  }
}

const supportedReport = (name: string) =>
  element('d:supported-report', element('d:report', element(name as 'd:sync-collection')))

function privileges({ access }: MemberContext) {
  const names = ['d:read', 'd:read-current-user-privilege-set'] as const
  const forChanges = ['d:write', 'd:write-content', 'd:bind', 'd:unbind'] as const
  return [...names, ...(access === 'write' ? forChanges : [])]
    .map((name) => element('d:privilege', element(name)))
    .join('')
}

const form = /^urn:kith:sync:(\d{1,16})(?:-(\d{1,16}))?$/

/** A token is a count of changes and never expires. For a shortened list it also has the count at which it was read. */
export const syncToken = (until: number, revision = until) =>
  `urn:kith:sync:${until}${until === revision ? '' : `-${revision}`}`

/** Null for a token that is not ours, of the future, or of the time before a backup was restored. */
export function revisionOf(token: string, revision: number) {
  const [, since, read = since] = form.exec(token.trim()) ?? []
  const isKnown = since !== undefined && Number(read) <= revision && isOneEra(Number(read), revision)
  return isKnown ? Number(since) : null
}
