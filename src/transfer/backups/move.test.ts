import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { readConfig } from '#platform/config/config.ts'
import { prepareDatabase } from '#platform/db/open.ts'
import { openForWriting, openSnapshot } from '#platform/db/whole/open.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { openPreparedSqlite, openStore } from '../../../test/harness/stores.ts'
import { silent } from './manifest.ts'
import { moveDatabase } from './move.ts'

const house = await useHouse()

async function newStore(t: TestContext) {
  const store = await openStore()
  t.after(store.remove)
  return readConfig(store.env)
}

async function fill() {
  const { client } = await newMember(house)
  for (const displayName of ['Ana', 'Ben']) {
    const { connectionId } = await client.Connections_create({ displayName, emails: [`${displayName}@example.com`] })
    await client.Memory_addNote({ connectionId, text: 'I promised to call on Monday.' })
  }
  await house.work()
}

test('a moved database has every row, and its numbers go on', async (t) => {
  await fill()
  const from = house.kith.config
  const to = await newStore(t)
  const { rows, tables } = await moveDatabase({ from, to }, silent)
  assert.ok(rows > 20 && tables > 40)
  const source = await openSnapshot(from)
  const target = await openForWriting(to)
  const events = (await source.tables()).find(({ name }) => name === 'events')
  assert.ok(events)
  assert.deepEqual(await target.lastRow(events), await source.lastRow(events))
  await Promise.all([source.close(), target.close()])
})

test('a move that was interrupted goes on where it stopped', async (t) => {
  await fill()
  const from = house.kith.config
  const to = await newStore(t)
  let steps = 0
  const stopping = () => {
    steps += 1
    if (steps === 4) throw new Error('The power is out.')
  }
  await assert.rejects(moveDatabase({ from, to }, stopping), /power/)
  await assert.rejects(
    prepareDatabase(to, async () => {}),
    /interrupted/,
  )
  const said: string[] = []
  const { rows } = await moveDatabase({ from, to }, (what) => void said.push(what))
  assert.ok(rows > 20)
  await prepareDatabase(to, async () => {})
  const whole: string[] = []
  await moveDatabase({ from, to: await newStore(t) }, (what) => void whole.push(what))
  assert.ok(said.length < whole.length)
})

test('nothing is moved into a database that is not empty', async (t) => {
  const taken = await openPreparedSqlite()
  t.after(taken.remove)
  await assert.rejects(moveDatabase({ from: house.kith.config, to: readConfig(taken.env) }, silent), /not empty/)
})

test('a database moves to SQLite and back', async (t) => {
  await fill()
  const middle = await openPreparedSqlite()
  t.after(middle.remove)
  const { rm } = await import('node:fs/promises')
  await rm(`${middle.env.KITH_DATA}/kith.db`)
  const config = readConfig(middle.env)
  const there = await moveDatabase({ from: house.kith.config, to: config }, silent)
  const back = await moveDatabase({ from: config, to: await newStore(t) }, silent)
  assert.equal(back.rows, there.rows)
})
