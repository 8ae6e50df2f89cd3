import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { crowd } from '../../../test/harness/crowd.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { recomputeEveryone } from '../rhythms/recompute-everyone.ts'
import { daysBetween, rhythmOf } from '../rhythms/rhythm.ts'
import { listNextMoves } from './next-moves.ts'
import { listNudges } from './nudges.ts'

const house = await useHouse()
const someone = await newMember(house)
const { db } = house.kith

const now = Temporal.Instant.from('2026-11-15T12:00:00Z')
const date = (days: number) => Temporal.PlainDate.from('2026-11-15').add({ days }).toString()
const instant = (ago: number) => `${date(-ago)}T12:00:00.000Z`
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 })

const person = fc.record({
  added: fc.integer({ min: 0, max: 60 }),
  last: maybe(fc.integer({ min: 0, max: 1000 })),
  rhythmDays: maybe(fc.constantFrom(1, 7, 30, 90)),
  rest: maybe(fc.integer({ min: -20, max: 20 })),
  birthday: maybe(fc.integer({ min: -10, max: 10 })),
  promises: fc.array(fc.integer({ min: -60, max: 12 }), { maxLength: 3 }),
  drafts: fc.integer({ min: -3, max: 2 }),
})
type Drawn = typeof person extends fc.Arbitrary<infer T> ? T : never

async function remember(people: Drawn[]) {
  for (const table of ['connections', 'promises', 'followups'] as const)
    await db.deleteFrom(table).where('memberId', '=', someone.memberId).execute()
  const ids = await crowd(house, someone, people.length, (at) => {
    const { added = 0, last, rhythmDays = null, rest, birthday } = people[at] ?? {}
    return {
      createdAt: instant(added),
      lastContactAt: typeof last === 'number' ? instant(last) : null,
      rhythmDays,
      restUntil: typeof rest === 'number' ? date(rest) : null,
      birthday: typeof birthday === 'number' ? `--${date(birthday).slice(5)}` : null,
    }
  })
  const common = { memberId: someone.memberId, createdAt: instant(90) }
  let number = 0
  const newId = () => `01900000-0000-7000-8000-${String(number++).padStart(12, '0')}`
  for (const [at, { promises, drafts }] of people.entries()) {
    const of = { ...common, connectionId: ids[at] ?? '' }
    for (const days of promises) {
      const promise = { ...of, id: newId(), text: 'Call', dueOn: date(days), dueTime: '24:00' }
      await db.insertInto('promises').values(promise).execute()
    }
    for (let draft = 0; draft < drafts; draft++) {
      const text = { subject: '', body: 'Hello', drewOn: '{}', writtenBy: 'rules', updatedAt: instant(1) }
      await db
        .insertInto('followups')
        .values({ ...of, ...text, id: newId() })
        .execute()
    }
  }
}

test('next moves and nudges keep their rules for randomly chosen people', async () => {
  const zone = fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles')
  const limit = fc.integer({ min: 1, max: 20 })
  await fc.assert(
    fc.asyncProperty(zone, limit, fc.array(person, { maxLength: 25 }), async (timeZone, limit, people) => {
      await remember(people)
      const ctx = memberContext(house, someone)
      const there = { ...ctx, member: { ...ctx.member, timeZone }, now: () => now }
      await recomputeEveryone(there)
      const rows = await db
        .selectFrom('connections')
        .select([
          'id',
          'lastContactAt',
          'contactDueOn',
          'restUntil',
          'rhythmDays',
          'tagRhythmDays',
          'learnedRhythmDays',
        ])
        .where('memberId', '=', someone.memberId)
        .execute()
      const known = new Map(rows.map((row) => [row.id, row]))
      const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
      const away = (day: string) => daysBetween(today, day)

      const answer = await listNextMoves(there, { limit })
      const { moves } = answer
      assert.deepEqual(await listNextMoves(there, { limit }), answer)
      assert.ok(moves.length === limit || answer.more === undefined)
      assert.ok(moves.length <= limit)
      const causes = moves.map(({ connectionId, kind }) => `${connectionId} ${causeOf[kind]}`)
      assert.equal(new Set(causes).size, causes.length, 'somebody is named twice for the same cause')
      for (const { kind, connectionId, dueOn, overdue } of moves) {
        const who = known.get(connectionId)
        assert.ok(who)
        const isAboutTouch = kind === 'reconnect' || kind === 'follow_up'
        if (isAboutTouch) assert.ok(who.restUntil === null || who.restUntil <= today, 'somebody at rest is named')
        if (kind === 'reconnect') assert.ok(who.lastContactAt && dueOn === who.contactDueOn && away(dueOn) <= 0)
        if (kind === 'promise') assert.deepEqual([away(dueOn) <= 7, overdue], [true, dueOn < today])
        if (kind === 'birthday') assert.ok(away(dueOn) >= 0 && away(dueOn) <= 7)
      }

      const { nudges } = await listNudges(there)
      const late = nudges.map(({ connectionId }) => {
        const who = known.get(connectionId)
        assert.ok(who?.lastContactAt && who.contactDueOn && who.contactDueOn <= today)
        assert.ok(Date.parse(who.lastContactAt) <= now.epochMilliseconds - 13 * 24 * 3600 * 1000)
        return -away(who.contactDueOn) / rhythmOf(who).days
      })
      assert.deepEqual(
        late,
        late.toSorted((a, b) => b - a),
      )
      assert.equal(new Set(nudges.map(({ connectionId }) => connectionId)).size, nudges.length)
    }),
    { numRuns: 40 },
  )
})

const causeOf = {
  promise: 'promise',
  birthday: 'birthday',
  date: 'date',
  draft: 'being in touch',
  follow_up: 'being in touch',
  reconnect: 'being in touch',
}
