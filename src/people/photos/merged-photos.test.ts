import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { nowText } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../test/harness/purge-removals.ts'
import { picture } from '../../../test/samples/images.ts'
import { portraitKeys } from '../../../test/samples/portraits.ts'

const house = await useHouse()

/** Two people, with photos of these widths; 0 is none. */
async function twoPeople(...widths: [number, number]) {
  const member = await newMember(house)
  const people = []
  for (const width of widths) {
    const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const photo = width > 0 && new Blob([new Uint8Array(await picture(width, 40).png().toBuffer())])
    const { photo: version } = photo ? await member.client.Connections_photo({ connectionId, photo }) : {}
    people.push({ connectionId, version })
  }
  const [one, other] = people as [Person, Person]
  return { ...member, one, other, pair: { connectionId: one.connectionId, otherId: other.connectionId } }
}

type Person = { connectionId: string; version: string | undefined }

test('a merged person keeps their photo, else gets that of the other, and an undo gives it back', async () => {
  for (const widths of [
    [30, 50],
    [0, 50],
    [30, 0],
  ] as [number, number][]) {
    const { client, one, other, pair, memberId } = await twoPeople(...widths)
    const files = (await portraitKeys(house, memberId)).toSorted()
    const expected = one.version ?? other.version
    assert.equal((await client.Connections_merge({ ...pair, dryRun: true })).connection.photo, expected)
    const { mergeId = '', connection } = await client.Connections_merge(pair)
    assert.equal(connection.photo, expected)
    await client.Connections_getPhoto({ connectionId: one.connectionId })
    await client.Connections_undoMerge({ id: mergeId })
    for (const { connectionId, version } of [one, other])
      assert.equal((await client.Connections_get({ connectionId })).photo, version)
    await house.work()
    assert.deepEqual((await portraitKeys(house, memberId)).toSorted(), files)
  }
})

test('a photo that was replaced after a merge comes back with the merged person', async () => {
  const { client, one, other, pair, memberId } = await twoPeople(0, 50)
  const { mergeId = '' } = await client.Connections_merge(pair)
  const photo = new Blob([new Uint8Array(await picture(70, 40).png().toBuffer())])
  const { photo: version } = await client.Connections_photo({ connectionId: one.connectionId, photo })
  await house.work()
  assert.equal((await portraitKeys(house, memberId)).length, 6)
  await client.Connections_undoMerge({ id: mergeId })
  assert.equal((await client.Connections_get({ connectionId: one.connectionId })).photo, version)
  assert.equal((await client.Connections_get({ connectionId: other.connectionId })).photo, other.version)
  await client.Connections_getPhoto({ connectionId: other.connectionId })
})

test('the photo of a merged person is removed once the merge cannot be undone', async () => {
  const { client, pair, memberId } = await twoPeople(30, 50)
  await client.Connections_merge(pair)
  const sweepAfter = async (days: number) => {
    house.clock.set(
      Temporal.Now.instant()
        .add({ hours: 24 * days })
        .toString(),
    )
    await queueJob(house.kith, 'blobs.sweep', {})
    await house.work()
    house.clock.reset()
    return (await portraitKeys(house, memberId)).length
  }
  assert.equal(await sweepAfter(29), 6)
  assert.equal(await sweepAfter(31), 3)
})

test('deleting a person for good removes the photos of those merged into them', async () => {
  const { client, pair, memberId } = await twoPeople(30, 50)
  await client.Connections_merge(pair)
  await client.Connections_remove({ connectionId: pair.connectionId })
  await purgeRemovals(client)
  await house.work()
  assert.deepEqual(await portraitKeys(house, memberId), [])
  await refused(client.Connections_getPhoto({ connectionId: pair.connectionId }), 'not_found')
})

test('the photo of a removed person stays as long as they can be restored', async () => {
  const { client, one, memberId } = await twoPeople(30, 0)
  const { connectionId: subjectId } = one
  const row = { memberId, id: randomUUIDv7(), kind: 'connection', subjectId, connectionId: subjectId } as const
  const [person] = await house.kith.db.selectFrom('connections').selectAll().where('id', '=', subjectId).execute()
  await client.Connections_remove({ connectionId: subjectId })
  const { db } = house.kith
  await db.deleteFrom('removals').where('memberId', '=', memberId).execute()
  await db
    .insertInto('removals')
    .values({ ...row, label: 'Ana', removedAt: nowText(house.kith) })
    .execute()
  const record = { memberId, removalId: row.id, tableName: 'connections', recordId: subjectId, before: json(person) }
  await db.insertInto('removedRecords').values(record).execute()
  await house.work()
  assert.equal((await portraitKeys(house, memberId)).length, 3)
  await db.deleteFrom('removedRecords').where('memberId', '=', memberId).execute()
  await db.deleteFrom('removals').where('memberId', '=', memberId).execute()
  house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  await queueJob(house.kith, 'blobs.sweep', {})
  await house.work()
  house.clock.reset()
  assert.deepEqual(await portraitKeys(house, memberId), [])
})
