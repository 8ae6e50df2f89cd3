import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { asQuery, dots, packed, rowsAtOnce, squares } from './dot-products.ts'
import { windows } from './sources.ts'
import { VectorIndex } from './vector-index.ts'

const numbers = (length: number) =>
  fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: length, maxLength: length })

test('the sums equal plain multiplication, also for extreme values', () => {
  const bytes = (size: number, rows: number) => fc.int8Array({ minLength: size * rows, maxLength: size * rows })
  const sizes = fc
    .constantFrom(32, 64, 384)
    .chain((size) =>
      fc.tuple(fc.int16Array({ min: -8191, max: 8191, minLength: size, maxLength: size }), bytes(size, 5)),
    )
  fc.assert(
    fc.property(sizes, ([query, cells]) => {
      const sums = [...dots(query, cells)]
      assert.deepEqual(
        sums,
        [0, 1, 2, 3, 4].map((row) =>
          query.reduce((sum, part, at) => sum + part * (cells[row * query.length + at] ?? 0), 0),
        ),
      )
    }),
  )
  const [query, cells] = [new Int16Array(384).fill(-8191), new Int8Array(384 * rowsAtOnce(384)).fill(-128)]
  assert.deepEqual(new Set(dots(query, cells)), new Set([384 * 8191 * 128]))
})

test('the squares equal plain multiplication', () => {
  const rows = fc.constantFrom(32, 64, 384).chain((size) => fc.int8Array({ minLength: size, maxLength: size }))
  fc.assert(
    fc.property(rows, (row) => {
      const square = row.reduce((sum, part) => sum + part * part, 0)
      assert.deepEqual([...squares(row.length, Int8Array.of(...row, ...row))], [square, square])
    }),
  )
})

test('vectors added together equal those added one by one, and can be replaced and removed', async () => {
  const size = 384
  const ids = Array.from({ length: rowsAtOnce(size) }, (_, n) => `${n}`)
  const counts = ids.map((_, n) => 1 + (n % 3))
  const texts = counts.map((count, n) =>
    packed(
      Array.from({ length: count }, (_, k) => Float32Array.from({ length: size }, (_, at) => Math.sin(n * k + at))),
    ),
  )
  const [together, apart] = [new VectorIndex(size), new VectorIndex(size)]
  together.addAll(ids, counts, Buffer.concat(texts))
  for (const [n, id] of ids.entries()) apart.put(id, texts[n] ?? new Uint8Array())
  const query = asQuery(Float32Array.from({ length: size }, (_, at) => Math.cos(at)))
  for (const shelf of [together, apart]) {
    shelf.drop('7')
    shelf.put('9', texts[10] ?? new Uint8Array())
  }
  const found = await together.nearest(query, ids.length)
  assert.equal(found.size, ids.length - 1)
  assert.deepEqual(found, await apart.nearest(query, ids.length))
})

test('the nearest vectors match an exact comparison, also after replacements and removals', async () => {
  const entry = fc.record({ id: fc.integer({ min: 0, max: 9 }), vectors: fc.array(numbers(32), { maxLength: 3 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 40 }), numbers(32), async (entries, asked) => {
      const shelf = new VectorIndex(32)
      const said = new Map<string, number[][]>()
      for (const { id, vectors } of entries) {
        if (vectors.length === 0) shelf.drop(`${id}`)
        else shelf.put(`${id}`, packed(vectors.map((each) => Float32Array.from(each))))
        said.set(`${id}`, vectors)
      }
      const found = await shelf.nearest(asQuery(Float32Array.from(asked)), 300)
      const there = [...said].filter(([, vectors]) => vectors.length > 0)
      assert.deepEqual([...found.keys()].sort(), there.map(([id]) => id).sort())
      for (const [id, vectors] of there) {
        const expected = Math.max(...vectors.map((each) => cosine(each, asked)))
        assert.ok(Math.abs((found.get(id) ?? 9) - expected) < 0.025, `${found.get(id)} for ${expected}`)
      }
    }),
  )
})

test('the number of results is limited to the nearest', async () => {
  const shelf = new VectorIndex(32)
  const vectors = Array.from({ length: 5_000 }, (_, n) =>
    Float32Array.from({ length: 32 }, (_, at) => Math.sin(n * 7 + at * at)),
  )
  for (const [n, vector] of vectors.entries()) shelf.put(`${n}`, packed([vector]))
  const asked = asQuery(Float32Array.from({ length: 32 }, (_, at) => Math.cos(at)))
  const all = await shelf.nearest(asked, 5_000)
  assert.equal(all.size, 5_000)
  assert.deepEqual([...(await shelf.nearest(asked, 30))], [...all].slice(0, 30))
})

test('a text is cut into windows of whole sentences, and nothing of it is lost', () => {
  assert.deepEqual(windows('One. Two!\nThree'), ['One. Two! Three'])
  assert.deepEqual(windows(''), [])
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé。 .!?\n]{0,300}$/u), { maxLength: 12 }), (texts) => {
      const text = texts.join('. ')
      const cut = windows(text)
      assert.equal(cut.join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
      assert.ok(cut.every((each) => each.length > 0 && each.length <= 400))
    }),
  )
})

function cosine(one: number[], other: number[]) {
  const length = (vector: number[]) => Math.hypot(...vector)
  const both = length(one) * length(other)
  return both === 0 ? 0 : one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0) / both
}
