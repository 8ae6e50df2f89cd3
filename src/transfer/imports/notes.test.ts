import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { extrasOf, importContacts, peopleByName } from '../../../test/samples/import-files.ts'

const house = await useHouse()

test('notes go into the timeline or the extras, and no promises are found in them', async () => {
  const { client, memberId } = await newMember(house)
  const file = 'name,notes\nAna Ribeiro,"I will send her the book by Friday."\n'
  await importContacts(house, { client }, file, { notes: 'extras' })
  const before = (await peopleByName(client)).get('Ana Ribeiro')
  assert.equal(before?.timeline.length, 0)
  assert.deepEqual(await extrasOf(house, memberId, before?.connectionId ?? ''), [
    'NOTE:I will send her the book by Friday.',
  ])
  const { client: other } = await newMember(house)
  await importContacts(house, { client: other }, file)
  assert.equal((await peopleByName(other)).get('Ana Ribeiro')?.timeline.length, 1)
  assert.equal((await other.Promises_listOpen({})).promises.length, 0)
})

test('imported notes have the date of the file and do not count as contact', async () => {
  const { client } = await newMember(house)
  const known = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const of = { connectionId: known.connectionId }
  const metAt = '2023-03-14T09:30:00.000Z'
  await client.Memory_addInteraction({ ...of, kind: 'meeting', text: 'Lunch by the river.', occurredAt: metAt })
  const card = (name: string, lines: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEMAIL:${name.slice(0, 3)}@example.com\n${lines}\nEND:VCARD\n`
  const before = new Date().toISOString()
  const { id } = await importContacts(
    house,
    { client },
    card('Ana Ribeiro', 'NOTE:Likes tea.\nREV:20190102T030405Z') + card('Ben Okafor', 'NOTE:Sails.\nREV:2999-01-01'),
  )
  const people = await peopleByName(client)
  const [ana, ben] = [people.get('Ana Ribeiro'), people.get('Ben Okafor')]
  assert.deepEqual([ana?.lastContactAt, ben?.lastContactAt], [metAt, undefined])
  assert.deepEqual(
    ana?.timeline.map(({ text, source, occurredAt }) => [text, source, occurredAt]),
    [
      ['Lunch by the river.', 'member', metAt],
      ['Likes tea.', 'import', '2019-01-02T03:04:05.000Z'],
    ],
  )
  const { occurredAt = '', createdAt = '' } = ben?.timeline[0] ?? {}
  assert.ok(before <= occurredAt && occurredAt <= createdAt, 'a day to come is not believed')
  const [nudge] = (await client.Moves_nudges()).nudges
  assert.deepEqual([nudge?.displayName, nudge?.wayIn?.text], ['Ana Ribeiro', 'Lunch by the river.'])
  const sails = { id: ben?.connectionId ?? '', ixId: ben?.timeline[0]?.ixId ?? '' }
  await client.Memory_updateInteraction({ ...sails, kind: 'meeting' })
  assert.ok((await client.Connections_get({ connectionId: sails.id })).lastContactAt)
  await client.Imports_undo({ id })
  await house.work()
  assert.deepEqual([...(await peopleByName(client)).keys()].sort(), ['Ana Ribeiro', 'Ben Okafor'])
})
