import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import {
  archiveOf,
  downloadArchive,
  type Fields,
  restoreArchive,
  richMember,
  rows,
  withRecords,
} from '../../../test/samples/archives.ts'
import { maxWebhooks } from '../webhooks/api.ts'

const house = await useHouse()
const rich = await richMember(house)
const { bytes, files } = await downloadArchive(house, rich)

const changed = (kind: string, change: (records: Fields[]) => unknown[]) => archiveOf(withRecords(files, kind, change))

test('tasks that wait come back as waiting tasks, on devices too, and can be assigned', async () => {
  const other = await newMember(house)
  const { client } = other
  await restoreArchive(house, other, bytes)
  const { tasks } = await client.Tasks_waiting()
  assert.deepEqual(tasks, (await rich.client.Tasks_waiting()).tasks)
  const [task] = tasks
  assert.equal(task?.text, 'Buy a stamp')
  const device = await newDevice(house, other)
  const { text } = await device.send('GET', `/dav/${other.memberId}/promises/${task?.id}.ics`)
  assert.match(text, /UID:task-1\r\n.*PRIORITY:1\r\n/s)
  await client.Tasks_assign({ id: task?.id ?? '', connectionId: rich.ana })
  const { counts } = await restoreArchive(house, other, bytes)
  assert.equal(counts['waiting-tasks']?.differed, 1)
  assert.deepEqual((await client.Tasks_waiting()).tasks, [])
})

test('a discarded task comes back, and one that the phone has sent meanwhile is not doubled', async () => {
  const { client, ...other } = await newMember(house)
  await restoreArchive(house, { client, ...other }, bytes)
  const [task] = (await client.Tasks_waiting()).tasks
  await client.Tasks_discard({ id: task?.id ?? '' })
  await restoreArchive(house, { client, ...other }, bytes)
  assert.deepEqual((await client.Tasks_waiting()).tasks, [task])
  const renumbered = await changed('waiting-tasks', (all) => all.map((each) => ({ ...each, id: randomUUIDv7() })))
  const { counts } = await restoreArchive(house, { client, ...other }, renumbered)
  assert.equal(counts['waiting-tasks']?.alreadyThere, 1)
  assert.deepEqual((await client.Tasks_waiting()).tasks, [task])
})

test('a task cannot take the place of another task', async () => {
  const other = await newMember(house)
  const { connectionId } = await other.client.Connections_create({ displayName: 'Eva' })
  const { promiseId } = await other.client.Promises_create({ connectionId, text: 'Write', dueOn: '2027-01-01' })
  const device = await newDevice(house, other)
  const path = `/dav/${other.memberId}/promises/${promiseId}.ics`
  assert.match((await device.send('GET', path)).text, /Write/)
  const [first] = rows(files, 'waiting-tasks')
  const second = { ...first, task: first.task.replace('task-1', 'task-2') }
  const { counts } = await restoreArchive(
    house,
    other,
    await changed('waiting-tasks', () => [{ ...first, id: promiseId }, first, second]),
  )
  assert.deepEqual(counts['waiting-tasks'], { added: 1, alreadyThere: 0, differed: 0, leftOut: 2 })
  assert.match((await device.send('GET', path)).text, /Write/)
})

test('people added to or taken out of the address book are restored that way, with the tag', async () => {
  const owner = await newMember(house)
  const { client } = owner
  const people = await Promise.all(
    ['Ana', 'Ben', 'Eva'].map((displayName, at) =>
      client.Connections_create({ displayName, emails: at < 2 ? [`p${at}@example.com`] : [] }),
    ),
  )
  const [ana = '', ben = '', eva = ''] = people.map(({ connectionId }) => connectionId)
  await client.AddressBook_takeOut({ connectionId: ben })
  await client.AddressBook_putBack({ connectionId: eva })
  const sent = await downloadArchive(house, owner)
  assert.equal(sent.manifest.counts['address-book-people'], 2)
  const other = await newMember(house)
  await restoreArchive(house, other, sent.bytes)
  assert.deepEqual(await other.client.AddressBook_removed({}), await client.AddressBook_removed({}))
  const { names } = readChanges((await (await newDevice(house, other)).sync()).text)
  assert.deepEqual(names, [`${ana}.vcf`, `${eva}.vcf`].sort())
  await client.AddressBook_choose({ people: 'tagged', tag: 'friends' })
  const tagged = (await downloadArchive(house, owner)).bytes
  const third = await newMember(house)
  await restoreArchive(house, third, tagged)
  assert.equal((await third.client.AddressBook_choice()).tag, 'friends')
  const { counts } = await restoreArchive(house, other, tagged)
  assert.equal(counts['address-book']?.differed, 1)
  assert.equal((await other.client.AddressBook_choice()).people, 'reachable')
})

test('an import keeps a member’s existing choices', async () => {
  const other = await newMember(house)
  await other.client.Reminders_update({ digest: false })
  const { counts } = await restoreArchive(house, other, bytes)
  assert.equal(counts.reminders?.differed, 1)
  assert.equal((await other.client.Reminders_get()).digest, false)
})

test('a webhook comes back turned off with another secret, and needs a fresh proof to be turned on', async () => {
  const other = await newMember(house)
  const { client } = other
  const { notes } = await restoreArchive(house, other, bytes)
  assert.match(notes.find(({ kind }) => kind === 'webhooks')?.what ?? '', /turned off/)
  const [webhook] = (await client.Webhooks_list()).webhooks
  assert.deepEqual([webhook?.url, webhook?.enabled], ['https://hooks.example.com/hidden-path', false])
  assert.match(webhook?.disabledReason ?? '', /came with an archive/)
  const secrets = await house.kith.db
    .selectFrom('webhooks')
    .select('secret')
    .where('id', '=', webhook?.id ?? '')
    .execute()
  assert.equal(new Set(secrets.map(({ secret }) => secret)).size, secrets.length)
  const id = webhook?.id ?? ''
  house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
  await refused(client.Webhooks_update({ id, enabled: true }), 'confirmation_needed')
  await client.Webhooks_update({ id, enabled: false })
  await client.Webhooks_remove({ id })
  await client.Webhooks_restore({ id })
  await refused(client.Webhooks_update({ id, enabled: true }), 'confirmation_needed')
  house.clock.reset()
  assert.equal((await client.Webhooks_update({ id, enabled: true })).enabled, true)
})

test('with Read access a webhook shows its host, not the full address', async () => {
  const { token } = await rich.client.Tokens_create({ name: 'Reader', access: 'read' })
  const [webhook] = rows((await downloadArchive(house, { token })).files, 'webhooks')
  assert.equal(webhook.url, 'https://hooks.example.com/')
})

test('an archive brings no more webhooks than a member may have', async () => {
  const other = await newMember(house)
  const many = (all: Fields[]) => Array.from({ length: maxWebhooks + 3 }, () => ({ ...all[0], id: randomUUIDv7() }))
  const { counts } = await restoreArchive(house, other, await changed('webhooks', many))
  assert.deepEqual([counts.webhooks?.added, counts.webhooks?.leftOut], [maxWebhooks, 3])
})
