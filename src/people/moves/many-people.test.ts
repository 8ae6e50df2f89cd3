import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { crowd } from '../../../test/harness/crowd.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { recomputeEveryone } from '../rhythms/recompute-everyone.ts'
import { listNextMoves } from './next-moves.ts'
import { listNudges } from './nudges.ts'

const house = await useHouse()
const now = '2026-11-15T12:00:00Z'
const today = Temporal.PlainDate.from('2026-11-15')
const instant = (days: number) => `${today.subtract({ days })}T09:00:00.000Z`

/** Counts what a list asks of the store, and how much it gets. */
function counter() {
  const seen = { statements: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      seen.statements += 1
      seen.rows += result.rows.length
      return result
    },
  }
  return { seen, plugin }
}

test('with 10,000 people both lists take few queries, read a bounded number of rows and mix all kinds after overdue promises', async () => {
  house.clock.set(now)
  const someone = await newMember(house)
  const ids = await crowd(house, someone, 10_000, (at) => {
    const createdAt = instant(at < 5_000 ? 3 : 900)
    const birthday = `--${today
      .add({ days: at % 9 })
      .toString()
      .slice(5)}`
    const rhythmDays = at % 50 === 0 ? 30 : null
    return { createdAt, birthday, rhythmDays, ...(at >= 5_000 && { lastContactAt: instant(at % 1_000) }) }
  })
  await house.kith.db
    .insertInto('promises')
    .values(
      ids.slice(0, 2_000).map((connectionId, at) => ({
        memberId: someone.memberId,
        id: connectionId,
        connectionId,
        text: 'Call',
        dueOn: today.subtract({ days: at % 400 }).toString(),
        dueTime: '24:00',
        createdAt: instant(500),
      })),
    )
    .execute()
  const ctx = memberContext(house, someone)
  await recomputeEveryone(ctx)
  const { seen, plugin } = counter()
  const counted = { ...ctx, db: ctx.db.withPlugin(plugin) }
  const answer = await listNextMoves(counted, { limit: 10 })
  const { moves, more } = answer
  assert.deepEqual([seen.statements, seen.rows <= 500], [3, true])
  const { nudges } = await listNudges(counted)
  assert.deepEqual([seen.statements, seen.rows <= 800], [6, true])

  assert.ok(moves.every(({ overdue }) => overdue))
  const later = await listNextMoves(ctx, { limit: 10, cursor: '60' })
  const kinds = Map.groupBy(later.moves, ({ kind }) => kind)
  assert.deepEqual(
    ['promise', 'birthday', 'follow_up', 'reconnect'].map((kind) => kinds.get(kind as 'promise')?.length),
    [3, 2, 2, 3],
  )
  assert.equal(new Set(nudges.map(({ connectionId }) => connectionId)).size, 10)
  assert.ok(nudges.filter(({ rhythm }) => rhythm.from === 'person').length >= 4)
  assert.equal(more, 'There is more to do. These come first: for the rest, send next as cursor.')
  assert.deepEqual(await listNextMoves(ctx, { limit: 10 }), answer)
})
