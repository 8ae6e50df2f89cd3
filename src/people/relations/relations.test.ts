import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'

const house = await useHouse()

async function setUp(...names: string[]) {
  const someone = await newMember(house)
  const { client } = someone
  const ids: string[] = []
  for (const displayName of names) ids.push((await client.Connections_create({ displayName })).connectionId)
  const said = async (id = '') =>
    (await client.Relations_list({ id })).map(
      ({ kind, name, connectionId }) => `${kind} ${name}${connectionId ? '' : '?'}`,
    )
  return { someone, client, ids, said }
}

test('a relation is there from both sides, and adding it again from either changes nothing', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Maria Ribeiro')
  const [ana = '', maria = ''] = ids
  const relation = await client.Relations_create({ id: ana, kind: 'Parent', connectionId: maria, since: '1985' })
  assert.deepEqual([await said(ana), await said(maria)], [['parent Maria Ribeiro'], ['child Ana Ribeiro']])
  const again = await client.Relations_create({ id: maria, kind: 'child', connectionId: ana, note: 'The eldest' })
  assert.equal(again.relationId, relation.relationId)
  const [seen] = (await client.Connections_get({ connectionId: ana })).relations ?? []
  assert.deepEqual(seen, { ...relation, note: 'The eldest' })
})

test('words of your own name one end or both', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Otto Berg', 'Eva Lima')
  const [ana = '', otto = '', eva = ''] = ids
  await client.Relations_create({ id: ana, kind: 'landlord', reverseKind: 'tenant', connectionId: otto })
  await client.Relations_create({ id: ana, kind: 'rival', connectionId: eva })
  assert.deepEqual(await said(ana), ['landlord Otto Berg', 'rival Eva Lima'])
  assert.deepEqual([await said(otto), await said(eva)], [['tenant Ana Ribeiro'], ['other Ana Ribeiro']])
  const [{ relationId = '', reverseKind } = {}] = await client.Relations_list({ id: eva })
  assert.equal(reverseKind, 'rival')
  await client.Relations_update({ id: eva, relationId, kind: 'friend' })
  assert.deepEqual(
    [await said(ana), await said(eva)],
    [['friend Eva Lima', 'landlord Otto Berg'], ['friend Ana Ribeiro']],
  )
})

test('what cannot be is refused, and nothing is stored', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Maria Ribeiro', 'Rosa Ribeiro')
  const [ana = '', maria = '', rosa = ''] = ids
  const stranger = (await setUp('Ben Okafor')).ids[0] ?? ''
  await client.Relations_create({ id: ana, kind: 'parent', connectionId: maria })
  await client.Relations_create({ id: maria, kind: 'parent', connectionId: rosa })
  await refused(client.Relations_create({ id: ana, kind: 'parent', connectionId: ana }), 'invalid')
  await refused(client.Relations_create({ id: ana, kind: 'friend' }), 'invalid')
  await refused(client.Relations_create({ id: ana, kind: 'friend', name: 'Eva', connectionId: rosa }), 'invalid')
  await refused(client.Relations_create({ id: ana, kind: 'friend', connectionId: stranger }), 'not_found')
  await refused(client.Relations_create({ id: stranger, kind: 'friend', connectionId: ana }), 'not_found')
  await refused(client.Relations_list({ id: stranger }), 'not_found')
  await refused(client.Relations_create({ id: ana, kind: 'child', connectionId: maria }), 'conflict')
  await refused(client.Relations_create({ id: rosa, kind: 'parent', connectionId: ana }), 'conflict')
  for (const since of ['0000', '2019-13', '2019-02-30', '19', 'last year'])
    await refused(client.Relations_create({ id: ana, kind: 'friend', connectionId: rosa, since }), 'invalid')
  const backwards = { since: '2019-06', until: '2018' }
  await refused(client.Relations_create({ id: ana, kind: 'friend', connectionId: rosa, ...backwards }), 'invalid')
  assert.deepEqual([await said(ana), await said(rosa)], [['parent Maria Ribeiro'], ['child Maria Ribeiro']])
})

test('a change into a relation that the two already have is refused, and so is a circle', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Maria Ribeiro')
  const [ana = '', maria = ''] = ids
  const friend = await client.Relations_create({ id: ana, kind: 'friend', connectionId: maria, until: '2020' })
  const parent = await client.Relations_create({ id: ana, kind: 'parent', connectionId: maria })
  await refused(client.Relations_update({ id: maria, relationId: friend.relationId, kind: 'child' }), 'conflict')
  await refused(client.Relations_update({ id: ana, relationId: friend.relationId, kind: 'child' }), 'conflict')
  await client.Relations_update({ id: ana, relationId: parent.relationId, kind: 'child', note: null })
  const ended = await client.Relations_update({
    id: maria,
    relationId: friend.relationId,
    until: null,
    since: '2001-05',
  })
  assert.deepEqual([ended.since, ended.until], ['2001-05', undefined])
  assert.deepEqual(await said(maria), ['parent Ana Ribeiro', 'friend Ana Ribeiro'])
})

