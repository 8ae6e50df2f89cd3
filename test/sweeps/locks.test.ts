import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Kysely } from 'kysely'
import { api, type OperationName, operations } from '#contract/api.ts'
import type { Operation } from '#contract/operation.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { captureOf, leadsOn, waitingTask } from './belongings.ts'
import { idFields, newPeople, propertiesOf, sample, send } from './world.ts'

// An operation that changes something under a connection locks the connection's row before it reads what it decides on.
// This runs every such operation and looks at its SQL statements in their order.

const house = await useHouse()
const statements: string[] = []
house.kith.db = new Kysely<Schema>({
  dialect: engineFor(house.kith.config).dialect,
  log: ({ query }) => void statements.push(query.sql),
})
after(() => house.kith.db.destroy())

/** Why an operation may read first. */
const exceptions: Partial<Record<OperationName, string>> = {
  Threads_ask: 'It asks about a person and changes nothing of theirs.',
  Files_add: 'A full entry is refused before the file is stored, and again once the row is locked.',
  Followups_draft: 'A model may take long to write the draft, so no row is locked meanwhile. The newest draft wins.',
}

/** Why an operation may change something without an event. */
const silent: Partial<Record<OperationName, string>> = {
  Connections_keepApart: 'It changes no record, only what is suggested.',
  Connections_undoKeepApart: 'It changes no record, only what is suggested.',
  Relations_dismiss: 'A dismissed suggestion was never a relation.',
  Relations_suggestAgain: 'A dismissed suggestion was never a relation.',
  Promises_dismiss: 'A dismissed suggestion was never a promise.',
  Promises_suggestAgain: 'The suggestion here is still open, so nothing changes.',
  Promises_reopen: 'The promise here is open already, so nothing changes.',
  Leads_restore: 'The lead here was not discarded, so nothing changes.',
}

/** What to do first, so that there is something to restore. */
const removals: Partial<Record<OperationName, OperationName>> = {
  Connections_restore: 'Connections_remove',
  Memory_restoreInteraction: 'Memory_removeInteraction',
  Files_restore: 'Files_remove',
  Promises_restore: 'Promises_remove',
  Relations_restore: 'Relations_remove',
  Dates_restore: 'Dates_remove',
  Gifts_restore: 'Gifts_remove',
  Captures_restore: 'Captures_remove',
  Leads_disconnect: 'Leads_connect',
  AddressBook_putBack: 'AddressBook_takeOut',
}

for (const [name, operation] of operations.filter(isAboutPeople)) {
  if (exceptions[name]) continue
  test(`${name} locks the connection before it reads, and emits an event`, async () => {
    const ids = await newWorldOfPeople()
    const answers = []
    let hasEvent = false
    for (const input of [{ ...examples(operation), ...sample(name, operation, ids) }, sample(name, operation, ids)]) {
      const before = removals[name]
      if (before) await send(house, api[before], sample(before, api[before], ids), ids.token)
      statements.length = 0
      answers.push((await send(house, operation, input, ids.token)).status)
      const fault = lockingFault(statements)
      assert.ok(fault === null, `${name}: ${fault}`)
      hasEvent ||= statements.some(isEvent)
    }
    assert.ok(hasEvent || silent[name], `${name} changes something without an event: call emit in the transaction.`)
    assert.ok(
      answers.some((status) => status < 300),
      `${name} was never carried out: ${answers}`,
    )
  })
}

test('reading before locking, and writing without a lock, are noticed', () => {
  const read = 'select "id", "text" from "promises" where "id" = ?'
  const owner = 'select "connection_id" as "connectionId" from "promises" where "id" = ?'
  const lock = 'update "connections" set "id" = ? where "id" = ?'
  const write = 'update "promises" set "due_on" = ?'
  assert.equal(lockingFault([owner, lock, owner, read, write]), null)
  assert.equal(lockingFault([read]), null)
  assert.match(lockingFault([read, lock, write]) ?? '', /is read before/)
  assert.match(lockingFault([owner, write]) ?? '', /is written before/)
})

function isAboutPeople([name, operation]: [OperationName, Operation]) {
  if (operation.access !== 'write' || operation.session) return false
  const known =
    'connectionId otherId relationId mergeId ixId fileId captureId promiseId followupId suggestionId dateId giftId leadId profileId'.split(
      ' ',
    )
  const input = sample(name, operation, Object.fromEntries(known.map((id) => [id, id])))
  const fields = idFields(name, operation)
  return fields.length > 0 && fields.every((field) => known.includes(String(input[field])))
}

async function newWorldOfPeople(): Promise<Record<string, string>> {
  const someone = await newMember(house)
  const card = await someone.client.Cards_create({ slug: 'ana' })
  const captureId = await captureOf(someone)
  const taskId = await waitingTask(house, someone)
  const leads = await leadsOn(someone, card)
  return { ...(await newPeople(someone)), ...leads, captureId, taskId, token: someone.token }
}

/** Every field that has an example, optional ones too. */
function examples(operation: Operation) {
  const given = Object.entries(propertiesOf(operation)).filter(([, { examples = [] }]) => examples.length > 0)
  return Object.fromEntries(given.map(([field, { examples = [] }]) => [field, examples[0]]))
}

/** What belongs to a connection, and the connection itself. */
const tables = 'connections|interactions|promises|findings|followups|dates|gifts'
const isLock = (statement: string) =>
  /^(update|insert into) "connections"/.test(statement) || /from "connections".*for (no key )?update/.test(statement)
const isWrite = (statement: string) => new RegExp(`^(update|delete from|insert into) "(${tables})"`).test(statement)
const isEvent = (statement: string) => statement.startsWith('insert into "events"')
const isRead = (statement: string) => new RegExp(`^select .*from "(${tables})"`).test(statement)
/** These only find out which row to lock, whether it exists, and whether the member has room for a file. */
const isLookUp = (statement: string) =>
  /^select ("connection_id" as "connectionId" from "\w+"|"id" from "connections") where/.test(statement) ||
  /^select (coalesce\(sum|count)\(/.test(statement)

/** Of statements in their order: the first that should have come after the lock, in words. */
function lockingFault(all: string[]) {
  const locked = all.findIndex(isLock)
  const written = all.findIndex(isWrite)
  if (written === -1) return null
  if (locked === -1 || written < locked) return fault('written', all[written])
  const early = all.slice(0, locked).find((statement) => isRead(statement) && !isLookUp(statement))
  return early ? fault('read', early) : null
}

function fault(what: string, statement = '') {
  return `Call lockConnection or lockConnectionOf first. This is ${what} before the connection's row is locked: ${statement}`
}
