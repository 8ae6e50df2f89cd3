import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { shortenAnswer } from '#door/mcp/shorten.ts'
import { toolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from '../harness/harness.ts'
import { overHttp } from './assistant.ts'

const house = await useHouse()

async function someone() {
  const { client, token, memberId } = await newMember(house)
  return { client, memberId, token, assistant: await overHttp(house, token) }
}

const wave = '🌊'
const longest = {
  company: wave.repeat(120),
  title: wave.repeat(120),
  location: wave.repeat(120),
  howMet: wave.repeat(500),
  tags: Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(40, '好')),
  emails: Array.from({ length: 20 }, (_, at) => `${at}${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.com`),
  phones: Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(40, '0')),
  profiles: Array.from({ length: 30 }, (_, at) => ({
    service: `service ${at}`,
    handle: wave.repeat(120),
    url: `https://example.com/${at}/`.padEnd(500, 'x'),
  })),
}

test('the tool list stays small', () => {
  assert.ok(Buffer.byteLength(JSON.stringify(toolList)) <= 8_000)
})

test('for a person with 500 long notes and 100 promises, the newest and soonest are shown, truncated and marked', async () => {
  const { client, memberId, token, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await storeNotes(memberId, connectionId, 500)
  const days = Array.from({ length: 100 }, (_, at) =>
    Temporal.PlainDate.from('2026-05-01').add({ days: at }).toString(),
  )
  for (const dueOn of days) await client.Promises_create({ connectionId, text: wave.repeat(500), dueOn })

  // The assistant checks the size of every answer.
  await (await overHttp(house, token, 'modern', '/mcp/full')).use('brief', { connectionId })
  const ana = await assistant.use('get_connection', { connectionId })
  assert.equal(ana.displayName, 'Ana Ribeiro')
  const { timeline } = await client.Connections_get({ connectionId })
  assert.equal(ana.timeline[0]?.ixId, timeline[0]?.ixId)
  assert.match(String(ana.timeline[0]?.text), /^\d+ long .*… \(cut\)$/)
  assert.equal(ana.promises[0]?.dueOn, '2026-05-01')
  assert.ok(ana.timeline.length >= 5 && ana.promises.length >= 5)
  const shown = `${ana.timeline.length} of 20 timeline and ${ana.promises.length} of 20 promises`
  assert.match(String(ana.more), new RegExp(`^Showing only the newest 20 .* Only ${shown} fit into this answer\\.$`))

  const open = await assistant.use('list_open_promises', { limit: 50 })
  assert.equal(open.promises[0]?.dueOn, '2026-05-01')
  assert.match(String(open.promises[0]?.text), /^(🌊)+… \(cut\)$/u)
  assert.match(String(open.more), new RegExp(`^Showing 50 of 100\\. .* ${open.promises.length} of 50 promises fit`))
})

test('of 50 people with complete details, as many as fit are returned with their ids', async () => {
  const { client, assistant } = await someone()
  for (let at = 0; at < 50; at++) {
    await client.Connections_create({ ...longest, displayName: `Max ${at} ${wave.repeat(110)}` })
  }
  for (const query of ['max', undefined]) {
    const { connections, more } = await assistant.use('search_connections', { limit: 50, ...(query && { query }) })
    assert.ok(connections.length >= 3, `${connections.length} people`)
    assert.match(String(more), new RegExp(`${connections.length} of 50 connections fit into this answer`))
    const tags = connections[0]?.tags as string[]
    assert.equal(tags.at(-1), '… 45 more (cut)')
    const max = await assistant.use('get_connection', { connectionId: connections[0]?.connectionId })
    assert.match(String(max.displayName), /^Max \d/)
  }
})

test('of twenty moves and ten nudges of maximum length, as many as fit are returned', async () => {
  const { client, memberId, assistant } = await someone()
  const { profiles: _, emails: __, ...told } = longest
  for (let at = 0; at < 20; at++) {
    const displayName = `Max ${at} ${wave.repeat(110)}`
    const { connectionId } = await client.Connections_create({ ...told, displayName, rhythmDays: 1 })
    await storeNotes(memberId, connectionId, 1)
    const text = wave.repeat(2000)
    await client.Memory_addInteraction({ connectionId, kind: 'call', text, occurredAt: '2026-01-01T00:00:00Z' })
    await client.Promises_create({ connectionId, text: wave.repeat(500), dueOn: '2026-05-01' })
  }
  const { moves, more } = await assistant.use('list_next_moves', { limit: 20 })
  assert.ok(moves.length >= 5, `${moves.length} moves`)
  assert.match(String(more), new RegExp(`${moves.length} of 20 moves fit into this answer`))
  const { nudges } = await assistant.use('list_reconnect_nudges', {})
  assert.ok(nudges.length >= 3, `${nudges.length} nudges`)
})

test('the answer to a long note or promise is shortened', async () => {
  const { client, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  for (const text of [wave.repeat(2000), '\u0001'.repeat(2000), '"\\'.repeat(1000)]) {
    assert.match(
      String((await assistant.use('add_note', { connectionId, text })).text),
      /… \(cut\)$|^(🌊|\p{Cc}|["\\])+$/u,
    )
  }
  const due = { connectionId, dueOn: '2026-05-01' }
  const { promiseId } = await client.Promises_create({ ...due, text: '\u0001'.repeat(500) })
  assert.equal((await assistant.use('complete_promise', { promiseId })).status, 'complete')
})

test('a long answer first omits values that its entries repeat', () => {
  const entry = { connectionId: 'a', occurredAt: '9 o’clock', createdAt: '9 o’clock', text: 'Ana' }
  const whole = { connectionId: 'a', displayName: 'Ana', timeline: Array.from({ length: 120 }, () => entry) }
  const { value } = shortenAnswer(whole)
  assert.deepEqual(value, { ...whole, timeline: whole.timeline.map(({ occurredAt, text }) => ({ occurredAt, text })) })
})

test('a text is never cut inside a character', () => {
  const { value } = shortenAnswer({ text: `x${wave.repeat(5000)}` })
  assert.match(String(value.text), /^x(🌊)+… \(cut\)$/u)
})

test('an answer that fits is unchanged', () => {
  const answer = { text: 'x'.repeat(7_980) }
  assert.deepEqual(shortenAnswer(answer).value, answer)
})

/** Inserts all notes at once: one by one, each would wait for the disk. */
async function storeNotes(memberId: string, connectionId: string, many: number) {
  const common = { memberId, connectionId, kind: 'note' as const, source: 'member' as const, transcript: null }
  const rows = Array.from({ length: many }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    return { ...common, id: randomUUIDv7(), text: `${at} `.padEnd(2000, 'long '), occurredAt: createdAt, createdAt }
  })
  await house.kith.db.insertInto('interactions').values(rows).execute()
}
