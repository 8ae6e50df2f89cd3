import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { recording } from '../../../test/samples/recordings.ts'
import { callTool } from '../../../test/sweeps/world.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const lastContact = async () => (await member.client.Connections_get({ connectionId })).lastContactAt
  return { ...member, connectionId, lastContact }
}

test('a note about a person isn’t contact, but one that says they met is', async () => {
  const { client, connectionId, lastContact } = await someone()
  const about = await client.Memory_addNote({ connectionId, text: 'Ana was promoted.' })
  assert.deepEqual([about.contact, await lastContact()], [false, undefined])
  const met = await client.Memory_addNote({ connectionId, text: 'Lunch with Ana at the harbour.' })
  assert.deepEqual([met.contact, await lastContact()], [true, met.occurredAt])
})

test('a note can be added with its kind and its time, also by an assistant', async () => {
  const { client, connectionId, token, lastContact } = await someone()
  const [text, occurredAt] = ['She is moving to Porto.', '2026-02-02T10:00:00.000Z']
  const note = { connectionId, text, kind: 'call' as const, occurredAt }
  const added = await client.Memory_addNote(note)
  assert.deepEqual([added.kind, added.occurredAt, added.contact], ['call', occurredAt, true])
  assert.equal(await lastContact(), occurredAt)
  const again = await callTool(house, token, 'add_note', note)
  assert.equal(again.structuredContent?.ixId, added.ixId)
  const other = await callTool(house, token, 'add_note', { ...note, kind: 'meeting' })
  assert.notEqual(other.structuredContent?.ixId, added.ixId)
  await refused(client.Memory_addNote({ ...note, occurredAt: '2999-01-01T00:00:00Z' }), 'invalid')
})

test('changing the text or the kind of a note decides again, and changing its time does not', async () => {
  const { client, connectionId: id, lastContact } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId: id, text: 'Ana was promoted.' })
  const change = (fields: object) => client.Memory_updateInteraction({ id, ixId, ...fields })
  assert.equal((await change({ occurredAt: '2026-02-02T10:00:00Z' })).contact, false)
  assert.equal((await change({ text: 'She told me about her new job.' })).contact, true)
  assert.equal(await lastContact(), '2026-02-02T10:00:00.000Z')
  assert.equal((await change({ text: 'New job.' })).contact, false)
  assert.equal(await lastContact(), undefined)
  assert.equal((await change({ kind: 'meeting' })).contact, true)
  assert.equal(await lastContact(), '2026-02-02T10:00:00.000Z')
})

test('a removed note is restored as it was: contact, or not', async () => {
  const { client, connectionId: id, lastContact } = await someone()
  for (const text of ['Ana was promoted.', 'Met Ana.']) {
    const { ixId, contact } = await client.Memory_addNote({ connectionId: id, text })
    const before = await lastContact()
    await client.Memory_removeInteraction({ id, ixId })
    assert.equal((await client.Memory_restoreInteraction({ id, ixId })).contact, contact)
    assert.equal(await lastContact(), before)
  }
})

test('a voice memo is contact once its transcript says so', async () => {
  const saying = (text: string): Transcriber => ({ name: 'test', transcribe: async () => ({ text, language: 'en' }) })
  for (const [text, isContact] of [
    ['okay so I just met Ana at the fair', true],
    ['Ana works at the bank now', false],
  ] as const) {
    house.kith.transcriber = saying(text)
    const { client, connectionId, lastContact } = await someone()
    const memo = await client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
    assert.deepEqual([memo.contact, await lastContact()], [false, undefined])
    await house.work()
    assert.equal(await lastContact(), isContact ? memo.occurredAt : undefined)
  }
  house.kith.transcriber = null
})

test('an entry from before the decision was stored counts as contact', async () => {
  const { client, connectionId, memberId, lastContact } = await someone()
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Met Ana.' })
  const at = '2026-01-05T10:00:00.000Z'
  const row = { memberId, connectionId, kind: 'note' as const, text: 'New job.', source: 'member' as const }
  const id = '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f36'
  await house.kith.db
    .insertInto('interactions')
    .values({ ...row, id, occurredAt: at, createdAt: at })
    .execute()
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.equal(await lastContact(), at)
})
