import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import fc from 'fast-check'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const today = Temporal.PlainDate.from('2026-11-19')
beforeEach(() => house.clock.set(`${today}T12:00:00Z`))

async function newPerson({ client }: Someone, displayName = 'Ana Ribeiro') {
  const { connectionId } = await client.Connections_create({ displayName })
  const write = (text: string, occurredAt: string) =>
    client.Memory_addInteraction({ connectionId, kind: 'call', text, occurredAt })
  return { connectionId, write }
}

const daysBefore = (days: number) => `${today.subtract({ days })}T09:00:00.000Z`
const memoryOf = async ({ client }: Someone) => (await client.Moves_lookBack()).memory

test('what happened a year ago today comes first, then a few days off it, then half a year ago', async () => {
  const member = await newMember(house, { timeZone: 'UTC' })
  const { write, connectionId } = await newPerson(member)
  const last = { client: member.client, text: async () => (await memoryOf(member))?.text }
  await write('Too long ago', '2025-11-15T23:59:00.000Z')
  await write('Too late', '2025-11-23T00:00:00.000Z')
  assert.equal(await last.text(), undefined)
  await write('Half a year', '2026-05-21T09:00:00.000Z')
  assert.equal((await memoryOf(member))?.monthsAgo, 6)
  await write('Three days before', '2025-11-16T00:00:00.000Z')
  assert.equal(await last.text(), 'Three days before')
  await write('Today', '2025-11-19T08:00:00.000Z')
  await write('The longest of today', '2025-11-19T07:00:00.000Z')
  const { ixId, photo: _, ...memory } = (await memoryOf(member)) ?? {}
  assert.deepEqual(memory, {
    connectionId,
    displayName: 'Ana Ribeiro',
    text: 'The longest of today',
    occurredAt: '2025-11-19T07:00:00.000Z',
    monthsAgo: 12,
  })
  assert.ok(ixId)
})

test('days are those of the member’s time zone', async () => {
  const inZone = async (timeZone: string) => {
    const member = await newMember(house, { timeZone })
    const { write } = await newPerson(member)
    await write('Late in the evening', '2025-11-22T23:30:00.000Z')
    return (await memoryOf(member))?.text
  }
  assert.deepEqual([await inZone('UTC'), await inZone('Asia/Tokyo')], ['Late in the evening', undefined])
})

test('nothing of a removed person comes back, and nothing that only an import brought', async () => {
  const member = await newMember(house, { timeZone: 'UTC' })
  const { write, connectionId } = await newPerson(member)
  const { ixId } = await write('Gone', daysBefore(365))
  await member.client.Connections_remove({ connectionId })
  assert.equal(await memoryOf(member), undefined)
  await member.client.Connections_restore({ connectionId })
  assert.equal((await memoryOf(member))?.text, 'Gone')
  await house.kith.db.updateTable('interactions').set({ source: 'import' }).where('id', '=', ixId).execute()
  assert.equal(await memoryOf(member), undefined)
})

test('a memory is always the member’s own, and within three days of a year or half a year ago', async () => {
  const entries = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 175, max: 375 })), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(entries, async (entries) => {
      const members = [await newMember(house, { timeZone: 'UTC' }), await newMember(house, { timeZone: 'UTC' })]
      const people = await Promise.all(members.map((each, at) => newPerson(each, `Person of ${at}`)))
      for (const [at, days] of entries) await people[at]?.write(`${at} ${days}`, daysBefore(days))
      for (const [at, member] of members.entries()) {
        const own = entries.flatMap(([of, days]) => (of === at ? [days] : []))
        const distance = (from: number) => Math.min(...own.map((days) => Math.abs(days - from)))
        const memory = await memoryOf(member)
        const [, days] = memory?.text.split(' ') ?? []
        const [year, halfYear] = [365, 184]
        const from = distance(year) <= 3 ? year : halfYear
        if (distance(from) > 3) assert.equal(memory, undefined)
        else {
          assert.equal(memory?.connectionId, people[at]?.connectionId)
          assert.equal(Math.abs(Number(days) - from), distance(from))
        }
      }
    }),
    { numRuns: 30 },
  )
})
