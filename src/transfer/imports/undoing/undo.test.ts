import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexAllWaiting } from '#people/search/index/later.ts'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { memberContext, memberPassword, newMember, refused, useHouse } from '../../../../test/harness/harness.ts'
import {
  extrasOf,
  importContacts,
  importFile,
  peopleByName,
  stageFile,
  undoAndWait,
} from '../../../../test/samples/import-files.ts'
import { sweepImports } from '../forget.ts'
import { undoImport } from './undo.ts'

const house = await useHouse()

/** Everything a member has but the imports themselves, and what only grows. */
async function everything(memberId: string) {
  const { db } = house.kith
  const of = { memberId }
  await indexAllWaiting(house.kith)
  const tables = ['connections', 'interactions', 'searchTerms', 'contactExtras', 'contactUids', 'vectors'] as const
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().where('memberId', '=', of.memberId).execute()),
  )
  return rows.map((each) => each.map((row) => JSON.stringify(row)).sort())
}

test('an undo restores people, timelines, the search index and extras', async () => {
  const { client, memberId } = await newMember(house)
  await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@atlantico.example'], company: 'Mar' })
  await client.Connections_create({ displayName: 'João Peças', phones: ['911 222 333'] })
  for (const name of ['people.vcf', 'google.csv', 'linkedin.csv', 'semicolons.csv']) {
    const before = await everything(memberId)
    const { id } = await importContacts(house, { client }, importFile(name), { conflicts: 'theirs' })
    assert.notDeepEqual(await everything(memberId), before, name)
    const { state, done } = await undoAndWait(house, client, id)
    assert.deepEqual([state, done.kept, done.added, done.merged], ['undone', 0, 0, 0], name)
    assert.deepEqual(await everything(memberId), before, name)
  }
})

test('a person who was changed, noted about, promised to or merged since stays, and the row says why', async () => {
  const { client } = await newMember(house)
  const names = ['Changed One', 'Noted One', 'Promised One', 'Drafted One', 'Resting One', 'Merged One', 'Plain One']
  const { id } = await importContacts(
    house,
    { client },
    `name,notes\n${names.map((name) => `${name},Likes tea.`).join('\n')}\n`,
  )
  const people = await peopleByName(client)
  const idOf = (name: string) => people.get(name)?.connectionId ?? ''
  const other = await client.Connections_create({ displayName: 'Keeper' })
  await client.Connections_update({ connectionId: idOf('Changed One'), company: 'Mar' })
  await client.Memory_addNote({ connectionId: idOf('Noted One'), text: 'Coffee.' })
  await client.Promises_create({ connectionId: idOf('Promised One'), text: 'Send it', dueOn: '2027-01-01' })
  await client.Followups_draft({ connectionId: idOf('Drafted One') })
  await client.Moves_rest({ connectionId: idOf('Resting One'), until: '2027-01-01' })
  await client.Connections_merge({ connectionId: other.connectionId, otherId: idOf('Merged One') })
  const { done } = await undoAndWait(house, client, id)
  assert.deepEqual([done.undone, done.kept], [1, 6])
  const kept = await client.Imports_rows({ id, done: 'kept' })
  for (const { reason } of kept) assert.match(reason ?? '', /since/)
  assert.equal((await peopleByName(client)).has('Plain One'), false)
})

test('a person changed on a device since then stays, with the added details', async () => {
  const member = await newMember(house)
  const { client, memberId } = member
  const device = await newDevice(house, member)
  const file = 'name,phone\nCarla Nunes,+351 912 000 111\nDora Pinto,+351 912 000 222\n'
  const { id } = await importContacts(house, { client }, file)
  const { connectionId = '', updatedAt = '' } = (await peopleByName(client)).get('Carla Nunes') ?? {}
  const { text } = await device.get(`${connectionId}.vcf`)
  const added = ['X-BOAT:Carlinha', 'RELATED:Bruno']
  await device.put(`${connectionId}.vcf`, text.replace('END:VCARD', [...added, 'END:VCARD'].join('\r\n')))
  assert.ok((await client.Connections_get({ connectionId })).updatedAt > updatedAt)
  const { done } = await undoAndWait(house, client, id)
  assert.deepEqual([done.undone, done.kept], [1, 1])
  assert.deepEqual([...(await peopleByName(client)).keys()], ['Carla Nunes'])
  assert.deepEqual(await extrasOf(house, memberId, connectionId), added)
})

