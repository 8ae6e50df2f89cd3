import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice, readChanges, syncBody } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { importContacts } from '../../../test/samples/import-files.ts'
import { sweepRemovals } from './purge.ts'

const house = await useHouse()
const { db } = house.kith

/** A member with a person, a promise to them, and a device that has both. */
async function setUp() {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const device = await newDevice(house, someone)
  const { id: importId } = await importContacts(house, { client }, 'name,email\nAna Zanzibar,ana@example.com\n')
  const { connectionId = '' } = (await client.Imports_rows({ id: importId }))[0] ?? {}
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Book zanzibar', dueOn: '2027-01-01' })
  const syncTasks = async (token = '') => device.send('REPORT', tasks, { body: syncBody(token) })
  const tasks = `/dav/${memberId}/promises/`
  const seen = async () => ({
    card: readChanges((await device.sync()).text).token,
    task: readChanges((await syncTasks()).text).token,
  })
  let tokens = await seen()
  const sync = async () => {
    tokens = await seen()
  }
  const gone = async () => [
    ...readChanges((await device.sync(tokens.card)).text).gone,
    ...readChanges((await syncTasks(tokens.task)).text).gone,
  ]
  return { someone, client, memberId, device, importId, connectionId, promiseId, sync, gone }
}

async function storedTexts(memberId: string) {
  const cards = await db.selectFrom('addressCards').select(['card', 'photo']).where('memberId', '=', memberId).execute()
  const tasks = await db.selectFrom('tasks').select(['text', 'keptLines']).where('memberId', '=', memberId).execute()
  return JSON.stringify([cards, tasks])
}

type Member = Pick<Awaited<ReturnType<typeof setUp>>, 'client'>

async function purgeAll({ client }: Member) {
  for (const { id } of await client.Removals_list({})) await client.Removals_purge({ id })
}

test('a person who is deleted for good leaves no card and no task, and devices hear that both are gone', async () => {
  const member = await setUp()
  const { client, memberId, connectionId, promiseId, gone } = member
  await client.Connections_remove({ connectionId })
  assert.match(await storedTexts(memberId), /zanzibar/i)
  await purgeAll(member)
  assert.doesNotMatch(await storedTexts(memberId), /zanzibar/i)
  assert.deepEqual(await gone(), [`${connectionId}.vcf`, `${promiseId}.ics`])
})

test('a removed promise leaves no task after the daily sweep, and its person keeps the card', async () => {
  const { client, memberId, device, connectionId, promiseId, gone } = await setUp()
  await client.Promises_remove({ promiseId })
  await sweepRemovals({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) })
  assert.doesNotMatch(await storedTexts(memberId), /book zanzibar/i)
  assert.match((await device.get(`${connectionId}.vcf`)).text, /Ana Zanzibar/)
  assert.deepEqual(await gone(), [`${promiseId}.ics`])
})

test('somebody merged into a person who is deleted for good leaves no card either', async () => {
  const member = await setUp()
  const { client, memberId, connectionId, promiseId, sync, gone } = member
  const other = await client.Connections_create({ displayName: 'Zanzibar Ana', emails: ['other@example.com'] })
  await sync()
  await client.Connections_merge({ connectionId, otherId: other.connectionId })
  await client.Connections_remove({ connectionId })
  await purgeAll(member)
  assert.doesNotMatch(await storedTexts(memberId), /zanzibar/i)
  const names = [`${connectionId}.vcf`, `${other.connectionId}.vcf`].sort()
  assert.deepEqual(await gone(), [...names, `${promiseId}.ics`])
})

test('promises that a job deletes after the purge leave no task', async () => {
  const member = await setUp()
  const { client, memberId, connectionId, sync } = member
  for (let at = 0; at < 100; at++)
    await client.Promises_create({ connectionId, text: `Book zanzibar ${at}`, dueOn: '2027-01-01' })
  await sync()
  await client.Connections_remove({ connectionId })
  await purgeAll(member)
  await house.work()
  assert.doesNotMatch(await storedTexts(memberId), /zanzibar/i)
})

test('an import that is undone leaves no card of the people it had added', async () => {
  const { client, memberId, importId, connectionId, promiseId, gone } = await setUp()
  await client.Promises_remove({ promiseId })
  await purgeAll({ client })
  await client.Imports_undo({ id: importId })
  await house.work()
  assert.doesNotMatch(await storedTexts(memberId), /zanzibar/i)
  assert.deepEqual(await gone(), [`${connectionId}.vcf`, `${promiseId}.ics`])
})

test('somebody who is there again, from an archive, stays on the device when the removal is deleted for good', async () => {
  const member = await setUp()
  const { someone, client, memberId, connectionId, sync, gone } = member
  const { bytes } = await downloadArchive(house, someone)
  await client.Connections_remove({ connectionId })
  await restoreArchive(house, someone, bytes)
  await sync()
  const before = await storedTexts(memberId)
  await purgeAll(member)
  assert.match(before, /Ana Zanzibar.*Book zanzibar/)
  assert.equal(await storedTexts(memberId), before)
  assert.deepEqual(await gone(), [])
})

test('a person restored in time is on the device as before', async () => {
  const { client, device, connectionId, promiseId } = await setUp()
  await client.Connections_remove({ connectionId })
  await sweepRemovals(house.kith)
  await client.Connections_restore({ connectionId })
  assert.match((await device.get(`${connectionId}.vcf`)).text, /Ana Zanzibar/)
  const { text } = await device.send('GET', `${device.book.replace('people', 'promises')}${promiseId}.ics`)
  assert.match(text, /Book zanzibar/)
})
