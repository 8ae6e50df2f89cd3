import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, refused, type Someone, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

/** The names on all pages of a list. */
async function namesOf({ token }: Someone, query: string, betweenPages = async () => {}) {
  const names: string[] = []
  for (let path: string | undefined = `/api/people?${query}`; path; ) {
    const { headers, body, status } = await ask(house, `GET ${path}`, { token })
    assert.equal(status, 200, JSON.stringify(body))
    names.push(...body.map(({ displayName }: { displayName: string }) => displayName))
    path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    if (path) await betweenPages()
  }
  return names
}

test('people are listed by name, a page at a time, whatever their spelling', async () => {
  const someone = await newMember(house)
  for (const displayName of ['zoe', 'Ébano', 'Ana Ribeiro', '王小明', 'Борис', 'ana', 'Wanda', '🌊', 'Ana Ribeiro'])
    await someone.client.Connections_create({ displayName })
  const expected = ['ana', 'Ana Ribeiro', 'Ana Ribeiro', 'Ébano', 'Wanda', '王小明', 'zoe', 'Борис', '🌊']
  for (const limit of [1, 2, 4, 100])
    assert.deepEqual(await namesOf(someone, `order=name&limit=${limit}`), expected, `limit ${limit}`)
  assert.deepEqual(await namesOf(someone, 'order=name&from=W&limit=1'), expected.slice(4))
  assert.deepEqual(await namesOf(someone, 'from=%C3%A9'), expected.slice(3))
})

test('people are listed by their last contact, and by when they are due for contact', async () => {
  const someone = await newMember(house)
  const { client } = someone
  for (const [displayName, occurredAt] of [
    ['Ana', '2026-01-05T10:00:00Z'],
    ['Ben', '2026-03-05T10:00:00Z'],
    ['Eva', null],
    ['Luis', '2026-02-05T10:00:00Z'],
    ['Noor', null],
  ] as const) {
    house.clock.set('2025-12-01T10:00:00Z')
    const { connectionId } = await client.Connections_create({ displayName })
    house.clock.set('2026-04-01T10:00:00Z')
    if (occurredAt) await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'A call.', occurredAt })
  }
  house.clock.reset()
  for (const limit of [1, 2, 3, 100]) {
    const [recent, due] = [`order=recent&limit=${limit}`, `order=due&limit=${limit}`]
    assert.deepEqual((await namesOf(someone, recent)).slice(0, 3), ['Ben', 'Luis', 'Ana'])
    assert.equal((await namesOf(someone, recent)).length, 5)
    assert.deepEqual(await namesOf(someone, due), ['Ana', 'Luis', 'Ben', 'Eva', 'Noor'])
  }
})

test('a tag and a place narrow every order', async () => {
  const someone = await newMember(house)
  const people = [
    { displayName: 'Noor', tags: ['Design', 'surf'], location: 'Lisbon, Portugal' },
    { displayName: 'Ana', tags: ['design'], location: 'Porto, Portugal' },
    { displayName: 'Ben', tags: ['designers'], location: 'Lisboa' },
    { displayName: 'Eva', tags: ['DESIGN'], location: 'LISBON' },
  ]
  for (const person of people) await someone.client.Connections_create(person)
  for (const order of ['added', 'newest', 'name', 'recent', 'due']) {
    const sorted = async (query: string) => (await namesOf(someone, `order=${order}&limit=1&${query}`)).sort()
    assert.deepEqual(await sorted('tag=design'), ['Ana', 'Eva', 'Noor'], order)
    assert.deepEqual(await sorted('place=lisbon'), ['Eva', 'Noor'], order)
    assert.deepEqual(await sorted('place=Portugal&tag=design'), ['Ana', 'Noor'], order)
    assert.deepEqual(await sorted('place=lisbon%2C%20portugal&tag=surf'), ['Noor'], order)
    assert.deepEqual(await sorted('tag=nobody'), [], order)
  }
  assert.deepEqual(await namesOf(someone, 'order=name&tag=design&from=b'), ['Eva', 'Noor'])
  assert.deepEqual(await namesOf(someone, 'order=name&tag=design'), ['Ana', 'Eva', 'Noor'])
  assert.deepEqual(await namesOf(someone, 'tag=design'), ['Noor', 'Ana', 'Eva'])
  assert.deepEqual(await namesOf(someone, 'order=newest&tag=design&limit=1'), ['Eva', 'Ana', 'Noor'])
  assert.deepEqual(await namesOf(someone, 'order=newest&limit=3'), ['Eva', 'Ben', 'Ana', 'Noor'])
})

