import type { TestData } from '../fill-database.ts'
import { encoded } from '../load.ts'
import { people } from '../people.ts'

/** Makes the next request; successive requests ask for different people. */
type Next = () => Buffer
export type Call = { name: string; ours: Next; bare: Next; peers: string }

/** The calls of a day, over HTTP and as tools, each with the bare request that does the least for the same answer. */
export function calls(subject: TestData): Call[] {
  const { token, others } = subject
  const known = people().take(500).toArray()
  const each = <T>(items: T[]) => {
    let at = 0
    return () => {
      at += 1
      return items[at % items.length] as T
    }
  }
  const get = (path: () => string) => () => encoded({ line: `GET ${path()}`, token })
  const post = (path: () => string) => () => encoded({ line: `POST ${path()}`, token, body: { text: newNote() } })
  const tool = (name: string, fields: () => object) => () => encodeTool(token, name, fields())
  const search = (path: string, query: () => string) => get(() => `${path}?query=${encodeURIComponent(query())}`)

  const [person, place] = [each(others), each(others.map((_, at) => String(at)))]
  const fullName = each(known.map(({ displayName }) => displayName))
  const firstName = each(['Maria', 'Anna', 'John', 'David', 'Michael'])
  const bareNote = post(() => `/people/${place()}/notes`)
  const bareName = search('/people', fullName)
  const bareFirstName = search('/people', firstName)
  const barePerson = get(() => `/people/${place()}`)
  const barePromises = get(() => '/promises')
  return [
    { name: 'add a note', ours: post(() => `/api/connections/${person()}/notes`), bare: bareNote, peers: peers.note },
    {
      name: '`add_note`',
      ours: tool('add_note', () => ({ connectionId: person(), text: newNote() })),
      bare: bareNote,
      peers: peers.note,
    },
    { name: 'search, full name', ours: search('/api/connections', fullName), bare: bareName, peers: peers.search },
    {
      name: '`search_connections`, full name',
      ours: tool('search_connections', () => ({ query: fullName() })),
      bare: bareName,
      peers: peers.search,
    },
    {
      name: 'search, common first name',
      ours: search('/api/connections', firstName),
      bare: bareFirstName,
      peers: '–',
    },
    { name: 'one person', ours: get(() => `/api/connections/${person()}`), bare: barePerson, peers: peers.person },
    {
      name: '`get_connection`',
      ours: tool('get_connection', () => ({ connectionId: person() })),
      bare: barePerson,
      peers: peers.person,
    },
    { name: 'open promises', ours: get(() => '/api/promises'), bare: barePromises, peers: '–' },
    { name: '`list_open_promises`', ours: tool('list_open_promises', () => ({})), bare: barePromises, peers: '–' },
  ]
}

/** Measured before against the same bare handler: p50, how many times as long. */
const peers = {
  note: '44 / 2.4 / 13',
  search: '47 / 32 / 136',
  person: '33 / 5.5 / 20',
}

let notes = 0
/** No two are alike, since the same note within a minute is stored once. */
function newNote() {
  notes += 1
  return `Told me about pricing and the marathon over lunch in Lisbon; next time ask about choir number ${notes}.`
}

function encodeTool(token: string, name: string, fields: object) {
  const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' }
  const params = { name, arguments: fields }
  return encoded({ line: 'POST /mcp', token, headers, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } })
}
