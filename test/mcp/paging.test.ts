import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../harness/harness.ts'
import { overHttp } from './assistant.ts'

const house = await useHouse()

async function someone() {
  const { client, token, memberId } = await newMember(house)
  return { client, memberId, assistant: await overHttp(house, token) }
}

type Assistant = Awaited<ReturnType<typeof someone>>['assistant']
type Reading = { list: 'timeline' | 'promises' | 'connections' | 'moves' | 'nudges'; id: string; argument: string }

/** Reads a list to its end, and returns the ids in the order they came, with the number of calls. */
async function readAll(
  assistant: Assistant,
  tool: string,
  input: Record<string, unknown>,
  { list, id, argument }: Reading,
) {
  const ids: string[] = []
  let next: string | undefined
  let calls = 0
  do {
    const answer = await assistant.use(tool, { ...input, ...(next && { [argument]: next }) })
    const inBrief = (answer.inBrief as unknown as Record<string, string[]> | undefined)?.[list] ?? []
    ids.push(...answer[list].map((each) => String(each[id])), ...inBrief.map((line) => line.split(' | ').at(-1) ?? ''))
    next = answer.next
    if (next) assert.match(String(answer.more), new RegExp(`send next as ${argument}`))
    calls += 1
  } while (next && calls < 100)
  return { ids, calls }
}

