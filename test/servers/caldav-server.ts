import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'

const user = `Basic ${Buffer.from('rui:app password').toString('base64')}`

/**
 * A calendar by CalDAV, as Nextcloud answers: a GET of the collection is an error, and a query returns the events of its
 * time. Events are by name; whatever changes them changes the version.
 */
export async function openCalDavServer() {
  const events = new Map<string, string>()
  const seen: string[] = []
  let version = 1
  const server = createServer(async (request, response) => {
    const body = await text(request)
    seen.push(`${request.method} ${request.headers.depth ?? '-'}`)
    if (request.headers.authorization !== user) response.writeHead(401).end()
    else if (request.url !== '/dav/calendars/rui/work/') answer(response, 404, '')
    else if (request.method === 'PROPFIND') answer(response, 207, properties(version))
    else if (request.method === 'REPORT') answer(response, 207, eventsOf(events, body, request))
    else answer(response, 501, '<d:error xmlns:d="DAV:"/>')
  })
  server.listen(0, '127.0.0.2')
  await once(server, 'listening')
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    signIn: { address: `http://127.0.0.2:${port}/dav/calendars/rui/work/`, userName: 'rui', password: 'app password' },
    /** Methods and depths since the last time. */
    takeSeen: () => seen.splice(0),
    set: (name: string, event: string | null) => {
      version += 1
      if (event === null) events.delete(name)
      else events.set(name, event)
    },
  }
}

function answer(response: ServerResponse, status: number, xml: string) {
  response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(xml)
}

const multistatus = (inner: string) =>
  `<?xml version="1.0"?>\n<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">${inner}</multistatus>`

const properties = (version: number) =>
  multistatus(`<response><href>/dav/calendars/rui/work/</href>
<propstat><prop><resourcetype><collection/><C:calendar/></resourcetype><displayname>Work &amp; travel</displayname><CS:getctag>${version}</CS:getctag></prop><status>HTTP/1.1 200 OK</status></propstat>
<propstat><prop><sync-token/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>`)

function eventsOf(events: Map<string, string>, query: string, { headers }: IncomingMessage) {
  const [, start = '', end = ''] = /<c:time-range start="(\d{8}T\d{6}Z)" end="(\d{8}T\d{6}Z)"\/>/.exec(query) ?? []
  if (!query.includes('<c:calendar-query') || start === '' || headers.depth !== '1') return multistatus('')
  const inTime = (event: string) => {
    const at = /DTSTART[^:]*:(\d{8}T\d{6})/.exec(event)?.[1] ?? ''
    return event.includes('RRULE') || (at >= start && at <= end)
  }
  const found = [...events].filter(([, event]) => inTime(event))
  return multistatus(
    found
      .map(
        ([name, event]) =>
          `<response><href>/dav/calendars/rui/work/${name}</href><propstat><prop><getetag>"${event.length}"</getetag><C:calendar-data>${event.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;')}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`,
      )
      .join(''),
  )
}
