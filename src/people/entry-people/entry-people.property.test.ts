import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { factsAbout } from '../facts/facts.ts'

const house = await useHouse()

const names = ['Ana Ribeiro', 'Luis Mora', 'Mia Berg', 'Tom Sato']
const person = fc.nat(names.length - 1)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), people: fc.uniqueArray(person, { minLength: 1 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('merge' as const), a: person, b: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoMerge' as const), n: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('removePerson' as const), a: person }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('restorePerson' as const), a: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('removeEntry' as const), n: fc.nat(5), a: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restoreEntry' as const), n: fc.nat(5), a: person }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A fact about somebody that one entry alone states. */
const dogOf = (entry: number, who: number) => `Ro${'abcdefghijklmnop'[entry]}${'abcd'[who]}`

type Entry = { ixId: string; people: Set<number>; at: string; isRemoved: boolean }
type Merge = { id: string; from: number; to: number }

/** What the operations should lead to: an entry is with everybody it was added to, or whom they are merged into. */
async function newWorld() {
  const member = await newMember(house)
  const { client } = member
  const ids: string[] = []
  for (const displayName of names) ids.push((await client.Connections_create({ displayName })).connectionId)
  const idOf = (who: number) => ids[who] ?? ''
  const removed = new Set<number>()
  const entries: Entry[] = []
  let merges: Merge[] = []
  const rootOf = (who: number): number => {
    const merge = merges.find(({ from }) => from === who)
    return merge ? rootOf(merge.to) : who
  }
  const isHere = (who: number) => rootOf(who) === who && !removed.has(who)
  const peopleOf = (entry: Entry) => new Set([...entry.people].map(rootOf))
  const hereOn = (entry: Entry) => [...peopleOf(entry)].filter(isHere)

  async function run(each: Step) {
    if (each.do === 'add') {
      const [first, ...others] = each.people.filter(isHere)
      if (first === undefined) return
      const at = `2026-01-01T10:00:${String(entries.length).padStart(2, '0')}.000Z`
      const dogs = [first, ...others].map((who) => `${names[who]} has a dog called ${dogOf(entries.length, who)}.`)
      const entry = { kind: 'meeting' as const, text: `Zebra ${entries.length}. ${dogs.join(' ')}`, occurredAt: at }
      const people = { connectionId: idOf(first), connectionIds: others.map(idOf) }
      const { ixId } = await client.Memory_addInteraction({ ...people, ...entry })
      entries.push({ ixId, people: new Set([first, ...others]), at, isRemoved: false })
    }
    if (each.do === 'merge' && each.a !== each.b && isHere(each.a) && isHere(each.b)) {
      const pair = { connectionId: idOf(each.a), otherId: idOf(each.b) }
      const { mergeId = '' } = await client.Connections_merge(pair)
      merges.push({ id: mergeId, from: each.b, to: each.a })
    }
    if (each.do === 'undoMerge') {
      const merge = merges[each.n]
      if (!merge || !isHere(merge.to)) return
      await client.Connections_undoMerge({ id: merge.id })
      merges = merges.filter((other) => other !== merge)
    }
    if (each.do === 'removePerson' && isHere(each.a)) {
      await client.Connections_remove({ connectionId: idOf(each.a) })
      removed.add(each.a)
    }
    if (each.do === 'restorePerson' && removed.has(each.a)) {
      await client.Connections_restore({ connectionId: idOf(each.a) })
      removed.delete(each.a)
    }
    const entry = 'n' in each && each.do !== 'undoMerge' ? entries[each.n] : undefined
    if (!entry || !hereOn(entry).length) return
    const viewer =
      hereOn(entry)[each.do === 'removeEntry' || each.do === 'restoreEntry' ? each.a % hereOn(entry).length : 0] ?? 0
    const place = { id: idOf(viewer), ixId: entry.ixId }
    if (each.do === 'removeEntry' && !entry.isRemoved) {
      await client.Memory_removeInteraction(place)
      entry.isRemoved = true
    }
    if (each.do === 'restoreEntry' && entry.isRemoved) {
      await client.Memory_restoreInteraction(place)
      entry.isRemoved = false
    }
  }

  async function check() {
    for (const who of names.keys()) {
      if (!isHere(who)) continue
      const visible = entries.filter((entry) => !entry.isRemoved && peopleOf(entry).has(who))
      const timeline = await client.Memory_listInteractions({ id: idOf(who) })
      assert.deepEqual(
        timeline.map(({ ixId }) => ixId),
        visible.map(({ ixId }) => ixId).toReversed(),
        names[who] ?? '',
      )
      const { lastContactAt } = await client.Connections_get({ connectionId: idOf(who) })
      assert.equal(lastContactAt ?? null, visible.at(-1)?.at ?? null)
      await checkFacts(who, visible)
      for (const { ixId, connectionIds = [] } of timeline) {
        const entry = visible.find((each) => each.ixId === ixId)
        const others = entry ? hereOn(entry).filter((other) => other !== who) : []
        assert.deepEqual(connectionIds.toSorted(), others.map(idOf).toSorted())
      }
    }
    const found = await client.Connections_search({ query: 'zebra' })
    const met = [...names.keys()].filter(
      (who) => isHere(who) && entries.some((each) => !each.isRemoved && peopleOf(each).has(who)),
    )
    assert.deepEqual(found.connections.map(({ connectionId }) => connectionId).toSorted(), met.map(idOf).toSorted())
  }

  /** What names somebody is about them, also once they have come back; what named who was merged into them may be. */
  async function checkFacts(who: number, visible: Entry[]) {
    const stated = await factsAbout(memberContext(house, member), idOf(who))
    const known = new Set(stated.map(({ value }) => value))
    const dogs = (whose: (each: number) => boolean) =>
      visible.flatMap((entry) =>
        [...entry.people].filter(whose).map((each) => `dog ${dogOf(entries.indexOf(entry), each)}`),
      )
    assert.deepEqual(new Set(dogs((each) => each === who)).difference(known), new Set(), `missing of ${names[who]}`)
    assert.deepEqual(known.difference(new Set(dogs((each) => rootOf(each) === who))), new Set(), `not ${names[who]}’s`)
  }

  async function takeEverythingBack() {
    for (let left = -1; left !== 0; ) {
      const before = removed.size + merges.length
      for (const who of [...removed]) await run({ do: 'restorePerson', a: who })
      for (const n of [...merges.keys()].toReversed()) await run({ do: 'undoMerge', n })
      left = before - removed.size - merges.length
    }
    for (const n of entries.keys()) await run({ do: 'restoreEntry', n, a: 0 })
  }

  return { run, check, takeEverythingBack }
}

test('whatever happens to its people, an entry stays with the others, and taking everything back restores it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const world = await newWorld()
      for (const each of steps) {
        await world.run(each)
        await world.check()
      }
      await world.takeEverythingBack()
      await world.check()
    }),
    { numRuns: 30 },
  )
})
