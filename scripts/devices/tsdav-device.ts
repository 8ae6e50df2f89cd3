import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { DAVClient, type DAVObject } from 'tsdav'
import type { Account } from './device-client.ts'

// A device on tsdav: reads requests as lines of JSON, and answers each with one. It keeps its cards in memory.

const { url, user, password }: Account = JSON.parse(process.env.KITH_ACCOUNT ?? '')
const credentials = { username: user, password }
const signIn = { serverUrl: url, credentials, authMethod: 'Basic' } as const
const contacts = new DAVClient({ ...signIn, defaultAccountType: 'carddav' })
const tasks = new DAVClient({ ...signIn, defaultAccountType: 'caldav' })
let cards: DAVObject[] = []

const operations: Record<string, (request: Record<string, string> & { names: string[] }) => unknown> = {
  sync: fetchCards,
  count: () => cards.length,
  read: ({ name }) => find(name)?.data ?? '',
  change: async ({ name, title, note }) => {
    const card = find(name)
    const others = card?.data.replaceAll(/^(?:TITLE|NOTE)[:;].*\r?\n/gm, '')
    const data = others.replace('END:VCARD', `TITLE:${title}\r\nNOTE:${note}\r\nEND:VCARD`)
    const answer = await contacts.updateVCard({ vCard: { url: '', ...card, data } })
    if (answer.status !== 412) return expectOk(answer)
    // Somebody else changed it: this device wins, from the copy that it has.
    await fetchCards()
    expectOk(await contacts.updateVCard({ vCard: { url: '', ...find(name), data } }))
  },
  add: async ({ name, email }) => {
    const uid = randomUUID()
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, `FN:${name}`, `EMAIL:${email}`, 'END:VCARD', '']
    const card = { filename: `${uid}.vcf`, vCardString: lines.join('\r\n') }
    expectOk(await contacts.createVCard({ addressBook: await book(), ...card }))
  },
  remove: async ({ names }) => {
    for (const name of names) expectOk(await contacts.deleteVCard({ vCard: find(name) ?? { url: '' } }))
  },
  move: ({ text, day = '' }) =>
    changeTask(text, (data) => data.replace(/^DUE.*$/m, `DUE;VALUE=DATE:${day.replaceAll('-', '')}`)),
  tick: ({ text }) => changeTask(text, (data) => data.replace('STATUS:NEEDS-ACTION', 'STATUS:COMPLETED')),
}

for await (const line of createInterface(process.stdin)) {
  const { do: operation, ...request } = JSON.parse(line)
  const answer = await Promise.resolve(operations[operation]?.(request)).then(
    (value) => ({ value: value ?? null }),
    (error) => ({ error: String(error) }),
  )
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

async function fetchCards() {
  cards = await contacts.fetchVCards({ addressBook: await book() })
}

async function book() {
  if (!contacts.account) await contacts.login()
  const [book] = await contacts.fetchAddressBooks()
  if (!book) throw new Error('there is no address book')
  return book
}

async function changeTask(text = '', change: (data: string) => string) {
  if (!tasks.account) await tasks.login()
  const [calendar] = await tasks.fetchCalendars()
  if (!calendar) throw new Error('there is no list of tasks')
  // Without a filter of its own it asks for events only.
  const comp = { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } }
  const found = await tasks.fetchCalendarObjects({ calendar, filters: [{ 'comp-filter': comp }] })
  const task = found.find(({ data }) => data.includes(text))
  const data = change(task?.data)
  expectOk(await tasks.updateCalendarObject({ calendarObject: { url: '', ...task, data } }))
}

function find(name: string | undefined) {
  return cards.find(({ data }) => data.includes(`FN:${name}\r\n`) || data.includes(`FN:${name}\n`))
}

function expectOk({ status, statusText }: Response) {
  if (status >= 300) throw new Error(`${status} ${statusText}`)
}
