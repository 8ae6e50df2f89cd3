import assert from 'node:assert/strict'
import { createHash, randomUUIDv7 } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { format, formatVersion } from '#transfer/archive/zip/manifest.ts'
import { newDevice } from '../harness/dav-device.ts'
import { type House, newMember, type Someone } from '../harness/harness.ts'
import { fileOf, pdf } from './entry-files.ts'
import { picture } from './images.ts'
import { recording, sendForm } from './recordings.ts'

/** A member with records of every kind in an archive. */
export async function richMember(house: House, more: { timeZone?: string } = {}) {
  const someone = await newMember(house, more)
  const { client } = someone
  const made = await Promise.all(
    ['Ana Ribeiro', 'Ben Okafor', 'Chloé Martin', '田中 花子'].map((displayName, at) =>
      client.Connections_create({
        displayName,
        company: at % 2 ? 'Banco Atlântico' : undefined,
        emails: [`person${at}@example.com`],
        tags: ['design'],
        profiles: at === 0 ? [{ url: 'https://github.com/ana', handle: 'ana', service: 'github' }] : [],
        ...(at === 2 && { birthday: '--04-23', rhythmDays: 60, howMet: 'At the harbour,\nin Porto' }),
      }),
    ),
  )
  const [ana = '', ben = '', chloe = '', hanako = ''] = made.map(({ connectionId }) => connectionId)
  await client.Rhythms_set({ tag: 'design', days: 90 })
  await client.Organizations_update({ key: 'banco-atlantico', name: 'The Bank' })
  await timelineOf(someone, ana)
  await client.Memory_addInteraction({
    connectionId: ben,
    kind: 'call',
    text: 'About the ceramics',
    occurredAt: '2026-01-05T10:00:00Z',
  })
  await client.Moves_rest({ connectionId: chloe, until: '2027-05-01' })
  await client.Connections_keepApart({ connectionId: chloe, otherId: hanako })
  await client.Relations_create({ id: ben, kind: 'introduced_by', connectionId: chloe, since: '2024-05' })
  await client.Relations_create({ id: chloe, kind: 'landlord', reverseKind: 'tenant', name: 'Otto Berg', note: 'Kind' })
  const double = await fromAddressBook(house, someone)
  await client.Memory_addNote({ connectionId: double, text: 'Plays the cello.' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId: ana, otherId: double })
  await client.Dates_add({ connectionId: ana, kind: 'child_birthday', date: '--02-29', label: 'Milo' })
  await client.Dates_add({ connectionId: ben, kind: 'died', date: '2024-05-03' })
  await client.Gifts_add({ connectionId: ana, what: 'A blue scarf', status: 'given', date: '2024', price: '€ 40' })
  await client.Captures_create({ text: 'A man with a sextant asked about charts.' })
  await client.Captures_create({ audio: recording('memo-opus.ogg'), transcript: 'Met Ben at the lighthouse.' })
  await cardsOf(house, someone)
  const threadId = randomUUIDv7()
  const { answer } = await client.Threads_ask({ id: threadId, content: 'Who plays the cello?' })
  await client.Threads_feedback({ id: answer.id, rating: 'up', note: 'Right.' })
  await client.AddressBook_takeOut({ connectionId: chloe })
  await choicesOf(house, someone)
  return { ...someone, ana, ben, mergeId }
}

/** A task that names nobody, reminders, and a webhook whose address is a secret. */
async function choicesOf(house: House, someone: Someone) {
  const device = await newDevice(house, someone)
  const task = [
    'BEGIN:VTODO',
    'UID:task-1',
    'SUMMARY:Buy a stamp',
    'DUE;VALUE=DATE:20261201',
    'PRIORITY:1',
    'END:VTODO',
  ]
  const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...task, 'END:VCALENDAR', ''].join('\r\n')
  const { status } = await device.send('PUT', `/dav/${someone.memberId}/promises/stamp.ics`, {
    body,
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
  assert.equal(status, 201)
  await someone.client.Reminders_update({ digest: true, morningHour: 8, pushNames: true })
  const address = { url: 'https://hooks.example.com/hidden-path', description: 'The kitchen display' }
  await someone.client.Webhooks_create({ ...address, kinds: ['promise.made', 'lead.received'] })
}

/** A person imported from an address book, with extras. */
async function fromAddressBook(house: House, { client }: Someone) {
  const lines = ['FN:Ana R.', 'TEL:+351 912 345 678', 'UID:abc-1', 'X-ICQ:12345', 'item1.X-ABLabel:Boat']
  const contacts = new Blob([['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')])
  const { id } = await client.Imports_create({ contacts })
  await house.work()
  await client.Imports_apply({ id })
  await house.work()
  const { connections } = await client.Connections_search({ query: 'Ana R.' })
  return connections.find(({ displayName }) => displayName === 'Ana R.')?.connectionId ?? ''
}

async function timelineOf({ client }: Someone, connectionId: string) {
  const told = await client.Memory_addNote({ connectionId, text: 'Coffee. I promised to send her the deck by Friday.' })
  assert.ok(told.found[0]?.promiseId)
  await client.Promises_complete({ promiseId: told.found[0].promiseId })
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'I should send her the book.' })
  await client.Files_add({ ixId, file: fileOf(pdf(), 'plan.pdf') })
  await client.Memory_addInteraction({
    connectionId,
    audio: recording('memo.webm'),
    text: 'From the train',
    transcript: 'She sails on Sundays.',
  })
  await client.Memory_addInteraction({ connectionId, audio: recording('memo.mp3') })
  await client.Promises_create({ connectionId, text: 'Call about the boat', dueOn: '2026-05-01', dueTime: '15:30' })
  const sent = await client.Followups_draft({ connectionId })
  await client.Followups_patch({ id: sent.id, action: 'send' })
  await client.Followups_draft({ connectionId })
}