test('a timeline of 150 long entries can be read to its end, each entry once, the newest first', async () => {
  const { client, memberId, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const ids = await storeNotes(memberId, connectionId, 150)
  const timeline = { list: 'timeline', id: 'ixId', argument: 'before' } as const
  const read = await readAll(assistant, 'get_connection', { connectionId }, timeline)
  assert.deepEqual(read.ids, ids.reverse())
  assert.ok(read.calls <= 8, `${read.calls} calls`)
})

test('the newest entries of a page are whole, the next are cut, the last are lines', async () => {
  const { client, memberId, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const ids = await storeNotes(memberId, connectionId, 21)
  const { timeline, inBrief } = await assistant.use('get_connection', { connectionId })
  const texts = timeline.map(({ text }) => String(text))
  assert.equal(texts[0]?.length, 2000)
  const cut = texts.slice(1)
  assert.ok(cut.length >= 5 && cut.every((text) => text.length < 260 && text.endsWith('… (cut)')))
  const lines = (inBrief as unknown as { timeline: string[] }).timeline
  assert.equal(timeline.length + lines.length, 20)
  assert.match(lines.at(-1) ?? '', /^2026-01-01 \| note \| 1 long .{50,}… \| [\da-f-]{36}$/)
  // An old entry comes whole when it is the newest of its page.
  const { timeline: older } = await assistant.use('get_connection', { connectionId, before: '2026-01-01T00:02:00Z' })
  assert.deepEqual([older[0]?.ixId, String(older[0]?.text).length], [ids[1], 2000])
})

test('a later page of a timeline repeats nothing of the person', async () => {
  const { client, memberId, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await storeNotes(memberId, connectionId, 30)
  const { next } = await assistant.use('get_connection', { connectionId })
  const page = await assistant.use('get_connection', { connectionId, before: next })
  assert.deepEqual(Object.keys(page), ['timeline'])
})

test('open promises can be paged to the end, for everybody or one person, while some are completed', async () => {
  const { client, assistant } = await someone()
  const ana = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const ben = await client.Connections_create({ displayName: 'Ben Okafor' })
  const promised: string[] = []
  for (let at = 0; at < 66; at++) {
    const { connectionId } = at % 3 === 0 ? ben : ana
    const due = { dueOn: `2027-01-${10 + Math.floor(at / 4)}`, ...(at % 2 === 0 && { dueTime: '10:00' }) }
    const text = `${at} `.padEnd(500, 'long ')
    promised.push((await client.Promises_create({ connectionId, text, ...due })).promiseId)
  }
  const promises = { list: 'promises', id: 'promiseId', argument: 'cursor' } as const
  const all = await readAll(assistant, 'list_open_promises', { limit: 50 }, promises)
  assert.deepEqual(all.ids.toSorted(), promised.toSorted())
  const toBen = await readAll(assistant, 'list_open_promises', { limit: 7, connectionId: ben.connectionId }, promises)
  assert.equal(toBen.ids.length, 22)

  const first = await assistant.use('list_open_promises', { limit: 10 })
  for (const { promiseId } of first.promises.slice(0, 3)) await assistant.use('complete_promise', { promiseId })
  const second = await assistant.use('list_open_promises', { limit: 10, cursor: first.next })
  assert.equal(second.promises[0]?.promiseId, all.ids[10])
})

test('a line of a promise says if no day was named', async () => {
  const { client, assistant } = await someone()
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  for (let at = 0; at < 30; at++) {
    const due = at % 2 === 0 ? {} : { dueOn: '2026-01-10' }
    await client.Promises_create({ connectionId, text: `${at} `.padEnd(500, 'long '), ...due })
  }
  const answers = [
    await assistant.use('list_open_promises', { limit: 30 }),
    await assistant.use('get_connection', { connectionId }),
  ]
  for (const { inBrief } of answers) {
    const { promises } = inBrief as unknown as { promises: string[] }
    for (const line of promises) assert.equal(!line.startsWith('2026-01-10'), line.includes(' | dueAssumed | '), line)
    assert.ok(promises.some((line) => line.includes('dueAssumed')))
  }
})

test('people can be read to the end, with and without a query', async () => {
  const { client, assistant } = await someone()
  const ids: string[] = []
  for (let at = 0; at < 60; at++) {
    const company = `Company ${at} ${'of many words '.repeat(7)}`
    ids.push((await client.Connections_create({ displayName: `Max ${at} Weber`, company })).connectionId)
  }
  const people = { list: 'connections', id: 'connectionId', argument: 'cursor' } as const
  for (const query of ['max', null]) {
    const read = await readAll(assistant, 'search_connections', { query, limit: 50 }, people)
    assert.deepEqual(read.ids.toSorted(), ids.toSorted())
  }
  const { connections, inBrief } = await assistant.use('search_connections', { limit: 50 })
  assert.equal(connections.length + (inBrief as unknown as { connections: string[] }).connections.length, 50)
})

test('next moves and nudges can be read to the end', async () => {
  const { client, assistant } = await someone()
  for (let at = 0; at < 34; at++) {
    const { connectionId } = await client.Connections_create({ displayName: `Max ${at} Weber`, rhythmDays: 20 })
    const text = `Call ${at}`
    await client.Memory_addInteraction({ connectionId, kind: 'call', text, occurredAt: '2026-01-01T00:00:00Z' })
    if (at < 12) await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-05-01' })
  }
  const moves = { list: 'moves', id: 'connectionId', argument: 'cursor' } as const
  for (const limit of [7, 10, 20]) {
    const { ids } = await readAll(assistant, 'list_next_moves', { limit }, moves)
    assert.deepEqual([ids.length, new Set(ids).size], [46, 34], 'each is a person to contact, and 12 have a promise')
  }
  const nudges = { list: 'nudges', id: 'connectionId', argument: 'cursor' } as const
  const { ids } = await readAll(assistant, 'list_reconnect_nudges', {}, nudges)
  assert.deepEqual([ids.length, new Set(ids).size], [34, 34])
})

/** Inserts all notes at once: one by one, each would wait for the disk. Returns their ids, the oldest first. */
async function storeNotes(memberId: string, connectionId: string, many: number) {
  const common = { memberId, connectionId, kind: 'note' as const, source: 'member' as const, transcript: null }
  const rows = Array.from({ length: many }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    return { ...common, id: randomUUIDv7(), text: `${at} `.padEnd(2000, 'long '), occurredAt: createdAt, createdAt }
  })
  await house.kith.db.insertInto('interactions').values(rows).execute()
  return rows.map(({ id }) => id)
}
