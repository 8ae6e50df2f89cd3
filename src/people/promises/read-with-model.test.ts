import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ModelFailure } from '#platform/llm/failure.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { scripted, type Turn } from '../../../test/models/scripted-model.ts'

const house = await useHouse()
const note = 'We fired the pots together on Sunday; the kiln is on me, by Friday. I will send her the photos tomorrow.'

async function read(turns: Turn[], text = note) {
  // What the test before left is done first, by a model of its own.
  house.kith.model = scripted([{ promises: [] }])
  await house.work()
  const model = scripted(turns)
  house.kith.model = model
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { ixId } = await client.Memory_addInteraction({ connectionId, text, occurredAt: '2026-03-17T15:00:00Z' })
  return { client, connectionId, ixId, model, suggested: async () => (await client.Promises_suggested({})).suggestions }
}

const kiln = { sentence: 'the kiln is on me, by Friday', text: 'Pay for the kiln' }

test('what a model finds is only suggested, with the date read from the note', async () => {
  const { client, suggested } = await read([{ promises: [kiln] }])
  await house.work()
  assert.deepEqual(
    (await suggested()).map(({ text, dueOn, foundBy }) => [text, dueOn, foundBy]),
    [['Pay for the kiln', '2026-03-20', 'model']],
  )
  assert.deepEqual(
    (await client.Promises_listOpen({})).promises.map(({ text }) => text),
    ['Send her the photos'],
  )
})

test('a finding that is not in the note, or is known already, is not suggested', async () => {
  const { client, suggested } = await read([
    {
      promises: [
        { sentence: 'I will give her my car', text: 'Give her the car' },
        { sentence: 'I will send her the photos tomorrow', text: 'Send the photos' },
        { sentence: 'We fired the pots together on Sunday', text: 'Visit https://evil.example' },
        { sentence: 'We fired the pots', text: 'Fire the pots\0' },
        { sentence: 'the pots together', text: 'Fire the \ud83d pots' },
        { sentence: 'the kiln is on me', text: '    ' },
      ],
    },
  ])
  await house.work()
  assert.deepEqual([await suggested(), (await client.Jobs_list({})).jobs], [[], []])
})

test('if a note is edited while the model reads it, the result is dropped', async () => {
  const { client, connectionId, ixId, suggested } = await read([{ promises: [kiln] }, { promises: [] }])
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Nothing of the sort.' })
  await house.work()
  assert.deepEqual(await suggested(), [])
})

test('a note of somebody whose removal has begun is not read', async () => {
  const { connectionId, model } = await read([{ promises: [kiln] }])
  await house.kith.db.deleteFrom('connections').where('id', '=', connectionId).execute()
  await house.work()
  assert.deepEqual(model.asked, [])
})

test('a model’s finding stays while its sentence is in the note', async () => {
  const { client, connectionId, ixId, suggested } = await read([{ promises: [kiln] }, { promises: [] }])
  await house.work()
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: `${note} It rained.` })
  assert.equal((await suggested()).length, 1)
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'We fired the pots together.' })
  assert.deepEqual(await suggested(), [])
})

test('a failing model is asked again, and the failed job is listed and can be retried', async () => {
  const { client, suggested } = await read([new ModelFailure('denied'), { promises: [kiln] }])
  await house.work()
  const [job] = (await client.Jobs_list({})).jobs
  assert.deepEqual([job?.kind, job?.state], ['promises.suggest', 'failed'])
  await client.Jobs_retry({ id: job?.id ?? '' })
  await house.work()
  assert.deepEqual([(await suggested()).length, (await client.Jobs_list({})).jobs], [1, []])
})

test('the model gets the note as data, and nothing else about the member', async () => {
  const { model } = await read([{ promises: [] }])
  await house.work()
  const [asked] = model.asked
  assert.deepEqual(asked?.at(-1), { role: 'user', content: `<note>\n${note}\n</note>` })
  house.kith.model = null
})
