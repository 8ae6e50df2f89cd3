import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { writeAnswer } from '#door/mcp/answers/shorten.ts'
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
  assert.match(String(ana.timeline[0]?.text), /^\d+ long /)
  assert.match(String(ana.timeline.at(-1)?.text), /^\d+ long .*… \(cut\)$/)
  assert.equal(ana.promises[0]?.dueOn, '2026-05-01')
  const [entries, promises] = [shown(ana, 'timeline'), shown(ana, 'promises')]
  assert.ok(entries >= 12 && promises >= 12, `${entries} entries, ${promises} promises`)
  assert.match(
    String(ana.more),
    /^Showing 20 timeline entries: for older ones, send next as before\..*list_open_promises/,
  )

  const open = await assistant.use('list_open_promises', { limit: 50 })
  assert.equal(open.promises[0]?.dueOn, '2026-05-01')
  assert.match(String(open.promises[0]?.text), /^(🌊)+$/u)
  assert.match(
    String(open.more),
    new RegExp(`^Showing 50 of 100\\. .* Only ${shown(open, 'promises')} of these 50 promises fit`),
  )
})

test('of 50 people with complete details, as many as fit are returned with their ids', async () => {
  const { client, assistant } = await someone()
  for (let at = 0; at < 50; at++) {
    await client.Connections_create({ ...longest, displayName: `Max ${at} ${wave.repeat(110)}` })
  }
  for (const query of ['max', undefined]) {
    const found = await assistant.use('search_connections', { limit: 50, ...(query && { query }) })
    const { connections, more } = found
    assert.ok(shown(found, 'connections') >= 8, `${shown(found, 'connections')} people`)
    assert.match(String(more), new RegExp(`Only ${shown(found, 'connections')} of these 50 connections fit`))
    const tags = connections.at(-1)?.tags as string[]
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
  const moves = await assistant.use('list_next_moves', { limit: 20 })
  assert.ok(shown(moves, 'moves') >= 10, `${shown(moves, 'moves')} moves`)
  const nudges = await assistant.use('list_reconnect_nudges', {})
  assert.equal(shown(nudges, 'nudges'), 10)
})

test('the answer to a long note or promise is shortened', async () => {
  const { client, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  for (const text of [wave.repeat(2000), '\u0001'.repeat(2000), '"\\'.repeat(1000)])
    assert.deepEqual(Object.keys(await assistant.use('add_note', { connectionId, text })).toSorted(), [
      'ixId',
      'kind',
      'occurredAt',
    ])
  const due = { connectionId, dueOn: '2026-05-01' }
  const { promiseId } = await client.Promises_create({ ...due, text: '\u0001'.repeat(500) })
  assert.equal((await assistant.use('complete_promise', { promiseId })).status, 'complete')
})

test('a text is never cut inside a character', () => {
  const { text } = JSON.parse(writeAnswer({ text: `x${wave.repeat(5000)}` }, {}, {}))
  assert.match(text, /^x(🌊)+… \(cut\)$/u)
})

test('an answer that fits is unchanged', () => {
  const answer = { text: 'x'.repeat(7_980) }
  assert.deepEqual(JSON.parse(writeAnswer(answer, {}, {})), answer)
})

/** How many entries of a list are in an answer, whole, cut or as lines. */
function shown(answer: { inBrief?: unknown } & { [name in List]: unknown[] }, list: List) {
  const { inBrief = {} } = answer as { inBrief?: Partial<Record<List, string[]>> }
  return answer[list].length + (inBrief[list]?.length ?? 0)
}

type List = 'connections' | 'timeline' | 'promises' | 'moves' | 'nudges'

/** Inserts all notes at once: one by one, each would wait for the disk. */
async function storeNotes(memberId: string, connectionId: string, many: number) {
  const common = { memberId, connectionId, kind: 'note' as const, source: 'member' as const, transcript: null }
  const rows = Array.from({ length: many }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    return { ...common, id: randomUUIDv7(), text: `${at} `.padEnd(2000, 'long '), occurredAt: createdAt, createdAt }
  })
  await house.kith.db.insertInto('interactions').values(rows).execute()
}
