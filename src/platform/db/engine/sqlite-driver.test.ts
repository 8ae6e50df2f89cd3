import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { openPreparedSqlite } from '../../../../test/harness/stores.ts'
import { readConfig } from '../../config/config.ts'
import { runTransaction } from '../direct.ts'
import { storeRefusal } from '../failures.ts'
import { engineFor, openDatabase } from '../open.ts'
import { prepared } from '../prepared.ts'
import type { Db } from '../schema/schema.ts'

async function openForTest(t: TestContext, env: Record<string, string> = {}) {
  const store = await openPreparedSqlite()
  const db = openDatabase(engineFor(readConfig({ ...store.env, ...env })))
  t.after(async () => {
    await db.destroy()
    await store.remove()
  })
  return db
}

test('a read waits for no transaction and sees nothing of it, whether it is built or written by hand', async (t) => {
  const db = await openForTest(t)
  const keys = async () => [
    (await db.selectFrom('instance').select('stampKey').executeTakeFirstOrThrow()).stampKey,
    (await sql<{ key: string }>`select stamp_key as key from instance`.execute(db)).rows[0]?.key,
  ]
  const before = await keys()
  await db.transaction().execute(async (changing) => {
    await changing.updateTable('instance').set({ stampKey: 'another' }).execute()
    assert.deepEqual(await keys(), before)
  })
  assert.deepEqual(await keys(), ['another', 'another'])
})

test('a read doesn’t see cascaded deletions or changes by raw SQL', async (t) => {
  const db = await openForTest(t)
  const createdAt = '2026-01-01T00:00:00.000Z'
  const member = { id: 'ada', name: 'Ada', email: 'ada@example.com', passwordHash: '', timeZone: 'UTC', createdAt }
  await db.insertInto('members').values(member).execute()
  await db.insertInto('events').values({ memberId: 'ada', kind: 'a', subjectId: 'b', createdAt }).execute()
  const events = prepared((db) => db.selectFrom('events').select('kind'))
  await db.transaction().execute(async (changing) => {
    await sql`update events set kind = 'other'`.execute(changing)
    assert.deepEqual(await events(db, {}), [{ kind: 'a' }])
  })
  await runTransaction(db, async (changing) => {
    await changing.deleteFrom('members').execute()
    assert.deepEqual(await events(changing, {}), [])
    assert.deepEqual(await events(db, {}), [{ kind: 'other' }])
  })
  assert.deepEqual(await events(db, {}), [])
})

test('nothing escapes a transaction that is over', async (t) => {
  const db = await openForTest(t)
  const setKey = prepared((db, { stampKey }: { stampKey: string }) => db.updateTable('instance').set({ stampKey }))
  await setKey(db, { stampKey: 'first' })
  const ended = await runTransaction(db, async (db) => db)
  await assert.rejects(setKey(ended, { stampKey: 'second' }), /the transaction is over/)
  await assert.rejects(ended.updateTable('instance').set({ stampKey: 'third' }).execute(), /the transaction is over/)
  assert.equal((await db.selectFrom('instance').select('stampKey').executeTakeFirstOrThrow()).stampKey, 'first')
})

test('a transaction that never ends is rolled back and refused, and others get their turn', async (t) => {
  const db = await openForTest(t, { KITH_DATABASE_TIMEOUT_MS: '500' })
  const keyOf = async () => (await db.selectFrom('instance').select('stampKey').executeTakeFirstOrThrow()).stampKey
  const setKey = (stampKey: string) => (db: Db) => db.updateTable('instance').set({ stampKey }).execute()
  await keyOf()
  let wake = () => {}
  const sleeping = new Promise<void>((resolve) => {
    wake = resolve
  })
  let later: unknown
  const hanging = runTransaction(db, async (db) => {
    await setKey('never')(db)
    await sleeping
    later = await setKey('too late')(db).catch((error) => error)
  })
  const behind = runTransaction(db, setKey('behind'))
  const error = await hanging.catch((error) => error)
  assert.match(error.message, /idle for too long/)
  assert.equal(storeRefusal(error)?.status, 503)
  await behind
  assert.equal(await keyOf(), 'behind')
  wake()
  while (later === undefined) await new Promise((resolve) => setImmediate(resolve))
  assert.match(String(later), /the transaction is over/)
  assert.equal(await keyOf(), 'behind')
})