test('a name becomes a link when only one person has this full name, and a name again without them', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro')
  const [ana = ''] = ids
  const { relationId } = await client.Relations_create({ id: ana, kind: 'spouse', name: 'Pavel Novák' })
  await client.Relations_create({ id: ana, kind: 'friend', name: 'Pavel' })
  assert.deepEqual(await said(ana), ['spouse Pavel Novák?', 'friend Pavel?'])
  const { connectionId: pavel } = await client.Connections_create({ displayName: 'Pavel Novak' })
  await client.Connections_create({ displayName: 'Pavel' })
  assert.deepEqual(await said(ana), ['spouse Pavel Novak', 'friend Pavel?'])
  assert.deepEqual(await said(pavel), ['spouse Ana Ribeiro'])
  await client.Relations_update({ id: ana, relationId, name: 'Pavel Novák' })
  assert.deepEqual([await said(ana), await said(pavel)], [['spouse Pavel Novák?', 'friend Pavel?'], []])
  await client.Relations_update({ id: ana, relationId, connectionId: pavel })
  await client.Connections_remove({ connectionId: pavel })
  assert.deepEqual(await said(ana), ['spouse Pavel Novák?', 'friend Pavel?'])
  await client.Connections_restore({ connectionId: pavel })
  assert.deepEqual(await said(ana), ['spouse Pavel Novak', 'friend Pavel?'])
  await client.Connections_remove({ connectionId: pavel })
  await purgeRemovals(client)
  await client.Connections_create({ displayName: 'Pavel Novak' })
  assert.deepEqual(await said(ana), ['spouse Pavel Novak', 'friend Pavel?'])
})

test('of two people with the name, neither is linked by itself', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Pavel Novak', 'Pavel Novak')
  const [ana = '', pavel = ''] = ids
  const { relationId } = await client.Relations_create({ id: ana, kind: 'spouse', name: 'Pavel Novak' })
  assert.deepEqual(await said(ana), ['spouse Pavel Novak?'])
  await client.Relations_update({ id: ana, relationId, connectionId: pavel })
  assert.deepEqual(await said(pavel), ['spouse Ana Ribeiro'])
})

test('a removed relation can be restored for both, unless it can no longer be', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Maria Ribeiro')
  const [ana = '', maria = ''] = ids
  const { relationId } = await client.Relations_create({ id: ana, kind: 'parent', connectionId: maria, note: 'Mother' })
  const before = await client.Relations_list({ id: maria })
  await client.Relations_remove({ id: maria, relationId })
  assert.deepEqual([await said(ana), await said(maria)], [[], []])
  const [removal] = await client.Removals_list({})
  assert.deepEqual(
    [removal?.kind, removal?.label, removal?.connectionName],
    ['relation', 'Ana Ribeiro', 'Maria Ribeiro'],
  )
  const added = await client.Relations_create({ id: maria, kind: 'parent', connectionId: ana })
  await refused(client.Relations_restore({ id: ana, relationId }), 'conflict')
  assert.deepEqual(await said(ana), ['child Maria Ribeiro'])
  await client.Relations_remove({ id: ana, relationId: added.relationId })
  await client.Relations_restore({ id: ana, relationId })
  await client.Relations_restore({ id: ana, relationId })
  assert.deepEqual(await client.Relations_list({ id: maria }), before)
  await client.Relations_remove({ id: maria, relationId })
  await client.Connections_remove({ connectionId: ana })
  await refused(client.Relations_restore({ id: maria, relationId }), 'conflict')
  const person = (await client.Removals_list({})).find(({ kind }) => kind === 'connection')
  await client.Removals_purge({ id: person?.id ?? '' })
  assert.deepEqual(await client.Removals_list({}), [])
  await refused(client.Relations_restore({ id: maria, relationId }), 'not_found')
})

test('once a person is deleted for good, nothing of the relation is left', async () => {
  const { someone, client, ids } = await setUp('Ana Ribeiro', 'Maria Zanzibar', 'Rosa Ribeiro')
  const [ana = '', maria = '', rosa = ''] = ids
  await client.Relations_create({ id: ana, kind: 'parent', connectionId: maria, note: 'zanzibar' })
  const removed = await client.Relations_create({ id: rosa, kind: 'friend', connectionId: maria, note: 'zanzibar' })
  await client.Relations_remove({ id: rosa, relationId: removed.relationId })
  await client.Connections_remove({ connectionId: maria })
  const removal = (await client.Removals_list({})).find(({ kind }) => kind === 'connection')
  await client.Removals_purge({ id: removal?.id ?? '' })
  const { db } = house.kith
  const stored = [
    await db.selectFrom('relations').selectAll().where('memberId', '=', someone.memberId).execute(),
    await db.selectFrom('removedRecords').selectAll().where('memberId', '=', someone.memberId).execute(),
  ]
  assert.deepEqual(stored, [[], []])
})

