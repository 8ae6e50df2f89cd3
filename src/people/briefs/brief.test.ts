import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { theirPromisesIn } from './brief.ts'

const house = await useHouse()
beforeEach(() => house.clock.set('2026-11-16T12:00:00Z'))

test('a brief has the person, the latest entries, open promises both ways and a birthday that is near', async () => {
  const { client } = await newMember(house)
  const details = { title: 'Nurse', location: 'Porto', howMet: 'On the ferry', metOn: '2024-05-16', tags: ['ferry'] }
  const birthday = '1985-12-01'
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', birthday, ...details })
  const add = (text: string, occurredAt: string) =>
    client.Memory_addInteraction({ connectionId, kind: 'meeting', text, occurredAt })
  const { ixId } = await add('Tea. She promised to send me the recipe.', '2026-11-10T09:00:00Z')
  await add('Long ago she promised to send me a postcard.', '2026-03-10T09:00:00Z')
  await add(`Walk. ${'Sand and more sand. '.repeat(40)}`, '2026-11-12T09:00:00Z')
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the map', dueOn: '2026-11-20' })
  const kept = await client.Promises_create({ connectionId, text: 'Call her', dueOn: '2026-11-20' })
  await client.Promises_complete({ promiseId: kept.promiseId })

  const brief = await client.Connections_brief({ connectionId })
  assert.deepEqual(
    [brief.displayName, brief.title, brief.location, brief.howMet, brief.metOn, brief.tags],
    ['Ana Ribeiro', 'Nurse', 'Porto', 'On the ferry', '2024-05-16', ['ferry']],
  )
  assert.deepEqual([brief.birthday, brief.nextBirthday], [birthday, '2026-12-01'])
  assert.match(brief.lastContactAt ?? '', /^2026-11-16T12:00/)
  assert.equal(brief.rhythm.from, 'learned')
  assert.deepEqual(
    brief.promises.map((each) => each.promiseId),
    [promiseId],
  )
  const sentence = 'She promised to send me the recipe.'
  assert.deepEqual(brief.theirPromises, [{ ixId, occurredAt: '2026-11-10T09:00:00.000Z', sentence }])
  assert.equal(brief.latest.length, 3)
  assert.match(brief.latest[0]?.text ?? '', /^Walk\. Sand.{150,200}…$/)
})

for (const [of, business, said] of [
  [
    'a daughter',
    'The board wants the second half of the work before the first. ',
    'Her daughter started school in May.',
  ],
  [
    'a mother',
    'Wir haben das Angebot durchgesehen und den Preis noch nicht besprochen. ',
    'Ihre Mutter liegt im Krankenhaus.',
  ],
  ['a son', 'Hablamos de la oferta y del precio de la segunda parte del trabajo. ', 'Su hijo empieza la universidad.'],
] as const)
  test(`a long entry keeps what it says of ${of}`, async () => {
    const { client } = await newMember(house)
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    await client.Memory_addInteraction({ connectionId, text: `${business.repeat(5)}${said} ${business}` })
    const text = (await client.Connections_brief({ connectionId })).latest[0]?.text ?? ''
    assert.ok(text.startsWith(business) && text.endsWith(`… ${said}`) && text.length <= 200, text)
  })

test('a brief has suggested promises and waiting drafts', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await client.Memory_addNote({ connectionId, text: 'Maybe I should lend her my book on lighthouses.' })
  const { id, subject, body } = await client.Followups_draft({ connectionId })
  const brief = await client.Connections_brief({ connectionId })
  const { suggestions } = await client.Promises_suggested({ connectionId })
  assert.equal(suggestions.length, 1)
  assert.deepEqual(
    brief.suggestions.map((each) => [each.id, each.text]),
    suggestions.map((each) => [each.id, each.text]),
  )
  assert.deepEqual(brief.drafts, [{ id, subject, body }])
})

test('the lists of a brief end after five', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', birthday: '--06-01' })
  for (let day = 1; day <= 7; day += 1) {
    await client.Memory_addInteraction({ connectionId, text: `Ana will send me letter ${day}.` })
    await client.Promises_create({ connectionId, text: `Send card ${day}`, dueOn: `2026-11-2${day}` })
  }
  const brief = await client.Connections_brief({ connectionId })
  assert.deepEqual([brief.latest.length, brief.promises.length, brief.theirPromises.length], [5, 5, 5])
  assert.equal(brief.nextBirthday, undefined)
})

test('a brief has current and former facts from the notes', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const add = (text: string, occurredAt: string) => client.Memory_addInteraction({ connectionId, text, occurredAt })
  await add('Ana works at Farfetch.', '2026-01-10T09:00:00Z')
  const { ixId } = await add('Ana joined Stripe. Her son Gil is vegan.', '2026-05-10T09:00:00Z')
  const { facts } = await client.Connections_brief({ connectionId })
  assert.deepEqual(
    facts.map(({ kind, about, value, before }) => [kind, about, value, before?.value]),
    [
      ['employer', undefined, 'Stripe', 'Farfetch'],
      ['diet', 'Gil', 'vegan', undefined],
      ['family', undefined, 'son Gil', undefined],
    ],
  )
  assert.equal(facts[0]?.ixId, ixId)
})

test('a birthday that only a note states counts as near', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await client.Memory_addInteraction({
    connectionId,
    text: "Ana's birthday is 1 December.",
    occurredAt: '2025-06-01T09:00:00Z',
  })
  assert.equal((await client.Connections_brief({ connectionId })).nextBirthday, '2026-12-01')
})

test('the brief of an unknown person is not found', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await (await newMember(house)).client.Connections_create({ displayName: 'Ana Ribeiro' })
  await refused(client.Connections_brief({ connectionId }), 'not_found')
})

test('a promise “of theirs” is one that the person makes to the member', () => {
  const found = (text: string) => theirPromisesIn(text, 'Ana Ribeiro').length
  for (const text of [
    'She’ll introduce me to Ravi.',
    'Ana said she would bring our ladder back.',
    'Good talk; she offered to read my draft.',
  ])
    assert.equal(found(text), 1, text)
  for (const text of [
    'I promised to send her the map.',
    'She will speak at the opening.',
    'She promised her son a kite.',
    'She won’t send me anything.',
    'If it rains she will call me.',
    'Tom will send me the map.',
  ])
    assert.equal(found(text), 0, text)
})
