import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../harness/harness.ts'
import { overHttp } from '../assistant.ts'

const house = await useHouse()

/** Two entries each day have the same time. */
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2), 12)).toISOString()

async function withEntries(count: number, textOf: (at: number) => { text: string } | { transcript: string }) {
  const member = await newMember(house)
  const { client, memberId } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: randomUUIDv7(), memberId, connectionId, source: 'member' as const, text: null, transcript: null },
    kind: at % 3 === 0 ? ('meeting' as const) : ('note' as const),
    ...{ occurredAt: dayOf(at), createdAt: dayOf(at), ...textOf(at) },
  }))
  await house.kith.db.insertInto('interactions').values(rows).execute()
  const assistant = await overHttp(house, member.token, 'modern', '/mcp/full')
  const page = async (input: Record<string, unknown>) =>
    (await assistant.use('list_timeline', { connectionId, ...input })) as unknown as Page
  return { ...member, connectionId, assistant, page }
}

type Entry = { ixId: string; kind: string; text: string; transcript?: string; occurredAt: string; source?: string }
type Page = { timeline: Entry[]; next?: string; more?: string }

async function readAll(page: (input: Record<string, unknown>) => Promise<Page>, input: Record<string, unknown> = {}) {
  const entries: Entry[] = []
  let calls = 0
  for (let before: string | undefined, isLast = false; !isLast; ) {
    const { timeline, next, more } = await page({ ...input, before: before ?? null })
    assert.equal(next === undefined, more === undefined || !more.includes('before set to next'))
    entries.push(...timeline)
    calls += 1
    before = next
    isLast = next === undefined
    assert.ok(calls <= 60)
  }
  return { entries, calls }
}

test('a timeline of 150 entries is read to its end, each entry once and whole', async () => {
  const text = (at: number) => `Entry ${at}: ${'we spoke about the harbour. '.repeat(1 + (at % 9))}`
  const { page, assistant } = await withEntries(150, (at) => ({ text: text(at) }))
  const { entries, calls } = await readAll(page)
  assert.deepEqual(
    entries.map(({ text }) => Number(/\d+/.exec(text)?.[0])).toSorted((a, b) => a - b),
    Array.from({ length: 150 }, (_, at) => at),
  )
  assert.ok(entries.every(({ text: read }) => read === text(Number(/\d+/.exec(read)?.[0]))))
  assert.deepEqual(
    entries.map(({ occurredAt }) => occurredAt),
    entries.map(({ occurredAt }) => occurredAt).toSorted((a, b) => (a < b ? 1 : -1)),
  )
  assert.ok(calls <= 10, `${calls} calls`)
  assert.deepEqual(Object.keys(entries[0] ?? {}).sort(), ['ixId', 'kind', 'occurredAt', 'text'])
  await assistant.client.close()
})

test('a timeline is limited to a kind and to days', async () => {
  const { page, client, connectionId, assistant } = await withEntries(12, (at) => ({ text: `Entry ${at}.` }))
  const numbers = ({ entries }: { entries: Entry[] }) => entries.map(({ text }) => Number(/\d+/.exec(text)?.[0]))
  assert.deepEqual(numbers(await readAll(page, { kind: 'meeting', limit: 1 })), [9, 6, 3, 0])
  const days = numbers(await readAll(page, { from: '2026-01-02', to: '2026-01-03', limit: 3 }))
  assert.deepEqual(days.toSorted(), [2, 3, 4, 5])
  assert.deepEqual((await page({ from: '2027-01-01' })).timeline, [])
  assert.deepEqual((await page({ kind: 'call' })).timeline, [])
  const other = { connectionId, from: '2026-02-01', to: '2026-01-01' }
  assert.match(await assistant.fail('list_timeline', other), /^invalid: to must not be before from/)
  const overHttpToo = await client.Memory_listInteractions({ id: connectionId, kind: 'meeting', from: '2026-01-05' })
  assert.deepEqual(
    overHttpToo.map(({ text }) => text),
    ['Entry 9.'],
  )
  await assistant.client.close()
})

test('notes stay whole; a long transcript is cut, and longer on a page of its own', async () => {
  const { page, assistant } = await withEntries(3, (at) =>
    at === 1 ? { transcript: 'boats '.repeat(3_000) } : { text: `${at} `.padEnd(2_000, 'x') },
  )
  const { timeline, more } = await page({})
  const lengths = timeline.map(({ text, transcript }) => text?.length ?? transcript?.length)
  assert.deepEqual(lengths.toSorted(), [2_000, 2_000, 2_007])
  assert.match(more ?? '', /with limit 1/)
  const { entries } = await readAll(page, { limit: 1 })
  const alone = entries.find(({ transcript }) => transcript !== undefined)
  assert.ok((alone?.transcript?.length ?? 0) > 6_000)
  await assistant.client.close()
})

test('odd arguments are rejected in words', async () => {
  const { connectionId, assistant } = await withEntries(1, () => ({ text: 'Coffee.' }))
  for (const [input, message] of [
    [{ before: 'yesterday' }, /^invalid: before must be/],
    [{ limit: 0 }, /^invalid: limit/],
    [{ kind: 'party' }, /^invalid: kind/],
    [{ from: '2026-02-30' }, /^invalid: from/],
    [{ id: connectionId }, /^invalid: .*id/],
  ] as const)
    assert.match(await assistant.fail('list_timeline', { connectionId, ...input }), message)
  await assistant.client.close()
})