async function cardsOf(house: House, { client, token }: Someone) {
  const card = await client.Cards_create({
    slug: 'me',
    bio: 'I design things.',
    links: [{ url: 'https://example.com/me', label: 'Work' }],
  })
  const shown = await client.Cards_create({
    slug: 'shown',
    name: 'For work',
    emails: [{ label: 'work', address: 'me@example.com' }],
  })
  await client.Cards_setDefault({ id: shown.id })
  await client.Cards_update({ id: card.id, listed: true, published: true })
  const photo = new Blob([await picture(700, 500).jpeg().toBuffer()])
  const { status } = await sendForm(house, `POST /api/cards/${shown.id}/photo`, token, [['photo', photo]])
  assert.equal(status, 200)
  await client.Cards_update({ id: shown.id, colours: { accent: '#a4161a', background: '#fff4e0' } })
  await client.Cards_logo({ id: shown.id, photo: new Blob([await picture(90, 30, { alpha: 0.4 }).png().toBuffer()]) })
  await client.Cards_backgroundImage({ id: shown.id, photo })
  const [, , workspace = '', slug = ''] = new URL(shown.url).pathname.split('/')
  for (const displayName of ['Inês Duarte', 'Otto Weiß', 'Paula Reis'])
    await client.Exchange_submitToCard({
      workspace,
      card: slug,
      displayName,
      email: 'visitor@example.com',
      note: `${displayName} says hello.`,
    })
  const [first, second] = await client.Leads_list({})
  await client.Leads_addProfile({ id: first?.id ?? '', service: 'github', url: 'https://github.com/visitor' })
  await client.Leads_connect({ id: first?.id ?? '', asNew: true })
  await client.Leads_discard({ id: second?.id ?? '' })
}

/** Exports an archive and returns its bytes and files. */
export async function downloadArchive({ url }: House, { token }: Pick<Someone, 'token'>) {
  const response = await fetch(`${url}/api/export`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const files = await unzipped(bytes)
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '')
  const kept = [...files].filter(([name]) => /^(data|audio|photos)\//.test(name))
  const sums = Object.fromEntries(kept.map(([name, file]) => [name, createHash('sha256').update(file).digest('hex')]))
  return { bytes, files, manifest, sums, headers: response.headers }
}

export async function unzipped(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

/** Uploads an archive as the body. */
export async function sendArchive(house: House, { token }: Pick<Someone, 'token'>, bytes: Buffer) {
  const response = await fetch(`${house.url}/api/archive-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    body: new Blob([new Uint8Array(bytes)]),
  })
  return {
    status: response.status,
    body: (await response.json()) as { id: string; code?: string; detail?: string },
    headers: response.headers,
  }
}

/** Imports an archive and returns the result. */
export async function restoreArchive(house: House, someone: Someone, bytes: Buffer) {
  const { status, body } = await sendArchive(house, someone, bytes)
  assert.equal(status, 201, JSON.stringify(body))
  await house.work()
  return someone.client.Archive_status({ id: body.id })
}

export const rows = (files: Map<string, Buffer>, kind: string) =>
  (files.get(`data/${kind}.jsonl`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

type Options = { mode?: number; compress?: boolean }
type Change = (files: Map<string, Buffer>) => void

/** Creates an archive of these files, with a matching manifest unless `isSealed` is false. */
export async function archiveOf(
  files: Map<string, Buffer>,
  { isSealed = true, options = {} as Record<string, Options> } = {},
) {
  const all = new Map(files)
  if (isSealed) all.set('manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(files), files: sumsOf(all) })))
  const zip = new ZipFile()
  for (const [name, bytes] of all) zip.addBuffer(bytes, name, options[name] ?? {})
  zip.end()
  return buffer(zip.outputStream)
}

export const manifestOf = (files: Map<string, Buffer>) => JSON.parse(files.get('manifest.json')?.toString() ?? '{}')

function sumsOf(files: Map<string, Buffer>) {
  const others = [...files].filter(([name]) => name !== 'manifest.json')
  const sum = (file: Buffer) => ({ bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') })
  return Object.fromEntries(others.map(([name, file]) => [name, sum(file)]))
}

export function changeFiles(files: Map<string, Buffer>, change: Change) {
  const copy = new Map(files)
  change(copy)
  return copy
}

/** Changes the records of a kind. */
export function withRecords(files: Map<string, Buffer>, kind: string, change: (records: Fields[]) => unknown[]) {
  const lines = change(rows(files, kind)).map(
    (record) => `${typeof record === 'string' ? record : JSON.stringify(record)}\n`,
  )
  return changeFiles(files, (copy) => copy.set(`data/${kind}.jsonl`, Buffer.from(lines.join(''))))
}

export type Fields = Record<string, unknown>

/** Replaces a file name by another of the same length. */
export function renameEntry(bytes: Buffer, from: string, to: string) {
  assert.equal(from.length, to.length)
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** The archive of a member without data. */
export const emptyArchive = await archiveOf(
  new Map([
    [
      'manifest.json',
      Buffer.from(
        JSON.stringify({
          format,
          version: formatVersion,
          madeAt: '2026-03-14T09:30:00.000Z',
          madeBy: 'a test',
          member: { name: 'Ana', email: 'ana@example.com', timeZone: 'UTC' },
          counts: {},
          missing: [],
        }),
      ),
    ],
  ]),
)

/** Counts the records of a member that an import could change. */
export async function countRecords(house: House, { memberId }: { memberId: string }) {
  const tables = ['connections', 'interactions', 'promises', 'cards', 'leads', 'merges', 'threads'] as const
  const counts = tables.map((table) =>
    house.kith.db
      .selectFrom(table as 'connections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).map(({ count }) => Number(count))
}
