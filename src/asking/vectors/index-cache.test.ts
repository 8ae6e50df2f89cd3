import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { IndexCache } from './index-cache.ts'

const house = await useHouse()
const size = 32
/** With characters that are special in SQL. */
const model = String.raw`it's \ $1 "mine"`
const query = new Int16Array(size).fill(-1).fill(1, 5, 20)

/** Vectors of every byte there is, of one to three windows each. */
async function fill(memberId: string, model: string, count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    memberId,
    sourceId: randomUUIDv7(),
    model,
    textHash: '',
    vector: Uint8Array.from({ length: size * (1 + (n % 3)) }, (_, at) => (n + 1) * (at + 37)),
    madeAt: '2020-01-01T00:00:00.000Z',
  }))
  for (let at = 0; at < count; at += 500)
    await house.kith.db
      .insertInto('vectors')
      .values(rows.slice(at, at + 500))
      .execute()
  return rows
}

test('all vectors of a member and a model are read, byte by byte', async () => {
  const ana = await newMember(house)
  const ben = await newMember(house)
  const rows = await fill(ana.memberId, model, 4_100)
  await fill(ana.memberId, 'another', 20)
  await fill(ben.memberId, model, 20)
  const index = await new IndexCache({ name: model, size }).of(memberContext(house, ana))
  const found = await index.nearest(query, 5_000)
  assert.equal(found.size, rows.length)
  for (const { sourceId, vector } of rows) {
    const windows = Array.from({ length: vector.length / size }, (_, n) => vector.slice(n * size, (n + 1) * size))
    const nearest = Math.max(...windows.map((window) => cosine(new Int8Array(window), query)))
    assert.ok(Math.abs((found.get(sourceId) ?? 9) - nearest) < 1e-5)
  }
})

test('a member without vectors has an empty index', async () => {
  const index = await new IndexCache({ name: model, size }).of(memberContext(house, await newMember(house)))
  assert.equal((await index.nearest(query, 10)).size, 0)
})

function cosine(one: Int8Array, other: Int16Array) {
  const product = one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0)
  return product / (Math.hypot(...one) * Math.hypot(...other) || 1)
}
