import assert from 'node:assert/strict'
import { createHash, randomUUIDv7 } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import { type OperationName, operations } from '#contract/api.ts'
import type { Operation } from '#contract/operation.ts'
import { errorCodesOf } from '#contract/reference/error-codes.ts'
import { toolList } from '#door/mcp/tool-sets.ts'
import { indexAllWaiting } from '#people/search/index/later.ts'
import type { Kith } from '#platform/context/context.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { unsubscribeLink } from '#transfer/reminders/unsubscription.ts'
import { ask, type House, memberPassword, newMember, type Someone } from '../harness/harness.ts'
import { emptyArchive } from '../samples/archives.ts'
import { blackPng } from '../samples/images.ts'
import { sendForm } from '../samples/recordings.ts'
import {
  anImport,
  archiveImport,
  captureOf,
  company,
  connectedApp,
  contactsFile,
  deadJob,
  leadsOn,
  meetingCalendarOf,
  otherSession,
  passkeyOf,
  removedPromise,
  subscribedBrowser,
  waitingTask,
  webhookOf,
} from './belongings.ts'
import { plainId } from './ids.ts'

/** A member with one record of each kind, and the ids of all of them. */
type World = Someone & { ids: Record<string, string>; readToken: string; writeToken: string }

export async function newWorld(house: House): Promise<World> {
  const someone = await newMember(house)
  const { client } = someone
  const people = await newPeople(someone)
  const read = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const write = await client.Tokens_create({ name: 'Writer', access: 'write' })
  const spare = await client.Tokens_create({ name: 'Spare', access: 'read' })
  const jobId = await deadJob(house, someone.memberId, people.ixId)
  const card = await client.Cards_create({ slug: 'ana', colours: { accent: '#0b5f4e' } })
  await client.Cards_logo({ id: card.id, photo: new Blob([blackPng(2, 2)]) })
  await client.Cards_backgroundImage({ id: card.id, photo: new Blob([blackPng(2, 2)]) })
  const leads = await leadsOn(someone, card)
  await client.Calendar_create({})
  const { threadId, answer } = await client.Threads_ask({ id: randomUUIDv7(), content: 'Who likes the harbour?' })
  const imports = await anImport(house, someone)
  const archiveImportId = await archiveImport(house, someone.memberId)
  const ids = {
    ...imports,
    ...leads,
    archiveImportId,
    captureId: await captureOf(someone),
    removalId: await removedPromise(someone, people),
    ...(await webhookOf(house, someone)),
    meetingCalendarId: await meetingCalendarOf(house, someone, people.connectionId),
    threadId,
    unusedId: randomUUIDv7(),
    answerId: answer.id,
    cardId: card.id,
    ...(await company(house, someone)),
    ...people,
    tokenId: spare.id,
    deviceId: (await client.Devices_create({ name: 'Phone' })).id,
    taskId: await waitingTask(house, someone),
    sessionId: await otherSession(house, someone),
    passkeyId: await passkeyOf(house, someone.memberId),
    appId: await connectedApp(house, someone.memberId),
    subscriptionId: await subscribedBrowser(someone),
    unsubscribeToken: (await unsubscribeLink(house.kith, 'digest', someone.memberId)).token,
    jobId,
    key: 'banco-atlantico',
    household: 'hamburg-hafen-st-12',
  }
  return { ...someone, ids, readToken: read.token, writeToken: write.token }
}

