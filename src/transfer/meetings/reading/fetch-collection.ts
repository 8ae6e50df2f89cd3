import { childNamed, childrenNamed, readXml, type XmlElement } from '#platform/xml/xml.ts'
import type { Span } from './event-groups.ts'
import { type CalendarClient, type CalendarSource, failureOf, requestCalendar } from './requests.ts'

type Wanted = { version: string | null; span: Span; signal?: AbortSignal | undefined }

const versionMark = 'caldav '

/** The version of a collection is stored where that of a file is. */
export const isCollectionVersion = (version: string | null) => version?.startsWith(versionMark) ?? false

/** Reads the events of a time by CalDAV, unless none has changed. Null if the address is no such calendar. */
export async function fetchCollection(
  client: CalendarClient,
  source: CalendarSource,
  { version, span, signal }: Wanted,
) {
  const collection = await findCollection(client, source, signal)
  if (!collection) return null
  if (version !== null && version === collection.version) return { state: 'same' as const }
  const body = queryOf(span)
  const answer = await requestCalendar(client, source, { method: 'REPORT', headers: xmlTo('1'), body, signal })
  if ('problem' in answer || answer.status !== 207) return failureOf(answer, client.now())
  const { name } = collection
  const text = answer.body.toString('utf8')
  return { state: 'read' as const, text, etag: collection.version, modified: null, collection: { name } }
}

const maxAnswerBytes = 64 * 1024

async function findCollection(client: CalendarClient, source: CalendarSource, signal: AbortSignal | undefined) {
  const request = { method: 'PROPFIND', headers: xmlTo('0'), body: propertiesQuery, maxBytes: maxAnswerBytes, signal }
  const answer = await requestCalendar(client, source, request)
  if ('problem' in answer || answer.status !== 207) return null
  const properties = propertiesIn(await readXml(answer.body).catch(() => null))
  const isCalendar = properties.get('d:resourcetype')?.children.some(({ name }) => name === 'cal:calendar')
  if (!isCalendar) return null
  const textOf = (name: string) => properties.get(name)?.text.trim() ?? ''
  const version = textOf('d:sync-token') || textOf('cs:getctag')
  return { name: textOf('d:displayname'), version: version === '' ? null : versionMark + version }
}

const xmlTo = (depth: '0' | '1') => ({ 'content-type': 'application/xml; charset=utf-8', depth })

const propertiesQuery = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:cs="http://calendarserver.org/ns/"><d:prop>
<d:resourcetype/><d:displayname/><d:sync-token/><cs:getctag/>
</d:prop></d:propfind>`

const queryOf = ({ from, to }: Span) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<d:prop><d:getetag/><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
<c:time-range start="${utcTime(from)}" end="${utcTime(to)}"/>
</c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`

const utcTime = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The properties that were found, of the one thing that was asked for. */
function propertiesIn(root: XmlElement | null) {
  const response = root?.name === 'd:multistatus' ? childNamed(root, 'd:response') : undefined
  const found = response ? childrenNamed(response, 'd:propstat').filter(isFound) : []
  const properties = found.flatMap((propstat) => childNamed(propstat, 'd:prop')?.children ?? [])
  return new Map(properties.map((property) => [property.name, property]))
}

const isFound = (propstat: XmlElement) => / 2\d\d\b/.test(childNamed(propstat, 'd:status')?.text ?? '')
