import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { json } from '#platform/db/schema/schema.ts'
import { newMember, type Someone, useHouse } from '../../../../test/harness/harness.ts'
import { indexAllWaiting } from '../../search/index/later.ts'

const house = await useHouse()
const rounds = 35

test('merging loses nothing, and undoing it restores both people', async () => {
  const someone = await newMember(house)
  const { client } = someone
  for (let round = 0; round < rounds; round++) {
    const random = seeded(round)
    const [connectionId, otherId] = [await invent(someone, random), await invent(someone, random)]
    if (random() < 0.3) await client.Connections_keepApart({ connectionId, otherId })
    const before = await rowsOf(someone)
    const people = [
      await client.Connections_get({ connectionId }),
      await client.Connections_get({ connectionId: otherId }),
    ]
    const { mergeId = '', connection } = await client.Connections_merge({ connectionId, otherId })
    for (const field of ['emails', 'phones', 'tags'] as const) {
      const bare = (values: string[]) => new Set(values.map((value) => value.toLowerCase().replaceAll(' ', '')))
      const both = bare(people.flatMap((person) => person[field]))
      assert.deepEqual(both.difference(bare(connection[field])), new Set(), `${field} in round ${round}`)
    }
    const merged = await rowsOf(someone)
    for (const table of ['interactions', 'promises', 'findings', 'followups', 'search_terms'] as const) {
      if (table !== 'search_terms') assert.equal(merged[table]?.length, before[table]?.length, table)
      assert.ok(!JSON.stringify(merged[table]).includes(otherId), `${table} in round ${round}`)
    }
    await client.Connections_undoMerge({ id: mergeId })
    assert.deepEqual(await rowsOf(someone), before, `round ${round}`)
    await client.Connections_remove({ connectionId })
    await client.Connections_remove({ connectionId: otherId })
  }
})

const tables = ['connections', 'interactions', 'promises', 'findings', 'followups', 'search_terms', 'distinct_people']

/** All that is kept of a member's people, but for when it was changed. */
async function rowsOf({ memberId }: Someone) {
  await indexAllWaiting(house.kith)
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where member_id = ${memberId}`.execute(house.kith.db)
    found[table] = rows
      .map(({ updated_at: _, ...row }) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .sort()
  }
  return found
}

type Random = () => number

async function invent({ client, memberId }: Someone, random: Random) {
  const maybe = <T>(values: T[]) => (random() < 0.6 ? pick(values, random) : undefined)
  const some = <T>(values: T[]) => values.filter(() => random() < 0.4)
  const { connectionId } = await client.Connections_create({
    displayName: pick(['Ana Ribeiro', 'Ána Ribeiro', 'Rui', '王小明', 'A. B.'], random),
    company: maybe(['Acme', 'acme', 'Banco Atlântico']),
    title: maybe(['Partner', 'Founder']),
    location: maybe(['Lisbon', 'Porto']),
    howMet: maybe(['At the harbour', 'In a\nqueue']),
    metOn: maybe(['2024-02-29', '2025-01-01']),
    birthday: maybe(['--04-23', '1985-04-23', '1990-12-31', '--12-31']),
    rhythmDays: maybe([7, 60]),
    emails: some(['ana@x.pt', 'ANA@x.pt', 'rui@x.pt', 'a@b.pt']),
    phones: some(['+351 912 345 678', '+351912345678', '912 345 678', '21 555 0100 ext. 7', '21 555 0100']),
    tags: some(['surf', 'Surf', 'design', 'jury 2026']),
    profiles: some([
      { service: 'linkedin', url: 'https://x.pt/ana' },
      { service: 'linkedin', url: 'https://x.pt/ana', handle: 'ana' },
    ]),
  })
  const words = ['lighthouse', 'harbour', 'budget', 'deck', '東京で会った', 'Ana']
  for (let n = Math.floor(random() * 5); n > 0; n--) {
    const text = `${pick(words, random)} ${pick(words, random)} ${n}`
    const { ixId } = await client.Memory_addInteraction({ connectionId, kind: 'note', text })
    if (random() < 0.4) await findIn({ memberId, connectionId, interactionId: ixId })
  }
  for (let n = Math.floor(random() * 3); n > 0; n--) {
    const { promiseId } = await client.Promises_create({ connectionId, text: pick(words, random), dueOn: '2026-05-01' })
    if (random() < 0.5) await client.Promises_complete({ promiseId })
  }
  if (random() < 0.5) await draftFor({ memberId, connectionId })
  return connectionId
}

const at = '2026-03-14T09:30:00.000Z'

async function findIn(of: { memberId: string; connectionId: string; interactionId: string }) {
  const finding = { ...of, id: randomUUIDv7(), text: 'Call', sentence: 'I will call.', dueTime: '24:00', createdAt: at }
  await house.kith.db
    .insertInto('findings')
    .values({ ...finding, foundBy: 'rules' })
    .execute()
}

async function draftFor(of: { memberId: string; connectionId: string }) {
  const draft = {
    ...of,
    id: randomUUIDv7(),
    subject: 'Hello',
    body: 'Hello',
    writtenBy: 'rules',
    createdAt: at,
    updatedAt: at,
  }
  await house.kith.db
    .insertInto('followups')
    .values({ ...draft, drewOn: json({ ixIds: [], promiseIds: [] }) })
    .execute()
}

function pick<T>(values: T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T
}

/** The same sequence for the same seed. */
function seeded(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