test('a merge sets aside what cannot be said of one person, and undoing it brings that back', async () => {
  const { client, ids, said } = await setUp('Ana Ribeiro', 'Ana R.', 'Maria Ribeiro', 'Rosa Ribeiro')
  const [ana = '', other = '', maria = '', rosa = ''] = ids
  await client.Relations_create({ id: ana, kind: 'friend', connectionId: other })
  await client.Relations_create({ id: ana, kind: 'parent', connectionId: maria })
  await client.Relations_create({ id: ana, kind: 'neighbour', connectionId: maria })
  await client.Relations_create({ id: maria, kind: 'neighbour', connectionId: other, note: 'The same' })
  await client.Relations_create({ id: maria, kind: 'parent', connectionId: rosa })
  await client.Relations_create({ id: rosa, kind: 'parent', connectionId: other })
  const all = async () => Promise.all([ana, other, maria, rosa].map((id) => client.Relations_list({ id })))
  const before = await all()
  const { mergeId = '', setAside } = await client.Connections_merge({ connectionId: ana, otherId: other })
  assert.deepEqual(await said(ana), ['parent Maria Ribeiro', 'neighbour Maria Ribeiro'])
  assert.deepEqual(
    setAside.filter(({ field }) => field === 'relations').map((each) => each.other),
    ['friend: Ana R.', 'child: Rosa Ribeiro'],
  )
  assert.deepEqual((await client.Merges_list({})).merges[0]?.setAside, setAside)
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await all(), before)
  const { mergeId: again = '' } = await client.Connections_merge({ connectionId: ana, otherId: other })
  for (const { relationId } of await client.Relations_list({ id: ana }))
    await client.Relations_remove({ id: ana, relationId })
  // Without the parents it closes no circle any more.
  assert.deepEqual(await said(ana), ['child Rosa Ribeiro'])
  await client.Connections_undoMerge({ id: again })
  assert.deepEqual(
    [await said(ana), await said(other)],
    [['friend Ana R.'], ['child Rosa Ribeiro', 'friend Ana Ribeiro']],
  )
})

test('relations come back from an archive as they were, also those of merged people', async () => {
  const { someone, client, ids } = await setUp('Ana Ribeiro', 'Ana R.', 'Maria Ribeiro')
  const [ana = '', other = '', maria = ''] = ids
  const dates = { since: '1985', until: '2020-02', note: 'Mother' }
  await client.Relations_create({ id: other, kind: 'parent', connectionId: maria, ...dates })
  await client.Relations_create({ id: ana, kind: 'landlord', reverseKind: 'tenant', name: 'Otto Berg' })
  await client.Connections_merge({ connectionId: ana, otherId: other })
  const { bytes } = await downloadArchive(house, someone)
  const heir = await newMember(house)
  await restoreArchive(house, heir, bytes)
  assert.deepEqual(await heir.client.Relations_list({ id: ana }), await client.Relations_list({ id: ana }))
  assert.deepEqual(await heir.client.Relations_list({ id: maria }), await client.Relations_list({ id: maria }))
  const [merge] = (await heir.client.Merges_list({})).merges
  await heir.client.Connections_undoMerge({ id: merge?.id ?? '' })
  assert.equal((await heir.client.Relations_list({ id: other }))[0]?.name, 'Maria Ribeiro')
})

const introductions: [string, string][] = [
  ['Introduced by Rita Blom at the fair.', 'Rita Blom'],
  ['Ana was introduced to me by Rita.', 'Rita'],
  ['Rita Blom introduced me to Ana.', 'Rita Blom'],
  ['Rita introduced us.', 'Rita'],
  ['Rita introduced us to the new CFO.', ''],
  ['Ana introduced us.', ''],
  ['I’ll introduce her to Rita.', ''],
  ['Durch Rita Blom kennengelernt.', 'Rita Blom'],
  ['Ana wurde mir von Rita vorgestellt.', 'Rita'],
  ['Présentée par Rita Blom.', 'Rita Blom'],
  ['Presentada por Rita Blom.', 'Rita Blom'],
  ['Apresentada pela Rita Blom.', 'Rita Blom'],
]

for (const [text, name] of introductions)
  test(`who introduced somebody is suggested from a note: ${text}`, async () => {
    const { client, ids } = await setUp('Ana Ribeiro')
    const [ana = ''] = ids
    await client.Memory_addNote({ connectionId: ana, text })
    const suggested = (await client.Relations_suggested({ id: ana })).map((each) => [each.kind, each.name])
    assert.deepEqual(suggested, name ? [['introduced_by', name]] : [])
  })
