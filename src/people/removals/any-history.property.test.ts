import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { KithError } from '#contract/client.ts'
import { assertConsistent } from '../../../test/faults/consistency.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'

const house = await useHouse()

const steps = [
  'note',
  'removeNote',
  'restoreNote',
  'removePerson',
  'restorePerson',
  'export',
  'bringBack',
  'merge',
  'undoMerge',
] as const
const history = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(5)), { minLength: 6, maxLength: 20 })

test('whatever is removed, restored, merged and brought back by archives, in the end no note is lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (history) => {
      const life = await begin()
      for (const [step, at] of history) await tryTo(() => life[step](at))
      await restoreAll(life)
      await house.work()
      await assertConsistent(house.kith.db)
      assert.deepEqual(await notesOf(life), [...life.notes.values()].sort())
    }),
    { numRuns: 25 },
  )
})

/** Two people, and what can happen to them. */
async function begin() {
  const someone = await newMember(house)
  const { client } = someone
  const people = await Promise.all(
    ['Ana Ribeiro', 'Ana R.'].map(
      async (displayName) => (await client.Connections_create({ displayName })).connectionId,
    ),
  )
  const person = (at: number) => people[at % 2] ?? ''
  const notes = new Map<string, string>()
  const homes = new Map<string, string>()
  const merges: string[] = []
  let bytes: Buffer | null = null
  const noteAt = (at: number) => {
    const ixId = [...notes.keys()][at % (notes.size || 1)] ?? ''
    return { id: homes.get(ixId) ?? person(at), ixId }
  }
  return {
    ...someone,
    notes,
    merges,
    async note(at: number) {
      const text = `She works at Acme ${notes.size}. I promised to send her deck ${notes.size}.`
      const { ixId } = await client.Memory_addNote({ connectionId: person(at), text })
      notes.set(ixId, text)
      homes.set(ixId, person(at))
    },
    removeNote: (at: number) => client.Memory_removeInteraction(noteAt(at)),
    restoreNote: (at: number) => client.Memory_restoreInteraction(noteAt(at)),
    removePerson: (at: number) => client.Connections_remove({ connectionId: person(at) }),
    restorePerson: (at: number) => client.Connections_restore({ connectionId: person(at) }),
    async export() {
      bytes = (await downloadArchive(house, someone)).bytes
    },
    async bringBack() {
      if (bytes) await restoreArchive(house, someone, bytes)
    },
    async merge(at: number) {
      const merged = await client.Connections_merge({ connectionId: person(at), otherId: person(at + 1) })
      if (merged.mergeId) merges.push(merged.mergeId)
    },
    async undoMerge() {
      await client.Connections_undoMerge({ id: merges.at(-1) ?? '' })
    },
  }
}

/** Impossible calls are refused, and the service never fails. */
async function tryTo(step: () => Promise<unknown>) {
  try {
    await step()
  } catch (error) {
    assert.ok(error instanceof KithError && error.status < 500, String(error))
  }
}

/** Until nothing is left to restore, whatever has to come first. */
async function restoreAll({ client }: Someone) {
  for (let left = await client.Removals_list({}), before = -1; left.length !== before; ) {
    before = left.length
    for (const { kind, subjectId, connectionId } of left)
      await tryTo(async () => {
        if (kind === 'connection') return client.Connections_restore({ connectionId: subjectId })
        if (kind === 'promise') return client.Promises_restore({ promiseId: subjectId })
        return client.Memory_restoreInteraction({ id: connectionId ?? '', ixId: subjectId })
      })
    left = await client.Removals_list({})
  }
}

async function notesOf({ client }: Someone) {
  const { connections } = await client.Connections_search({})
  const timelines = await Promise.all(
    connections.map(({ connectionId }) => client.Memory_listInteractions({ id: connectionId })),
  )
  return timelines
    .flat()
    .map(({ text }) => text ?? '')
    .sort()
}
