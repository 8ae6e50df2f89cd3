import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { GroupCommit } from './group-commit.ts'

test('transactions that come together are stored by one commit, and each is told only then', async (t) => {
  const { group, add, statements, stored } = await open(t)
  const told: number[] = []
  await Promise.all(
    [1, 2, 3].map(async (value) => {
      await group.begin()
      add(value)
      await group.commit()
      assert.deepEqual(stored(), [1, 2, 3])
      told.push(value)
    }),
  )
  assert.deepEqual(told, [1, 2, 3])
  assert.equal(statements.filter((text) => text === 'commit').length, 1)
})

test('one that fails is rolled back alone, be it the first, a later one or the last', async (t) => {
  for (const failing of [1, 2, 3]) {
    const { group, add, stored } = await open(t)
    const ends = [1, 2, 3].map(async (value) => {
      await group.begin()
      add(value)
      if (value === failing) group.rollBack(new Error('refused'))
      else await group.commit()
    })
    await Promise.all(ends)
    assert.deepEqual(
      stored(),
      [1, 2, 3].filter((value) => value !== failing),
    )
  }
})

test('if the commit fails, all of the group hear of it, and the next group is stored', async (t) => {
  const { group, add, stored, failNext } = await open(t)
  failNext('commit')
  const ends = await Promise.allSettled(
    [1, 2].map(async (value) => {
      await group.begin()
      add(value)
      await group.commit()
    }),
  )
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  await group.begin()
  add(3)
  await group.commit()
  assert.deepEqual(stored(), [3])
})

test('if SQLite rolls back by itself, those that wait for the disk hear of it', async (t) => {
  const { group, add, database, stored } = await open(t)
  await group.begin()
  add(1)
  const first = group.commit().catch((error: Error) => error.message)
  await group.begin()
  add(2)
  // As SQLite does when the disk is full.
  database.exec('rollback')
  group.rollBack(new Error('the disk is full'))
  assert.equal(await first, 'the disk is full')
  assert.deepEqual(stored(), [])
})

for (const failing of ['rollback', 'rollback to member', 'release member', 'commit'])
  test(`after a ${failing} that fails nobody waits for ever, and only what was told stored is`, async (t) => {
    const { group, add, stored, failNext } = await open(t)
    const run = async (value: number, end: 'commit' | 'rollBack') => {
      await group.begin()
      add(value)
      if (end === 'commit') return group.commit()
      group.rollBack(new Error('refused'))
      throw new Error('refused')
    }
    failNext(failing)
    const values = [1, 2, 3, 4]
    const ends = await Promise.allSettled([run(1, 'rollBack'), run(2, 'commit'), run(3, 'commit'), run(4, 'rollBack')])
    const told = values.filter((_, at) => ends[at]?.status === 'fulfilled')
    assert.deepEqual(stored(), told)
    await run(5, 'commit')
    assert.deepEqual(stored(), [...told, 5])
  })

test('if neither the commit nor its rollback works, the next group starts fresh', async (t) => {
  const { group, add, stored, failNext } = await open(t)
  failNext('commit', 'rollback')
  await group.begin()
  add(1)
  await assert.rejects(group.commit(), /commit failed/)
  await group.begin()
  add(2)
  await group.commit()
  assert.deepEqual(stored(), [2])
})

test('turns are taken in the order in which they were asked for, while new ones keep coming', async (t) => {
  const { group, add, stored } = await open(t)
  let next = 0
  const run = async () => {
    next += 1
    const value = next
    await group.begin()
    add(value)
    await group.commit()
    if (next < 200) await run()
  }
  await Promise.all(Array.from({ length: 16 }, run))
  assert.deepEqual(
    stored(),
    Array.from({ length: next }, (_, at) => at + 1),
  )
})

async function open(t: { after: (work: () => Promise<void>) => void }) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-group-'))
  const file = join(folder, 'group.db')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table numbers (at integer primary key, value integer)')
  const reader = new DatabaseSync(file)
  t.after(async () => {
    database.close()
    reader.close()
    await rm(folder, { recursive: true })
  })
  const statements: string[] = []
  const failing = new Set<string>()
  const execute = (text: string) => {
    statements.push(text)
    if (failing.delete(text)) throw new Error(`${text} failed`)
    database.exec(text)
  }
  const writer = {
    execute,
    get isTransaction() {
      return database.isTransaction
    },
  }
  // On a clock that stands still, no group is due.
  const group = new GroupCommit(writer, 10_000, () => 0)
  const add = (value: number) => database.prepare('insert into numbers (value) values (?)').run(value)
  const stored = () =>
    reader
      .prepare('select value from numbers order by at')
      .all()
      .map(({ value }) => value)
  const failNext = (...texts: string[]) => {
    for (const text of texts) failing.add(text)
  }
  return { group, add, database, statements, stored, failNext }
}
