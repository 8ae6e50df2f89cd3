import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { recording } from '../../../test/samples/recordings.ts'
import { readMentions } from './mentions.ts'

const house = await useHouse()
const rui = await newMember(house)
const everyone = ['Ana Ribeiro', 'Luis Ferreira', 'Luis Prado', 'Conor O’Brien', 'Zoë Straße', 'Maria Ana Costa']
const ids = new Map<string, string>()
for (const displayName of everyone)
  ids.set(displayName, (await rui.client.Connections_create({ displayName })).connectionId)

async function read(text: string, given: string[] = [], before = '') {
  const about = given.map((name) => ids.get(name) ?? '')
  const found = await readMentions(memberContext(house, rui), { text, connectionIds: about, before })
  const names = found.connectionIds.map((id) => everyone.find((name) => ids.get(name) === id))
  return { names, unclear: found.unclear.map(({ said, people }) => [said, people.length]) }
}

const clear: [string, string[]][] = [
  ['Lunch with @Ana Ribeiro and @Luis Prado.', ['Ana Ribeiro', 'Luis Prado']],
  ['@ana: I’ll send it', ['Ana Ribeiro']],
  ['Saw @Prado’s deck (@Zoe Strasse too)', ['Luis Prado', 'Zoë Straße']],
  ['Call @Conor O’Brien back', ['Conor O’Brien']],
  ['@Maria Ana called', ['Maria Ana Costa']],
]

for (const [text, names] of clear)
  test(`a name after an @ that fits one person is theirs: ${text}`, async () =>
    assert.deepEqual(await read(text), { names, unclear: [] }))

test('a name that fits several people is theirs who is given, else it is unclear', async () => {
  assert.deepEqual(await read('@Luis called'), { names: [], unclear: [['Luis', 2]] })
  assert.deepEqual(await read('@Luis called', ['Luis Prado']), { names: ['Luis Prado'], unclear: [] })
  assert.deepEqual(await read('Met @Luisa Braga for coffee'), { names: [], unclear: [['Luisa Braga', 0]] })
})

test('a name that was in the text before is not read again', async () =>
  assert.deepEqual(await read('@Ana, @Prado', [], 'Tea with @Ana'), { names: ['Luis Prado'], unclear: [] }))

test('an e-mail address, a time and a lone @ are no mention', async () => {
  for (const text of ['ana@ribeiro.example', 'Tea @ 5, @5pm', 'x.@Ana', '@@'])
    assert.deepEqual(await read(text), { names: [], unclear: [] })
})

test('a person of another member is nobody', async () => {
  const eva = memberContext(house, await newMember(house))
  const { connectionIds, unclear } = await readMentions(eva, { text: '@Ana Ribeiro', connectionIds: [] })
  assert.deepEqual([connectionIds, unclear.map(({ people }) => people)], [[], [[]]])
})

test('a note, a memo, a change and a capture are with everybody they name after an @', async () => {
  const { client } = await newMember(house)
  const add = async (displayName: string) => (await client.Connections_create({ displayName })).connectionId
  const [ana, luis, rita] = [await add('Ana Ribeiro'), await add('Luis Mora'), await add('Rita Blom')]
  const text = 'Lunch with @Luis. I’ll send @Ana the deck.'
  const note = await client.Memory_addNote({ connectionId: ana, text })
  assert.deepEqual([note.text, note.connectionIds, note.found[0]?.text], [text, [luis], 'Send Ana the deck'])
  assert.equal((await client.Memory_addNote({ connectionId: ana, text })).ixId, note.ixId)
  const { ixId } = await client.Memory_updateInteraction({ id: ana, ixId: note.ixId, connectionIds: [] })
  const changed = await client.Memory_updateInteraction({ id: ana, ixId, text: `${text} @Rita came too.` })
  assert.deepEqual(changed.connectionIds, [rita])
  const memo = await client.Memory_addInteraction({
    ...{ connectionId: rita, text: 'From @Luis’s car', audio: recording('memo.webm'), transcript: 'Bees.' },
  })
  assert.deepEqual(memo.connectionIds, [luis])
  const capture = await client.Captures_create({ text: 'Tea with @Rita and @Ana' })
  const [entry] = await client.Memory_listInteractions({ id: ana })
  assert.deepEqual([entry?.ixId, entry?.connectionIds], [capture.captureId, [rita]])
})

test('a capture that names somebody who is unclear after an @ waits, and keeps the others when it is assigned', async () => {
  const { client } = await newMember(house)
  const { connectionId: ana } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: luis } = await client.Connections_create({ displayName: 'Luis Mora' })
  const { captureId, connectionId } = await client.Captures_create({ text: 'Tea with @Ana and @Priya' })
  assert.equal(connectionId, undefined)
  const entry = await client.Captures_assign({ captureId, connectionId: luis })
  assert.deepEqual([entry.text, entry.connectionIds], ['Tea with @Ana and @Priya', [ana]])
})
