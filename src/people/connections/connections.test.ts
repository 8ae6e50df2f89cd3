import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { indexAllWaiting } from '../search/index/later.ts'

const house = await useHouse()

const whole = {
  displayName: 'Ana Ribeiro',
  company: 'Banco Atlântico',
  title: 'Head of Design',
  emails: ['ana@example.com'],
  phones: ['+351 912 345 678'],
  tags: ['design', 'surf'],
  location: 'Lisbon',
  howMet: 'At the design meetup\nin Porto',
  metOn: '2024-02-29',
  birthday: '--02-29',
  rhythmDays: 60,
  profiles: [{ service: 'LinkedIn', url: 'https://www.linkedin.com/in/ana' }],
}

test('a connection is stored and read back unchanged', async () => {
  const { client } = await newMember(house)
  const made = await client.Connections_create(whole)
  const { connectionId, createdAt, updatedAt, ...kept } = made
  const profiles = [{ service: 'linkedin', url: 'https://www.linkedin.com/in/ana' }]
  assert.deepEqual(kept, { ...whole, profiles, rhythm: { days: 60, from: 'person' } })
  const { timeline, promises, ...read } = await client.Connections_get({ connectionId })
  assert.deepEqual([read, timeline, promises], [made, [], []])
})

test('a connection needs only a name', async () => {
  const { client } = await newMember(house)
  const { connectionId, createdAt, updatedAt, ...kept } = await client.Connections_create({ displayName: '  李小龍 ' })
  assert.deepEqual(kept, {
    displayName: '李小龍',
    emails: [],
    phones: [],
    tags: [],
    profiles: [],
    rhythm: { days: 180, from: 'usual' },
  })
})

test('an update keeps fields it leaves out, clears null ones and replaces lists', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create(whole)
  const changed = await client.Connections_update({
    connectionId,
    company: null,
    tags: ['Surf', 'surf', 'sea'],
    title: 'Partner',
  })
  assert.deepEqual(
    [changed.company, changed.title, changed.tags, changed.location],
    [undefined, 'Partner', ['Surf', 'sea'], 'Lisbon'],
  )
  assert.ok(changed.updatedAt > changed.createdAt)
  assert.deepEqual(await client.Connections_update({ connectionId }), changed)
})

test('two simultaneous updates are both kept', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create(whole)
  await Promise.all([
    client.Connections_update({ connectionId, company: 'Acme' }),
    client.Connections_update({ connectionId, title: 'Founder' }),
    client.Connections_update({ connectionId, location: 'Porto' }),
  ])
  const { company, title, location } = await client.Connections_get({ connectionId })
  assert.deepEqual([company, title, location], ['Acme', 'Founder', 'Porto'])
})

test('removing a connection removes its timeline, promises and search terms', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create(whole)
  await client.Memory_addNote({ connectionId, text: 'She keeps a lighthouse.' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Visit', dueOn: '2026-05-01' })
  await indexAllWaiting(house.kith)
  await client.Connections_remove({ connectionId })
  await refused(client.Connections_get({ connectionId }), 'not_found')
  await refused(client.Memory_listInteractions({ id: connectionId }), 'not_found')
  await refused(client.Promises_complete({ promiseId }), 'not_found')
  await refused(client.Connections_remove({ connectionId }), 'not_found')
  const left = await house.kith.db.selectFrom('searchTerms').selectAll().where('memberId', '=', memberId).execute()
  assert.deepEqual(left, [])
})

test('a long timeline is shortened, with a note that there is more', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  for (let n = 0; n < 22; n++) await client.Memory_addNote({ connectionId, text: `Note ${n}` })
  const { timeline, more } = await client.Connections_get({ connectionId })
  assert.deepEqual(
    [timeline.length, timeline[0]?.text, more],
    [20, 'Note 21', 'Showing 20 timeline entries: for older ones, send next as before.'],
  )
})

test('an invalid date, e-mail or web address is refused with an error for its field', async () => {
  const { client } = await newMember(house)
  const wrong = {
    displayName: 'Ana\nRibeiro',
    emails: ['not an address'],
    metOn: '2026-02-30',
    birthday: '--02-30',
    rhythmDays: 0,
    profiles: [
      { service: 'x', url: 'javascript:alert(1)' },
      { service: 'x', url: 'https://example.com/\0' },
    ],
  }
  const { errors } = await refused(client.Connections_create(wrong), 'invalid')
  assert.deepEqual(errors.map(({ field }) => field).sort(), [
    'birthday',
    'displayName',
    'emails.0',
    'metOn',
    'profiles.0.url',
    'profiles.1.url',
    'rhythmDays',
  ])
})

test('people with the same search terms can be added at the same time', async () => {
  const { client } = await newMember(house)
  const names = Array.from({ length: 24 }, (_, n) => (n % 2 ? 'Wilhelmina Fitzgerald' : 'Fitzgerald Wilhelmina'))
  await Promise.all(names.map((displayName) => client.Connections_create({ displayName })))
  assert.equal((await client.Connections_search({ query: 'wilhelmina fitzgeral' })).connections.length, 20)
})

test('pages list every person once, also when people are changed, added or removed meanwhile', async () => {
  const { client, token } = await newMember(house)
  const { client: other } = await newMember(house)
  await other.Connections_create({ displayName: 'Somebody else’s' })
  const names = ['Ana', 'Ben', 'Eva', 'Luis', 'Noor']
  const made = await Array.fromAsync(names, (displayName) => client.Connections_create({ displayName }))
  const listed: string[] = []
  let path: string | undefined = '/api/people?limit=2'
  while (path) {
    const { headers, body } = await ask(house, `GET ${path}`, { token })
    listed.push(...body.map(({ displayName }: { displayName: string }) => displayName))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    if (listed.length !== 2) continue
    await client.Memory_addNote({ connectionId: made[0]?.connectionId ?? '', text: 'Coffee at the harbour.' })
    await client.Connections_remove({ connectionId: made[1]?.connectionId ?? '' })
    await client.Connections_create({ displayName: 'Rui' })
  }
  assert.deepEqual(listed, [...names, 'Rui'])
  const last = await client.Connections_get({ connectionId: made[4]?.connectionId ?? '' })
  const { timeline, promises, ...noor } = last
  assert.deepEqual((await client.Connections_list({ after: made[3]?.connectionId }))[0], noor)
})
