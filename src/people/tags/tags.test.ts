import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { transaction } from '#platform/context/context.ts'
import {
  ask,
  eventsOf,
  memberContext,
  newMember,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { updateConnection } from '../connections/connections.ts'
import { setTagRhythm } from '../rhythms/tag-rhythms.ts'

const house = await useHouse()

/** A member whose people have these tags. */
async function memberWith(...lists: string[][]) {
  const someone = await newMember(house)
  const people = await Array.fromAsync(lists, (tags, at) =>
    someone.client.Connections_create({ displayName: `Person ${at}`, tags }),
  )
  return { ...someone, ids: people.map(({ connectionId }) => connectionId) }
}

async function tagsOf({ client }: Someone) {
  return Object.fromEntries((await client.Tags_list({})).map(({ tag, people }) => [tag, people]))
}

test('tags are listed with how many people have them, in any spelling, a page at a time', async () => {
  const someone = await memberWith(['design', 'surf'], ['Design'], ['família', 'FAMILIA'], [])
  await memberWith(['of somebody else'])
  assert.deepEqual(await tagsOf(someone), { design: 2, família: 1, surf: 1 })
  const pages: string[][] = []
  for (let path: string | undefined = '/api/tags?limit=1'; path; ) {
    const { headers, body } = await ask(house, `GET ${path}`, { token: someone.token })
    pages.push(body.map(({ tag }: { tag: string }) => tag))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual(pages, [['design'], ['família'], ['surf']])
})

test('a tag is renamed for everyone who has it, and found by its new name', async () => {
  const someone = await memberWith(['ux', 'surf'], ['UX'], ['surf'])
  const { client, ids } = someone
  assert.deepEqual(await client.Tags_rename({ tag: 'ux', to: 'product design' }), { tag: 'product design', people: 2 })
  assert.deepEqual(await tagsOf(someone), { 'product design': 2, surf: 2 })
  assert.deepEqual((await client.Connections_get({ connectionId: ids[0] ?? '' })).tags, ['product design', 'surf'])
  const found = async (query: string) => (await client.Connections_search({ query })).connections.length
  assert.deepEqual([await found('product'), await found('ux')], [2, 0])
  assert.equal((await client.Connections_list({ tag: 'Product Design' })).length, 2)
  const updated = (await eventsOf(house, someone.memberId)).filter(({ kind }) => kind === 'connection.updated')
  assert.deepEqual(updated.map(({ subjectId }) => subjectId).sort(), ids.slice(0, 2).sort())
})

test('a tag renamed to another tag is merged with it', async () => {
  const someone = await memberWith(['ux', 'a', 'Design'], ['ux'], ['design'])
  const { client, ids } = someone
  assert.equal((await client.Tags_rename({ tag: 'UX', to: 'design' })).people, 3)
  assert.deepEqual(await tagsOf(someone), { a: 1, design: 3 })
  assert.deepEqual((await client.Connections_get({ connectionId: ids[0] ?? '' })).tags, ['design', 'a'])
})

test('a new spelling of a tag replaces the old one', async () => {
  const someone = await memberWith(['design'], ['DESIGN'], ['Design'])
  assert.deepEqual(await someone.client.Tags_rename({ tag: 'design', to: 'Design' }), { tag: 'Design', people: 3 })
  const people = await someone.client.Connections_list({})
  assert.deepEqual(
    people.map(({ tags }) => tags),
    [['Design'], ['Design'], ['Design']],
  )
  assert.deepEqual(await someone.client.Tags_rename({ tag: 'design', to: 'Design' }), { tag: 'Design', people: 3 })
})

test('the rhythm of a tag goes with it, unless the other tag has its own', async () => {
  const { client, ids } = await memberWith(['ux'], ['crew'], ['friends'])
  const rhythm = async (at: number) => (await client.Connections_get({ connectionId: ids[at] ?? '' })).rhythm.days
  await client.Rhythms_set({ tag: 'ux', days: 20 })
  await client.Tags_rename({ tag: 'ux', to: 'crew' })
  assert.deepEqual((await client.Rhythms_list()).rhythms, [{ tag: 'crew', days: 20 }])
  assert.deepEqual([await rhythm(0), await rhythm(1)], [20, 20])
  await client.Rhythms_set({ tag: 'friends', days: 40 })
  await client.Tags_rename({ tag: 'crew', to: 'friends' })
  assert.deepEqual((await client.Rhythms_list()).rhythms, [{ tag: 'friends', days: 40 }])
  assert.deepEqual([await rhythm(0), await rhythm(1), await rhythm(2)], [40, 40, 40])
})

test('removing a tag removes it from everyone, with its rhythm', async () => {
  const someone = await memberWith(['ux', 'surf'], ['UX'])
  const { client, ids } = someone
  await client.Rhythms_set({ tag: 'ux', days: 20 })
  await client.Tags_remove({ tag: 'ux' })
  assert.deepEqual(await tagsOf(someone), { surf: 1 })
  const { tags, rhythm } = await client.Connections_get({ connectionId: ids[0] ?? '' })
  assert.deepEqual([tags, rhythm], [['surf'], { days: 180, from: 'usual' }])
  assert.deepEqual((await client.Rhythms_list()).rhythms, [])
})

test('a rhythm that is set while its tag is renamed goes with the tag', async () => {
  const someone = await memberWith(['fair'])
  const { client } = someone
  await client.Rhythms_set({ tag: 'fair', days: 60 })
  let renaming: Promise<unknown> = Promise.resolve()
  await transaction(memberContext(house, someone), async (ctx) => {
    await setTagRhythm(ctx, { tag: 'fair', days: 20 })
    renaming = client.Tags_rename({ tag: 'fair', to: 'expo' })
    await pause(300)
  })
  await renaming
  assert.deepEqual((await client.Rhythms_list()).rhythms, [{ tag: 'expo', days: 20 }])
})

test('somebody who gets a tag while it is being removed does not keep its rhythm', async () => {
  const someone = await newMember(house)
  const { client } = someone
  await client.Rhythms_set({ tag: 'fair', days: 30 })
  await house.work()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  let removing: Promise<unknown> = Promise.resolve()
  await transaction(memberContext(house, someone), async (ctx) => {
    await updateConnection(ctx, { connectionId, tags: ['fair'] })
    removing = client.Tags_remove({ tag: 'fair' })
    await pause(300)
  })
  await removing
  await house.work()
  assert.equal((await client.Connections_get({ connectionId })).rhythm.from, 'usual')
})

test('an unused tag is not found, and other members’ tags don’t change', async () => {
  const [ana, ben] = [await memberWith(['x']), await memberWith(['ux'])]
  await refused(ana.client.Tags_rename({ tag: 'ux', to: 'design' }), 'not_found')
  await refused(ana.client.Tags_remove({ tag: 'ux' }), 'not_found')
  await ana.client.Tags_rename({ tag: 'x', to: 'ux' })
  assert.deepEqual(await tagsOf(ben), { ux: 1 })
})

test('a tag of many people is renamed in batches, the rest by a job', async () => {
  const someone = await memberWith(...Array.from({ length: 230 }, () => ['ux']))
  const renamed = await someone.client.Tags_rename({ tag: 'ux', to: 'design' })
  assert.deepEqual(renamed, { tag: 'design', people: 100, pending: true })
  assert.deepEqual(await tagsOf(someone), { design: 100, ux: 130 })
  await house.work()
  assert.deepEqual(await tagsOf(someone), { design: 230 })
  await house.work()
})

test('a change made while a tag is renamed is not lost', async () => {
  const { client, ids } = await memberWith(...Array.from({ length: 20 }, () => ['ux']))
  await Promise.all([
    client.Tags_rename({ tag: 'ux', to: 'design' }),
    ...ids.map((connectionId) => client.Connections_update({ connectionId, company: 'Acme' })),
  ])
  const people = await client.Connections_list({})
  assert.ok(people.every(({ tags, company }) => tags[0] === 'design' && company === 'Acme'))
})