/** Two connections, one of them with one of each record that belongs to a connection. */
export async function newPeople({ client }: Someone) {
  const addresses = [{ street: 'Hafenstraße 12', city: 'Hamburg' }]
  const ana = { displayName: 'Ana Ribeiro', company: 'Banco Atlântico', addresses }
  const { connectionId } = await client.Connections_create(ana)
  const audio = await openAsBlob('test/samples/audio/memo.webm')
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio, text: 'Coffee at the harbour.' })
  await client.Connections_photo({ connectionId, photo: new Blob([blackPng(2, 2)]) })
  const { fileId } = await client.Files_add({ ixId, file: new Blob([blackPng(2, 2)]) })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  const { connectionId: otherId } = await client.Connections_create({
    displayName: 'Ben Okafor',
    company: 'Banco Atlântico Seguros',
    addresses,
  })
  const { relationId } = await client.Relations_create({ id: connectionId, kind: 'colleague', connectionId: otherId })
  const { connectionId: goneId } = await client.Connections_create({ displayName: 'Ana R.' })
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId: goneId })
  const { id: followupId } = await client.Followups_draft({ connectionId })
  await client.Memory_addNote({ connectionId, text: 'She is vegetarian. I should send her the book.' })
  const { dateId } = await client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-20' })
  const { giftId } = await client.Gifts_add({ connectionId, what: 'A blue scarf' })
  const suggestionId = (await client.Promises_suggested({})).suggestions[0]?.id ?? ''
  return {
    connectionId,
    otherId,
    relationId,
    mergeId,
    ixId,
    fileId,
    promiseId,
    followupId,
    suggestionId,
    dateId,
    giftId,
  }
}

type Fields = Record<string, unknown>
type Properties = Record<string, z.core.JSONSchema.BaseSchema>

const schemas = new Map<Operation, z.core.JSONSchema.BaseSchema>()
const schemaOf = (operation: Operation) =>
  schemas.getOrInsertComputed(operation, ({ input }) => z.toJSONSchema(input, { io: 'input' }))

export function propertiesOf(operation: Operation) {
  return (schemaOf(operation).properties ?? {}) as Properties
}

/** Operations whose id the caller chooses: an id of another member is simply unused. */
const chosen = new Set<string>([
  'Threads_create id',
  'Threads_ask id',
  'Memory_addNote ixId',
  'Memory_addInteraction ixId',
  'Captures_create captureId',
  'Files_add fileId',
])

/** The fields of an operation that refer to stored records; templates belong to everybody. */
export function idFields(name: OperationName, operation: Operation) {
  return Object.entries(propertiesOf(operation)).flatMap(([field, schema]) =>
    schema.format === 'uuid' && field !== 'templateId' && !chosen.has(`${name} ${field}`) ? [field] : [],
  )
}

/** Fields that an operation requires although its contract cannot say so. */
const more: Partial<Record<OperationName, Fields>> = {
  Connections_addDetail: { is: 'relation', kind: 'friend' },
  Memory_addInteraction: { text: 'Coffee at the harbour.' },
  Captures_create: { text: 'Coffee at the harbour.' },
  Members_remove: { password: memberPassword },
}

/** The address of the world's card. */
const slugs = ['workspace', 'card']

/** A valid input of an operation: ids from the world, the rest from the contract's examples. */
export function sample(name: OperationName, operation: Operation, ids: Record<string, string>): Fields {
  const required = new Set(schemaOf(operation).required ?? [])
  const fields = Object.entries(propertiesOf(operation)).filter(
    ([field, schema]) => required.has(field) || (schema.format === 'uuid' && field !== 'templateId'),
  )
  const given = Object.fromEntries(
    fields.map(([field, schema]) => {
      if (slugs.includes(field)) return [field, ids[field]]
      if (schema.format === 'uuid') return [field, ids[idNamed(name, field)]]
      if (field === 'token') return [field, name === 'Reminders_unsubscribe' ? ids.unsubscribeToken : ids.inviteToken]
      return [field, schema.examples?.[0] ?? schema.enum?.[0] ?? schema.minimum ?? 'something']
    }),
  )
  return { ...given, ...more[name] }
}

function idNamed(name: OperationName, field: string) {
  if (field === 'id') return plainId[name] ?? (name.startsWith('Cards_') ? 'cardId' : 'id')
  return chosen.has(`${name} ${field}`) ? 'unusedId' : field
}

/** Sends the input of an operation as the contract says. An error that the reference does not list fails the test. */
export async function send(...request: Parameters<typeof sendInput>) {
  const [, operation] = request
  const answer = await sendInput(...request)
  const code = answer.status >= 400 ? answer.body.code : undefined
  assert.ok(!code || errorCodesOf(operation).includes(code), `${operation.http} does not document ${code}`)
  return answer
}

