import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

/** Ana and Ben are married and had lunch with Eva; Luis, of Nordlys as Ana is, has nothing to do with them. */
async function smallNetwork() {
  const someone = await newMember(house)
  const { client } = someone
  const add = async (displayName: string, more: { company?: string; tags?: string[] } = {}) =>
    (await client.Connections_create({ displayName, ...more })).connectionId
  const ana = await add('Ana', { company: 'Nordlys', tags: ['crew'] })
  const ben = await add('Ben')
  const eva = await add('Eva', { tags: ['crew'] })
  const luis = await add('Luis', { company: 'Nordlys A/S' })
  await client.Relations_create({ id: ana, kind: 'spouse', connectionId: ben })
  await client.Memory_addInteraction({
    connectionId: ana,
    kind: 'meeting',
    text: 'Lunch at the harbour.',
    connectionIds: [ben, eva],
  })
  return { ...someone, names: new Map([ana, ben, eva, luis].map((id, at) => [id, 'Ana Ben Eva Luis'.split(' ')[at]])) }
}

async function drawn(
  { client, names }: Awaited<ReturnType<typeof smallNetwork>>,
  filter: { tag?: string; limit?: number },
) {
  const { people, links, total } = await client.Network_get(filter)
  const pairs = links.map(({ connectionId, otherId, related, shared }) =>
    [...[connectionId, otherId].map((id) => names.get(id) ?? '').toSorted(), related, shared].join(' '),
  )
  return {
    people: people.map(({ displayName, entries }) => `${displayName} ${entries}`),
    pairs: pairs.toSorted(),
    total,
  }
}

test('people are linked by relations and shared entries, those with the most links first', async () => {
  const someone = await smallNetwork()
  const { people, pairs, total } = await drawn(someone, {})
  assert.deepEqual(people.slice(0, 2).toSorted(), ['Ana 1', 'Ben 1'])
  assert.deepEqual(people.slice(2), ['Eva 1', 'Luis 0'])
  assert.deepEqual(pairs, ['Ana Ben true 1', 'Ana Eva false 1', 'Ben Eva false 1'])
  assert.equal(total, 4)
  const { companies } = await someone.client.Network_get({})
  assert.deepEqual(
    companies.map(({ key }) => key),
    ['nordlys'],
  )
})

test('a limit, a tag and a company leave out the others and their links', async () => {
  const someone = await smallNetwork()
  assert.deepEqual((await drawn(someone, { limit: 2 })).pairs, ['Ana Ben true 1'])
  assert.deepEqual((await drawn(someone, { limit: 2 })).total, 4)
  assert.deepEqual((await drawn(someone, { tag: 'Crew' })).pairs, ['Ana Eva false 1'])
  const { people } = await someone.client.Network_get({ company: 'Nordlys AS' })
  assert.deepEqual(people.map(({ displayName }) => displayName).toSorted(), ['Ana', 'Luis'])
})

test('a removed person leaves the network, and another member sees none of it', async () => {
  const someone = await smallNetwork()
  const [eva = ''] = [...someone.names].find(([, name]) => name === 'Eva') ?? []
  await someone.client.Connections_remove({ connectionId: eva })
  assert.deepEqual((await drawn(someone, {})).pairs, ['Ana Ben true 1'])
  const stranger = await newMember(house)
  assert.deepEqual(await stranger.client.Network_get({}), { people: [], links: [], companies: [], total: 0 })
})

test('the page draws everybody once, hides the drawing from screen readers and says the same in a list', async () => {
  const someone = await smallNetwork()
  const { text } = await pagesOf(house, someone).get('/network?people=60')
  const drawing = /<svg viewBox[^>]* aria-hidden="true">.*?<\/svg>/s.exec(text)?.[0] ?? ''
  assert.equal(drawing.match(/<a href="\/people\//g)?.length, 4)
  assert.equal(drawing.match(/class="areas"><circle/g)?.length, 1)
  assert.match(drawing, /class="related" d="M[-\d. ]+L[-\d. ]+"/)
  assert.doesNotMatch(drawing, /NaN|Infinity/)
  assert.match(
    text,
    /<bdi>Ana<\/bdi><\/a> \(<a href="\/companies\/nordlys"><bdi>Nordlys<\/bdi><\/a>\) – .*<bdi>Ben<\/bdi>/,
  )
  const hidden = await pagesOf(house, someone).get('/network?tag=nobody')
  assert.match(hidden.text, /Nobody fits/)
})
