import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { ask, eventsOf, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { blackPng } from '../../../test/samples/images.ts'

const house = await useHouse()

const pathOf = (url: string) => new URL(url).pathname
const statusAt = async (url: string) => (await ask(house, `GET ${pathOf(url)}`)).status

test('a removed card is restored at its address, with its photo, statistics and place as the default', async () => {
  const { client, memberId } = await newMember(house)
  const { id, url, shortUrl } = await client.Cards_create({ slug: 'ana', title: 'Designer' })
  await client.Cards_create({ slug: 'other' })
  const { photo } = await client.Cards_photo({ id, photo: new Blob([blackPng(40, 40)]) })
  const photoUrl = photo?.sizes[0]?.webp ?? ''
  const at = '2026-11-01'
  await house.kith.db.insertInto('cardDays').values({ memberId, cardId: id, day: at, views: 7 }).execute()
  const before = await client.Cards_list()
  const statistics = await client.Cards_statistics({ id })
  await client.Cards_remove({ id })
  await house.work()
  await sweepBlobs({ ...house.kith, now: () => house.kith.now().add({ hours: 48 }) })
  assert.deepEqual([await statusAt(url), await statusAt(shortUrl), await statusAt(photoUrl)], [404, 404, 404])
  assert.equal((await client.Cards_list()).cards[0]?.isDefault, true)
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.subjectId, removal?.connectionId], ['card', id, undefined])
  const restored = await client.Cards_restore({ id })
  assert.deepEqual(await client.Cards_restore({ id }), restored)
  assert.deepEqual(await client.Cards_list(), before)
  assert.deepEqual(await client.Cards_statistics({ id }), statistics)
  assert.deepEqual([await statusAt(url), await statusAt(photoUrl)], [200, 200])
  const kinds = (await eventsOf(house, memberId)).map(({ kind }) => kind)
  assert.deepEqual(kinds.slice(-2), ['card.removed', 'card.restored'])
})

test('a card whose slug is taken by now is restored with a similar one, and printed codes still lead to it', async () => {
  const { client } = await newMember(house)
  const { id, shortUrl } = await client.Cards_create({ slug: 'ana' })
  await client.Cards_remove({ id })
  await client.Cards_create({ slug: 'ana' })
  const restored = await client.Cards_restore({ id })
  assert.deepEqual([restored.slug, restored.shortUrl], ['ana-2', shortUrl])
})

test('cards that were the default in turn are restored in any order', async () => {
  const { client } = await newMember(house)
  for (const slug of ['one', 'two', 'three']) await client.Cards_create({ slug })
  const before = await client.Cards_list()
  const ids = before.cards.map(({ id }) => id)
  for (const order of ['01', '10'].map((order) => [...order].map(Number))) {
    for (const at of [0, 1]) await client.Cards_remove({ id: ids[at] ?? '' })
    for (const at of order) await client.Cards_restore({ id: ids[at] ?? '' })
    assert.deepEqual(await client.Cards_list(), before, `${order}`)
  }
})

test('purging a card deletes its photo, and deleting an account deletes its removed cards', async () => {
  const { client } = await newMember(house)
  const ids: string[] = []
  for (const slug of ['one', 'two']) {
    const { id } = await client.Cards_create({ slug })
    await client.Cards_photo({ id, photo: new Blob([blackPng(40, 40)]) })
    await client.Cards_remove({ id })
    ids.push(id)
  }
  const [removal] = await client.Removals_list({ limit: 1 })
  await client.Removals_purge({ id: removal?.id ?? '' })
  await refused(client.Cards_restore({ id: ids[1] ?? '' }), 'not_found')
  await house.work()
  assert.deepEqual((await filesOf(ids)).length > 0 && (await filesOf(ids.slice(1))), [])
  await client.Members_remove({ password: memberPassword })
  await house.work()
  assert.deepEqual(await filesOf(ids), [])
})

test('a member who left the workspace can’t restore a card there, and nobody sees other members’ removals', async () => {
  const [host, guest] = [await newMember(house), await newMember(house)]
  const workspaceId = (await host.client.Workspaces_list()).workspaces[0]?.id ?? ''
  const { token } = await host.client.Invites_create({ id: workspaceId, email: guest.email })
  await guest.client.InvitesPublic_accept({ token })
  const { id } = await guest.client.Cards_create({ slug: 'guest', workspaceId })
  await guest.client.Cards_remove({ id })
  assert.deepEqual(await host.client.Removals_list({}), [])
  await refused(host.client.Cards_restore({ id }), 'not_found')
  await host.client.Workspaces_removeMember({ id: workspaceId, memberId: guest.memberId })
  await refused(guest.client.Cards_restore({ id }), 'conflict')
})

async function filesOf(ids: string[]) {
  const keys: string[] = []
  for await (const page of house.kith.blobs.list('photos')) keys.push(...page)
  return keys.filter((key) => ids.some((id) => key.includes(id)))
}

test('a card that is restored or removed while files are swept keeps its photo', async () => {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'ana' })
  const { photo } = await client.Cards_photo({ id, photo: new Blob([blackPng(40, 40)]) })
  const now = () => house.kith.now().add({ hours: 48 })
  const change = { restore: () => client.Cards_restore({ id }), remove: () => client.Cards_remove({ id }) }
  for (const [first, then] of [
    ['remove', 'restore'],
    ['restore', 'remove'],
  ] as const) {
    for (let [moment, reads] = [1, 1]; moment <= reads; moment += 1) {
      reads = 0
      await change[first]()
      const db = house.kith.db.withPlugin(
        afterRead(async () => {
          reads += 1
          if (reads === moment) await change[then]()
        }),
      )
      await sweepBlobs({ ...house.kith, db, now })
      await client.Cards_restore({ id })
      assert.equal(await statusAt(photo?.sizes[0]?.webp ?? ''), 200, `${then} after read ${moment}`)
    }
  }
})

function afterRead(act: () => Promise<void>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await act()
      return result
    },
  }
}