test('somebody added or removed while paging causes no one else to be skipped or repeated', async () => {
  const names = ['Ana', 'Ben', 'Eva', 'Luis', 'Noor', 'Rui']
  for (const order of ['added', 'name', 'recent', 'due']) {
    const someone = await newMember(house)
    const gone: string[] = []
    for (const displayName of names) {
      const { connectionId } = await someone.client.Connections_create({ displayName, tags: ['x'] })
      await someone.client.Memory_addNote({ connectionId, text: 'A note.' })
    }
    const listed = await namesOf(someone, `order=${order}&limit=2&tag=x`, async () => {
      const [first] = await someone.client.Connections_list({ order: order as 'name', limit: 1 })
      gone.push(first?.displayName ?? '')
      await someone.client.Connections_remove({ connectionId: first?.connectionId ?? '' })
    })
    assert.deepEqual(listed.toSorted(), names, order)
    assert.equal(gone.length, 2)
  }
})

test('people are counted, in total and by letter, for the same filters', async () => {
  const { client } = await newMember(house)
  assert.deepEqual(await client.Connections_count({}), { total: 0, letters: [] })
  for (const displayName of ['Ana', 'álvaro', 'Ben', 'Борис'])
    await client.Connections_create({ displayName, tags: displayName === 'Ben' ? [] : ['crew'], location: 'Porto' })
  assert.deepEqual(await client.Connections_count({}), {
    total: 4,
    letters: [
      { letter: 'A', people: 2 },
      { letter: 'B', people: 1 },
      { letter: 'Б', people: 1 },
    ],
  })
  const crew = await client.Connections_count({ tag: 'Crew', place: 'porto' })
  assert.deepEqual([crew.total, crew.letters.map(({ letter }) => letter)], [3, ['A', 'Б']])
})

test('tags and places are counted, the most frequent first, in any spelling', async () => {
  const someone = await newMember(house)
  for (const person of [
    { displayName: 'Ana', tags: ['Design', 'surf'], location: 'Lisbon, Portugal' },
    { displayName: 'Ben', tags: ['design'], location: 'Porto, Portugal' },
    { displayName: 'Eva', tags: ['sea'] },
  ])
    await someone.client.Connections_create(person)
  await (await newMember(house)).client.Connections_create({ displayName: 'Noor', tags: ['secret'], location: 'Oslo' })
  const { client } = someone
  assert.deepEqual(await client.Connections_countLabels({}), {
    tags: [
      { label: 'design', people: 2 },
      { label: 'sea', people: 1 },
      { label: 'surf', people: 1 },
    ],
    places: [
      { label: 'Portugal', people: 2 },
      { label: 'Lisbon', people: 1 },
      { label: 'Porto', people: 1 },
    ],
  })
  const { tags, places } = await client.Connections_countLabels({ tag: 'surf', place: 'porto' })
  assert.deepEqual(tags, [{ label: 'design', people: 1 }], 'of those in the place')
  assert.deepEqual(places.map(({ label }) => label).sort(), ['Lisbon', 'Portugal'], 'of those with the tag')
})

test('a new name, tag or place moves a person in the lists', async () => {
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({
    displayName: 'Ana',
    tags: ['a'],
    location: 'Porto',
  })
  await someone.client.Connections_create({ displayName: 'Ben', tags: ['b'] })
  await someone.client.Connections_update({ connectionId, displayName: 'Zoe', tags: ['b'], location: null })
  assert.deepEqual(await namesOf(someone, 'order=name'), ['Ben', 'Zoe'])
  assert.deepEqual(await namesOf(someone, 'order=name&tag=b'), ['Ben', 'Zoe'])
  assert.deepEqual(await namesOf(someone, 'tag=a'), [])
  assert.deepEqual(await namesOf(someone, 'place=porto'), [])
  await someone.client.Connections_remove({ connectionId })
  assert.deepEqual(await namesOf(someone, 'order=name&tag=b'), ['Ben'])
})

test('a cursor of another order, or of nothing, is refused', async () => {
  const { client } = await newMember(house)
  const id = '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'
  for (const [order, after] of [
    ['added', `ana~${id}`],
    ['name', id],
    ['recent', `ana~${id}`],
    ['due', `2026-02-30~${id}`],
    ['name', 'ana~x'],
    ['name', `\0~${id}`],
  ] as const) {
    const { errors } = await refused(client.Connections_list({ order, after }), 'invalid')
    assert.deepEqual(
      errors.map(({ field }) => field),
      ['after'],
      after,
    )
  }
  await refused(client.Connections_list({ order: 'recent', from: 'M' }), 'invalid')
  assert.deepEqual(await client.Connections_list({ order: 'name', after: `a~b~${id}` }), [])
})