test('a person with a removed note stays, so that the note can be restored', async () => {
  const { client } = await newMember(house)
  const { id } = await importContacts(house, { client }, 'name,notes\nCarla Nunes,Likes tea.\nDora Pinto,Likes tea.\n')
  const people = await peopleByName(client)
  const carla = people.get('Carla Nunes')?.connectionId ?? ''
  const { ixId } = await client.Memory_addNote({ connectionId: carla, text: 'Met in Porto.' })
  await client.Memory_removeInteraction({ id: carla, ixId })
  const dora = people.get('Dora Pinto')
  const imported = { id: dora?.connectionId ?? '', ixId: dora?.timeline[0]?.ixId ?? '' }
  await client.Memory_removeInteraction(imported)
  const { done } = await undoAndWait(house, client, id)
  assert.deepEqual([done.undone, done.kept], [1, 1])
  await client.Memory_restoreInteraction({ id: carla, ixId })
  assert.equal((await client.Connections_get({ connectionId: carla })).timeline.length, 2)
})

test('for a matched person, an undo keeps what was changed since and removes the rest', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Rui Costa', emails: ['rui@example.com'] })
  const file =
    'name,email,phone,company,title,notes,Shoe\nRui Costa,rui@example.com,+351 911 111 111,Mar,Owner,"Likes tea.",42\n'
  const { id } = await importContacts(house, { client }, file)
  await client.Connections_update({ connectionId, company: 'Sol', tags: ['mine'] })
  const { done } = await undoAndWait(house, client, id)
  assert.deepEqual([done.kept, done.undone], [1, 0])
  const rui = await client.Connections_get({ connectionId })
  assert.deepEqual(
    [rui.company, rui.title, rui.phones, rui.tags, rui.timeline.length],
    ['Sol', undefined, [], ['mine'], 0],
  )
  assert.deepEqual(await extrasOf(house, memberId, connectionId), [])
  const [row] = await client.Imports_rows({ id, done: 'kept' })
  assert.match(row?.reason ?? '', /Changed since and therefore kept: the company/)
})

test('an undo keeps values that also came from a merged person', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Rui Costa', emails: ['rui@example.com'] })
  const other = await importContacts(house, { client }, 'name,Shoe\nRuizinho,42\n')
  const { connectionId: otherId = '' } = (await client.Imports_rows({ id: other.id }))[0] ?? {}
  await client.Connections_update({ connectionId: otherId, company: 'Mar', phones: ['911 111 111'] })
  const file = 'name,email,phone,company,title,Shoe\nRui Costa,rui@example.com,911 111 111,Mar,Owner,42\n'
  const { id } = await importContacts(house, { client }, file)
  await client.Connections_merge({ connectionId, otherId })
  await undoAndWait(house, client, id)
  const rui = await client.Connections_get({ connectionId })
  assert.deepEqual([rui.company, rui.phones, rui.title], ['Mar', ['911 111 111'], undefined])
  assert.deepEqual(await extrasOf(house, memberId, connectionId), ['X-COLUMN;X-NAME="Shoe":42'])
})

test('what an undo kept for a merged person goes with them when the merge is undone too', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Rui Costa', emails: ['rui@example.com'] })
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ruizinho', company: 'Mar' })
  await client.Connections_update({ connectionId: otherId, phones: ['911 111 111'] })
  const { id } = await importContacts(
    house,
    { client },
    'name,email,phone,company\nRui Costa,rui@example.com,911 111 111,Mar\n',
  )
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  await undoAndWait(house, client, id)
  await client.Connections_undoMerge({ id: mergeId })
  const people = await peopleByName(client)
  const known = ['Rui Costa', 'Ruizinho'].map((name) => [people.get(name)?.company, people.get(name)?.phones])
  assert.deepEqual(known, [
    [undefined, []],
    ['Mar', ['911 111 111']],
  ])
  assert.deepEqual(await extrasOf(house, memberId, connectionId), [])
})

