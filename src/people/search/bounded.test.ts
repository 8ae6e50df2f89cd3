import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type { Insertable, KyselyPlugin } from 'kysely'
import { chunks } from '#platform/db/batches.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { memberContext, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { blank, toStoredRow } from '../connections/record/row.ts'
import { searchConnections } from '../connections/search.ts'
import { entryTerms, personTerms } from './index/terms.ts'
import { learnVariants, splitMark } from './index/vocabulary.ts'

const house = await useHouse()
const at = '2026-01-01T00:00:00.000Z'

const small = await newMember(house)
const large = await newMember(house)
await fill(small, { people: 100, notes: 10 })
await fill(large, { people: 10_000, notes: 10 })

const queries = {
  'a full name': 'Anna Lopez7',
  'a misspelt name': 'Ana Lopze7',
  'two names of a hundred people each': 'Anna Gordon',
  'a name nobody has': 'Qwertz Uiopas',
  'a beginning that all share': 'l',
  'a company of all': 'harbour bank',
  'a name and a place': 'anna lisbon',
  'a word of every note': 'sailing',
  'a misspelt word of a note': 'sialing',
  'a sentence': 'who told me about sailing and topic7 over lunch in lisbon',
  'the end of a number': '0007',
}

for (const [what, query] of Object.entries(queries)) {
  test(`by ${what}, 10,000 people and 100,000 notes cost hardly more than a hundred people: ${query}`, async () => {
    const [few, many] = [await countWork(small, query), await countWork(large, query)]
    assert.ok(many.statements <= 24, `${many.statements} statements`)
    assert.ok(many.rows <= 4000, `${many.rows} rows`)
    assert.ok(many.statements <= few.statements + 12, `${few.statements} → ${many.statements} statements`)
  })
}

test('among 10,000 people the right one is first', async () => {
  const ctx = memberContext(house, large)
  for (const query of ['Anna Lopez7', 'Ana Lopze7', 'lopez7 anna']) {
    const { connections } = await searchConnections(ctx, { query, limit: 5 })
    assert.equal(connections[0]?.displayName, 'Anna Lopez7', query)
  }
})

async function countWork(member: Someone, query: string) {
  const count = { statements: 0, rows: 0 }
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count.statements += 1
      count.rows += result.rows.length + countListed(result.rows)
      return result
    },
  }
  const ctx = memberContext(house, member)
  await searchConnections({ ...ctx, db: ctx.db.withPlugin(counting) }, { query, limit: 20 })
  return count
}

/** The terms that a row has as a list in one of its columns. */
function countListed(rows: object[]) {
  const lists = rows.flatMap((row) => Object.entries(row).filter(([name]) => /^list\d+$/.test(name)))
  return lists.reduce((sum, [, list]) => sum + (JSON.parse(list)[0]?.length ?? 0), 0)
}

/** Straight into the tables: through the rules it would take minutes. */
async function fill(member: Someone, { people, notes }: { people: number; notes: number }) {
  const { memberId } = member
  const owner = { db: house.kith.db, member: { id: memberId } }
  const terms: Insertable<Schema['searchTerms']>[] = []
  const entries: Insertable<Schema['interactions']>[] = []
  const rows = Array.from({ length: people }, (_, n) => {
    const id = randomUUIDv7()
    const given = ['Anna', 'Boris', 'Clara', 'Dmitri', 'Gordon'][n % 5]
    const displayName = n === 0 ? 'Anna Lopez7' : `${given} ${n < people / 2 ? 'Lopez' : 'Person'}${100 + (n % 600)}`
    const row = {
      ...{ ...blank, id, displayName, company: 'Harbour Bank', location: n % 2 ? 'Lisbon' : 'Porto' },
      phones: [`+351 91${String(n).padStart(7, '0')}`],
      ...{ createdAt: at, updatedAt: at, lastContactAt: null, recentAt: at },
    }
    for (const term of personTerms(row)) terms.push({ memberId, place: 'own', term, connectionId: id, sourceId: id })
    for (let note = 0; note < notes; note++) {
      const text = `sailing topic${n % 50}`
      const entry = { id: randomUUIDv7(), connectionId: id, kind: 'note' as const, text, transcript: null }
      entries.push({ memberId, ...entry, source: 'member', occurredAt: at, createdAt: at })
      for (const term of entryTerms(text))
        terms.push({ memberId, place: 'said', term, connectionId: id, sourceId: entry.id })
    }
    return { memberId, ...toStoredRow(row) }
  })
  await house.kith.db.transaction().execute(async (db) => {
    for (const part of chunks(rows, 500)) await db.insertInto('connections').values(part).execute()
    for (const part of chunks(entries, 3000)) await db.insertInto('interactions').values(part).execute()
    for (const part of chunks(terms, 5000)) await db.insertInto('searchTerms').values(part).execute()
  })
  const own = [...new Set(terms.filter((term) => term.place === 'own').map(({ term }) => term))]
  const known = own.filter((term) => term.startsWith('=')).map(splitMark)
  for (const part of chunks(known)) await learnVariants(owner, part)
  await learnVariants(owner, [splitMark('~sailing')])
}
