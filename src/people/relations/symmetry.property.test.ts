import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { KithError } from '#contract/client.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

const steps = ['add', 'add', 'name', 'change', 'remove', 'restore', 'merge', 'undo', 'leave', 'return'] as const
const history = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(1000)), { minLength: 8, maxLength: 30 })
/** Somebody is named again after they were removed. */
const afterRemoval: [(typeof steps)[number], number][] = [
  ['name', 725],
  ['leave', 11],
  ['name', 235],
  ['return', 0],
]
const kinds = ['parent', 'child', 'spouse', 'manager', 'introduced_by', 'landlord', 'friend']

test('what one person says of another is always the inverse of what the other says, and parents form no circle', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (history) => {
      const life = await begin()
      for (const [step, at] of history) {
        await tryTo(() => life[step](at))
        await life.check()
      }
      await life.goBack()
    }),
    { numRuns: 25, examples: [[afterRemoval]] },
  )
})

async function begin() {
  const { client } = await newMember(house)
  const names = ['Ana Ribeiro', 'Ben Okafor', 'Eva Lima', 'Pavel Novak', 'Rita Blom']
  const people: string[] = []
  for (const displayName of names) people.push((await client.Connections_create({ displayName })).connectionId)
  const merges: string[] = []
  const gone: string[] = []
  const removed: { id: string; relationId: string }[] = []
  const person = (at: number) => people[at % people.length] ?? ''
  const two = (at: number) => ({ connectionId: person(at), otherId: person(Math.floor(at / 5)) })
  const here = async () => (await client.Connections_search({ query: '', limit: 50 })).connections
  const all = async () => {
    const found = new Map<string, Awaited<ReturnType<typeof client.Relations_list>>>()
    for (const { connectionId } of await here())
      found.set(connectionId, await client.Relations_list({ id: connectionId }))
    return found
  }
  const one = async (at: number) => {
    const every = [...(await all())].flatMap(([id, relations]) =>
      relations.map(({ relationId }) => ({ id, relationId })),
    )
    return every[at % (every.length || 1)] ?? { id: person(at), relationId: person(at) }
  }
  const kind = (at: number) => kinds[at % kinds.length] ?? ''
  return {
    add: (at: number) =>
      client.Relations_create({ id: two(at).connectionId, connectionId: two(at).otherId, kind: kind(at) }),
    name: (at: number) => client.Relations_create({ id: person(at), name: names[(at + 1) % 5] ?? '', kind: kind(at) }),
    change: async (at: number) => client.Relations_update({ ...(await one(at)), kind: kind(at), note: `${at}` }),
    async remove(at: number) {
      const chosen = await one(at)
      await client.Relations_remove(chosen)
      removed.push(chosen)
    },
    restore: async (at: number) => client.Relations_restore(removed[at % (removed.length || 1)] ?? (await one(at))),
    async merge(at: number) {
      const before = await all()
      const { mergeId = '' } = await client.Connections_merge(two(at))
      if (at % 2 === 0) {
        await client.Connections_undoMerge({ id: mergeId })
        assert.deepEqual(await all(), before, 'undoing a merge brings back exactly what was there')
      } else merges.push(mergeId)
    },
    undo: (at: number) => client.Connections_undoMerge({ id: merges[at % (merges.length || 1)] ?? person(at) }),
    async leave(at: number) {
      const before = await all()
      await client.Connections_remove({ connectionId: person(at) })
      if (at % 2 === 0) {
        await client.Connections_restore({ connectionId: person(at) })
        assert.deepEqual(await all(), before, 'restoring a person brings back exactly what was there')
      } else gone.push(person(at))
    },
    return: (at: number) => client.Connections_restore({ connectionId: gone[at % (gone.length || 1)] ?? person(at) }),
    async check() {
      const found = await all()
      const parents = new Map<string, string[]>()
      for (const [id, relations] of found) {
        const keys = relations.map(({ kind, connectionId, name }) => `${kind} ${connectionId ?? name}`)
        assert.equal(new Set(keys).size, keys.length, 'no relation is there twice')
        for (const { relationId, connectionId, kind, reverseKind, note } of relations) {
          if (!connectionId) continue
          assert.notEqual(connectionId, id)
          const other = found.get(connectionId)?.find((each) => each.relationId === relationId)
          assert.deepEqual(
            [other?.connectionId, other?.kind, other?.reverseKind, other?.note],
            [id, reverseKind, kind, note],
          )
          if (kind === 'parent') parents.set(id, [...(parents.get(id) ?? []), connectionId])
        }
      }
      for (const id of found.keys()) assert.ok(!ancestors(parents, id).has(id), 'nobody is their own ancestor')
    },
    /** With everybody and every merge undone, relations are only between people who are there. */
    async goBack() {
      for (const connectionId of gone) await tryTo(() => client.Connections_restore({ connectionId }))
      for (const id of merges.toReversed()) await tryTo(() => client.Connections_undoMerge({ id }))
      await this.check()
    },
  }
}

function ancestors(parents: Map<string, string[]>, id: string) {
  const reached = new Set(parents.get(id))
  for (const each of reached) for (const next of parents.get(each) ?? []) reached.add(next)
  return reached
}

async function tryTo(step: () => Promise<unknown>) {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof KithError) || error.status >= 500) throw error
  }
}