test('a person with extras from another import stays until that import is undone', async () => {
  const { client } = await newMember(house)
  const first = await importContacts(
    house,
    { client },
    'name,email\nRui Costa,rui@example.com\nAna Mar,ana@example.com\n',
  )
  const more = 'name,email,Shoe\nRui Costa,rui@example.com,42\nAna Mar,ana@example.com,38\n'
  const second = await importContacts(house, { client }, more)
  const { done } = await undoAndWait(house, client, first.id)
  assert.deepEqual([done.undone, done.kept, (await peopleByName(client)).size], [0, 2, 2])
  const third = await importContacts(house, { client }, 'name,email\nEva Sol,eva@example.com\n')
  const fourth = await importContacts(house, { client }, 'name,email,Shoe\nEva Sol,eva@example.com,40\n')
  await undoAndWait(house, client, fourth.id)
  await undoAndWait(house, client, third.id)
  assert.equal((await peopleByName(client)).has('Eva Sol'), false)
  assert.equal((await undoAndWait(house, client, second.id)).done.undone, 2)
})

test('an imported note that the member has edited stays', async () => {
  const { client } = await newMember(house)
  const { id } = await importContacts(house, { client }, 'name,notes\nRui Costa,Tea.\nAna Mar,Coffee.\n')
  for (const [name, change] of [
    ['Rui Costa', { kind: 'meeting' }],
    ['Ana Mar', { occurredAt: '2020-01-01T10:00:00.000Z' }],
  ] as const) {
    const person = (await peopleByName(client)).get(name)
    const ids = { id: person?.connectionId ?? '', ixId: person?.timeline[0]?.ixId ?? '' }
    await client.Memory_updateInteraction({ ...ids, ...change })
  }
  const { done } = await undoAndWait(house, client, id)
  assert.deepEqual([done.undone, done.kept], [0, 2])
})

test('undoing twice is fine, but an unapplied import cannot be undone, nor an undone one applied', async () => {
  const { client } = await newMember(house)
  const { id } = await stageFile(house, { client }, importFile('people.vcf'))
  await refused(client.Imports_undo({ id }), 'conflict')
  await client.Imports_apply({ id })
  await house.work()
  await undoAndWait(house, client, id)
  const again = await undoAndWait(house, client, id)
  assert.deepEqual([again.state, again.done.undone], ['undone', 3])
  await refused(client.Imports_apply({ id }), 'conflict')
})

test('an import and its rows are removed after 30 days, and the people stay', async () => {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { id, keptUntil } = await importContacts(house, { client }, importFile('people.vcf'))
  assert.ok(keptUntil > new Date(Date.now() + 29 * 86_400_000).toISOString())
  const later = { ...house.kith, now: () => house.kith.now().add({ hours: 24 * 31 }) }
  await refused(undoImport({ ...memberContext(house, someone), now: later.now }, { id }), 'conflict')
  await sweepImports(later)
  const { db } = house.kith
  assert.deepEqual(await db.selectFrom('imports').select('id').where('memberId', '=', memberId).execute(), [])
  assert.deepEqual(await db.selectFrom('importRows').select('number').where('memberId', '=', memberId).execute(), [])
  assert.equal((await peopleByName(client)).size, 3)
})

test('rows and files are removed with the member', async () => {
  const someone = await newMember(house)
  const { client, memberId } = someone
  await importContacts(house, { client }, importFile('people.vcf'))
  await client.Imports_create({ contacts: importFile('google.csv') })
  await client.Members_remove({ password: memberPassword })
  await house.work()
  for (const table of ['imports', 'importRows', 'contactExtras', 'contactUids', 'connections'] as const) {
    const rows = await house.kith.db.selectFrom(table).select('memberId').where('memberId', '=', memberId).execute()
    assert.deepEqual(rows, [], table)
  }
  assert.deepEqual((await Array.fromAsync(house.kith.blobs.list('imports'))).flat(), [])
})