function sendInput(
  house: House,
  operation: Operation,
  input: Fields,
  token?: string,
  headers?: Record<string, string>,
) {
  const [method = '', template = ''] = operation.http.split(' ')
  const free = { ...input }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(free[field]))
    delete free[field]
    return value
  })
  const inQuery = method === 'GET' || (method === 'DELETE' && !operation.body)
  if (operation.uploadAlone || (operation.upload && operation.upload in free))
    return sendForm(house, `${method} ${path}`, token, formOf(operation, free), headers)
  const queried = inQuery ? Object.keys(free) : (operation.query ?? []).filter((field) => free[field] !== undefined)
  const query = new URLSearchParams(queried.map((field) => [field, String(free[field])]))
  for (const field of queried) delete free[field]
  const body = Object.keys(free).length === 0 ? {} : { body: free }
  return ask(house, `${method} ${path}${query.size > 0 ? `?${query}` : ''}`, {
    ...body,
    ...(token && { token }),
    ...(headers && { headers }),
  })
}

/** Operations that take only a file get it in a form. */
const files: Record<string, string | Buffer<ArrayBuffer>> = { contacts: contactsFile, archive: emptyArchive }

function formOf({ upload }: Operation, fields: Fields) {
  return Object.entries(fields).map(([name, value]): [string, Blob | string] =>
    name === upload ? [name, new Blob([files[upload] ?? blackPng(2, 2)])] : [name, String(value)],
  )
}

/**
 * A digest of every row of every table, or only of a member's rows, except when tokens were last used. New entries are indexed
 * before, because reading does that too, and visits are stored, which otherwise happens a few seconds later.
 */
export async function digest({ kith: { db, visits } }: House, memberId?: string, leftOut: string[] = []) {
  await indexAllWaiting({ db })
  await visits.flush()
  const hash = createHash('sha256')
  tables ??= (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !passing.has(name))
  const read = tables.filter((name) => !leftOut.includes(name))
  const rowsOf = isPostgres(db) ? await rowsAtOnce(db, read) : (table: string) => rowsOfTable(db, table)
  for (const table of read) {
    const rows = await rowsOf(table)
    const counted = memberId ? rows.filter((row) => row.member_id === memberId) : rows
    const lines = counted.map(({ last_used_at: _, ...row }) => JSON.stringify(row)).sort()
    hash.update(`${table}\n${lines.join('\n')}\n`)
  }
  return hash.digest('hex')
}

const rowsOfTable = async (db: Kith['db'], table: string) =>
  (await sql<Fields>`select * from ${sql.table(table)}`.execute(db)).rows

/** On PostgreSQL a statement for each table takes most of the time of a sweep. */
async function rowsAtOnce(db: Kith['db'], tables: string[]) {
  const selects = tables.map(
    (name) => sql`select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; row: Fields }>`${sql.join(selects, sql` union all `)}`.execute(db)
  const byTable = Map.groupBy(rows, ({ name }) => name)
  return (table: string) => byTable.get(table)?.map(({ row }) => row) ?? []
}

/** Counts and challenges that end within minutes are no records of anybody. */
const passing = new Set(['rate_limits', 'passkey_challenges'])

/** These tables are the same in every instance. */
let tables: string[] | undefined

/** Calls a tool with the input of its operation, with the older protocol and without a session. */
export async function callTool(house: House, token: string, name: string, input: Fields) {
  const params = { name, arguments: asArguments(name, input) }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const path = toolList.some((tool) => tool.name === name) ? '/mcp' : '/mcp/full'
  const { text } = await ask(house, `POST ${path}`, {
    token,
    body,
    headers: { accept: 'application/json, text/event-stream' },
  })
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text
  return JSON.parse(data).result as { isError?: boolean; content: [{ text: string }]; structuredContent?: Fields }
}

/** Under the names that the tool has for the fields. */
function asArguments(toolName: string, input: Fields) {
  const names = operations.find(([, { tool }]) => tool?.name === toolName)?.[1].tool?.names ?? {}
  const argumentOf = new Map(Object.entries(names).map(([argument, field]) => [field, argument]))
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [argumentOf.get(field) ?? field, value]))
}
