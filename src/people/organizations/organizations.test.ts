import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { ask, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'

const house = await useHouse()

/** A member whose people are at these companies. */
async function memberWith(people: Record<string, string | null>) {
  const someone = await newMember(house)
  const ids: Record<string, string> = {}
  for (const [displayName, company] of Object.entries(people)) {
    const created = await someone.client.Connections_create({ displayName, ...(company && { company }) })
    ids[displayName] = created.connectionId
  }
  return { ...someone, ids }
}

const google = {
  Ana: 'Google',
  Ben: 'Google LLC',
  Eva: 'Google',
  Luis: 'Alphabet Inc.',
  Noor: 'Nordlys A/S',
  Rui: null,
}

async function listed({ token }: Someone, query = '') {
  const rows: string[] = []
  for (let path: string | undefined = `/api/organizations?${query}`; path; ) {
    const { headers, body, status } = await ask(house, `GET ${path}`, { token })
    assert.equal(status, 200, JSON.stringify(body))
    rows.push(...body.map(({ name, people }: { name: string; people: number }) => `${name} ${people}`))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  return rows
}

test('companies are listed once for all spellings, by name or by people, page by page', async () => {
  const someone = await memberWith(google)
  for (const limit of [1, 2, 100]) {
    assert.deepEqual(await listed(someone, `limit=${limit}`), ['Alphabet Inc. 1', 'Google 3', 'Nordlys A/S 1'])
    const byPeople = await listed(someone, `limit=${limit}&order=people`)
    assert.deepEqual(byPeople, ['Google 3', 'Alphabet Inc. 1', 'Nordlys A/S 1'])
  }
  assert.deepEqual(await listed(someone, 'query=NORDL'), ['Nordlys A/S 1'])
  assert.deepEqual(await listed(someone, 'query=nobody'), [])
})

test('a company shows its people, the last contact and the open promises', async () => {
  const { client, ids } = await memberWith(google)
  house.clock.set('2026-04-01T10:00:00Z')
  for (const [name, occurredAt] of [
    ['Ana', '2026-01-05T10:00:00Z'],
    ['Ben', '2026-03-05T10:00:00Z'],
    ['Noor', '2026-03-25T10:00:00Z'],
  ] as const)
    await client.Memory_addInteraction({ connectionId: ids[name] ?? '', kind: 'call', text: 'A call.', occurredAt })
  await client.Promises_create({ connectionId: ids.Eva ?? '', text: 'Send the plan', dueOn: '2026-05-01' })
  await client.Promises_create({ connectionId: ids.Noor ?? '', text: 'Call the port', dueOn: '2026-04-05' })
  const done = await client.Promises_create({ connectionId: ids.Ana ?? '', text: 'Book a room', dueOn: '2026-04-05' })
  await client.Promises_complete({ promiseId: done.promiseId })
  await client.Connections_update({ connectionId: ids.Ana ?? '', title: 'Head of Design' })
  house.clock.reset()
  const found = await client.Organizations_get({ key: 'google' })
  assert.deepEqual([found.name, found.people], ['Google', 3])
  assert.deepEqual(
    found.members.map(({ displayName, title }) => [displayName, title]),
    [
      ['Ana', 'Head of Design'],
      ['Ben', undefined],
      ['Eva', undefined],
    ],
  )
  assert.equal(found.lastContactWith?.displayName, 'Ana', 'a promise that was kept is contact')
  assert.deepEqual(
    found.promises.map(({ text }) => text),
    ['Send the plan'],
  )
  const first = await client.Organizations_get({ key: 'google', limit: 2 })
  const rest = await client.Organizations_get({ key: 'google', limit: 2, cursor: first.next ?? '' })
  assert.deepEqual([first.members.length, rest.members.length, rest.next], [2, 1, undefined])
})

test('those who were at a company are shown apart, with their years', async () => {
  const someone = await memberWith({ Ana: 'Nordlys', Ben: 'Google' })
  const { client, ids } = someone
  const job = { company: 'Nordlys A/S', title: 'CFO', from: '2019', to: '2025-03' }
  await client.Connections_update({ connectionId: ids.Ben ?? '', jobs: [job, { company: 'Sails', from: '2024' }] })
  await client.Connections_update({ connectionId: ids.Ana ?? '', companySince: '2021', jobs: [job] })
  const found = await client.Organizations_get({ key: 'nordlys' })
  const inShort = ({ displayName, title, since, until }: (typeof found)['members'][number]) =>
    [displayName, title, since, until].join()
  assert.deepEqual([found.people, found.members.map(inShort)], [1, ['Ana,,2021,']], 'who came back is there')
  assert.deepEqual(found.former.map(inShort), ['Ben,CFO,2019,2025-03'])
  assert.deepEqual(await listed(someone), ['Google 1', 'Nordlys A/S 1', 'Sails 1'])
  await client.Connections_update({ connectionId: ids.Ana ?? '', company: null, jobs: [] })
  assert.deepEqual(await listed(someone), ['Google 1', 'Nordlys A/S 0', 'Sails 1'])
})

test('Ask names everybody at a company, and who used to work there', async () => {
  const { client, ids } = await memberWith({ ...google, Zoe: 'Nordlys Capital' })
  await client.Organizations_merge({ key: 'google', otherKey: 'alphabet' })
  const job = { company: 'Nordlys', title: 'CFO', to: '2025' }
  await client.Connections_update({ connectionId: ids.Ben ?? '', jobs: [job] })
  const ask = async (content: string) => (await client.Threads_ask({ id: randomUUIDv7(), content })).answer
  const there = await ask('Who do I know at Google?')
  for (const name of ['Ana', 'Ben', 'Eva', 'Luis']) assert.match(there.content, new RegExp(`\\b${name}\\b`))
  assert.equal(there.citations.length, 4)
  const nordlys = (await ask('Who works at Nordlys?')).content
  assert.match(nordlys, /Noor/)
  assert.doesNotMatch(nordlys, /Ben|Zoe/)
  const once = await ask('Who used to work at Nordlys?')
  assert.match(once.content, /Ben .*once CFO at Nordlys until 2025/)
  assert.doesNotMatch(once.content, /Noor/)
  assert.equal(once.citations.length, 1)
})

test('a company is found by its key or by its name in any spelling', async () => {
  const { client } = await memberWith({ Noor: 'Nordlys A/S' })
  for (const key of ['nordlys', 'Nordlys', 'NORDLYS A/S', 'Nordlys AS'])
    assert.equal((await client.Organizations_get({ key })).key, 'nordlys', key)
})

test('a new company, another one and a removed person change the list', async () => {
  const someone = await memberWith({ Ana: 'Google', Ben: 'Google' })
  const { client, ids } = someone
  await client.Connections_update({ connectionId: ids.Ana ?? '', company: 'Nordlys' })
  assert.deepEqual(await listed(someone), ['Google 1', 'Nordlys 1'])
  await client.Connections_update({ connectionId: ids.Ana ?? '', company: null })
  await client.Connections_remove({ connectionId: ids.Ben ?? '' })
  assert.deepEqual(await listed(someone), [])
  await client.Connections_restore({ connectionId: ids.Ben ?? '' })
  assert.deepEqual(await listed(someone), ['Google 1'])
})

test('two companies become one, are found by either name, and are separated again', async () => {
  const someone = await memberWith(google)
  const { client } = someone
  const before = await listed(someone)
  const merged = await client.Organizations_merge({ key: 'google', otherKey: 'alphabet' })
  assert.deepEqual(merged, { key: 'google', name: 'Google', people: 4 })
  assert.deepEqual(await listed(someone), ['Google 4', 'Nordlys A/S 1'])
  assert.deepEqual(await listed(someone, 'query=alpha'), ['Google 4'])
  const found = await client.Organizations_get({ key: 'Alphabet' })
  assert.deepEqual([found.key, found.members.length], ['google', 4])
  assert.deepEqual(found.otherNames, [{ key: 'alphabet', name: 'Alphabet Inc.' }])
  await client.Organizations_separate({ key: 'google', otherKey: 'alphabet' })
  assert.deepEqual(await listed(someone), before)
})

test('a company that was merged into one that was merged is separated with the names it had', async () => {
  const someone = await memberWith({ Ana: 'A1', Ben: 'B1', Eva: 'C1', Luis: 'D1' })
  const { client } = someone
  await client.Organizations_merge({ key: 'b1', otherKey: 'c1' })
  await client.Organizations_update({ key: 'b1', name: 'Bee' })
  await client.Organizations_merge({ key: 'a1', otherKey: 'b1' })
  await client.Organizations_merge({ key: 'd1', otherKey: 'c1' })
  assert.deepEqual(await listed(someone), ['D1 4'])
  await client.Organizations_separate({ key: 'd1', otherKey: 'a1' })
  assert.deepEqual(await listed(someone), ['A1 3', 'D1 1'])
  await client.Organizations_separate({ key: 'a1', otherKey: 'b1' })
  assert.deepEqual(await listed(someone), ['A1 1', 'Bee 2', 'D1 1'])
  await client.Organizations_update({ key: 'b1', name: null })
  assert.deepEqual(await listed(someone), ['A1 1', 'B1 2', 'D1 1'])
})

test('a company is called as the member chose, and found by that name', async () => {
  const someone = await memberWith(google)
  await someone.client.Organizations_update({ key: 'nordlys', name: 'Northern Lights' })
  assert.deepEqual(await listed(someone, 'query=lights'), ['Northern Lights 1'])
  assert.deepEqual(await listed(someone, 'query=nordlys'), ['Northern Lights 1'])
})

test('a company cannot be merged with itself, with an unknown one or with another member’s', async () => {
  const [ana, eve] = [await memberWith(google), await memberWith({ Zoe: 'Secret Ltd' })]
  const merge = (key: string, otherKey: string) => ana.client.Organizations_merge({ key, otherKey })
  await refused(merge('google', 'Google LLC'), 'invalid')
  await refused(merge('google', 'secret'), 'not_found')
  await refused(merge('secret', 'google'), 'not_found')
  await refused(ana.client.Organizations_get({ key: 'secret' }), 'not_found')
  await refused(ana.client.Organizations_update({ key: 'secret', name: 'Mine' }), 'not_found')
  await refused(ana.client.Organizations_separate({ key: 'google', otherKey: 'alphabet' }), 'not_found')
  await merge('google', 'alphabet')
  await refused(merge('alphabet', 'google'), 'invalid')
  assert.deepEqual(await listed(eve), ['Secret Ltd 1'])
})

test('names and merges of companies travel with an archive', async () => {
  const ana = await memberWith(google)
  await ana.client.Organizations_merge({ key: 'google', otherKey: 'alphabet' })
  await ana.client.Organizations_update({ key: 'nordlys', name: 'Northern Lights' })
  const eve = await newMember(house)
  const { bytes } = await downloadArchive(house, ana)
  assert.equal((await restoreArchive(house, eve, bytes)).state, 'complete')
  assert.deepEqual(await listed(eve), ['Google 4', 'Northern Lights 1'])
})
