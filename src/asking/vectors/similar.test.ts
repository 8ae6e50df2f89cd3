import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { memberContext, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { bagOfWords, vectorOf } from '../../../test/models/bag-of-words.ts'
import { alike } from './similar.ts'

const house = await useHouse()
const { kith } = house
const embedder = bagOfWords()

async function someone() {
  kith.embedder = embedder
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId }
}

async function found(member: Someone, text: string, connectionId: string | null = null) {
  const scores = await alike(memberContext(house, member), text, { connectionId })
  assert.ok(scores)
  return [...scores.keys()]
}

async function note({ client }: Someone, connectionId: string, text: string) {
  return (await client.Memory_addNote({ connectionId, text })).ixId
}

test('texts with a similar meaning are found, nearest first, with their cosine', async () => {
  const ana = await someone()
  const texts = ['Sailing to the islands in May', 'The islands of the budget', 'Nothing of the kind']
  const ids: string[] = []
  for (const text of texts) ids.push(await note(ana, ana.connectionId, text))
  await house.work()
  const scores = await alike(memberContext(house, ana), 'sailing to the islands', { connectionId: null })
  assert.deepEqual([...(scores?.keys() ?? [])], ids)
  const query = vectorOf('sailing to the islands')
  for (const [n, id] of ids.entries()) {
    const cosine = vectorOf(texts[n] ?? '').reduce((sum, part, at) => sum + part * (query[at] ?? 0), 0)
    assert.ok(Math.abs((scores?.get(id) ?? 0) - cosine) < 0.01, `${scores?.get(id)} for ${cosine}`)
  }
})

test('without the add-on the result is null, not an empty list', async () => {
  const ana = await someone()
  assert.deepEqual(await found(ana, 'islands'), [])
  kith.embedder = null
  assert.equal(await alike(memberContext(house, ana), 'islands', { connectionId: null }), null)
})

test('additions, changes and removals between two questions count for the second', async () => {
  const ana = await someone()
  const [first, second] = [await note(ana, ana.connectionId, 'Sailing'), await note(ana, ana.connectionId, 'Rowing')]
  await house.work()
  assert.equal((await found(ana, 'sailing'))[0], first)
  await ana.client.Memory_removeInteraction({ id: ana.connectionId, ixId: first })
  assert.deepEqual(await found(ana, 'sailing'), [second])
  await ana.client.Memory_updateInteraction({ id: ana.connectionId, ixId: second, text: 'Sailing. '.repeat(80) })
  const third = await note(ana, ana.connectionId, 'Rowing')
  await house.work()
  assert.equal((await found(ana, 'rowing'))[0], third)
  assert.equal((await found(ana, 'sailing'))[0], second)
  assert.equal((await found(ana, 'sailing')).length, 2)
})

test('the nearest part of a long text counts', async () => {
  const ana = await someone()
  const long = `${'We went through the budget line by line. '.repeat(40)} She keeps bees.`
  const [bees, short] = [await note(ana, ana.connectionId, long), await note(ana, ana.connectionId, 'She keeps cats.')]
  await house.work()
  assert.deepEqual(await found(ana, 'bees'), [bees, short])
})

test('a question limited to one person finds only their texts, also after a merge', async () => {
  const ana = await someone()
  const { connectionId: otherId } = await ana.client.Connections_create({ displayName: 'Ana R.' })
  const [one, other] = [await note(ana, ana.connectionId, 'Sailing'), await note(ana, otherId, 'Sailing too')]
  await house.work()
  assert.deepEqual(await found(ana, 'sailing', otherId), [other])
  await ana.client.Connections_merge({ connectionId: ana.connectionId, otherId })
  assert.deepEqual(await found(ana, 'sailing', ana.connectionId), [one, other])
  assert.deepEqual(await found(ana, 'sailing', otherId), [])
})

test('members never see texts of other members, however similar', async () => {
  const [one, other] = [await someone(), await someone()]
  const words = fc.array(fc.constantFrom('sailing', 'budget', 'bees', 'harbour', 'islands'), {
    minLength: 1,
    maxLength: 4,
  })
  const mine = new Map<string, Set<string>>([one, other].map(({ memberId }) => [memberId, new Set()]))
  await fc.assert(
    fc.asyncProperty(words, words, async (said, asked) => {
      for (const member of [one, other]) {
        mine.get(member.memberId)?.add(await note(member, member.connectionId, said.join(' ')))
      }
      await house.work()
      for (const member of [one, other]) {
        for (const connectionId of [null, member.connectionId]) {
          const ids = await found(member, asked.join(' '), connectionId)
          assert.ok(ids.length > 0 && ids.every((id) => mine.get(member.memberId)?.has(id)))
        }
        const stranger = member === one ? other : one
        assert.deepEqual(await found(member, asked.join(' '), stranger.connectionId), [])
      }
    }),
    { numRuns: 15 },
  )
})

test('when the embedding model fails, questions are answered by words alone', async () => {
  const ana = await someone()
  kith.embedder = bagOfWords({
    meanwhile: async () => {
      throw new Error('no')
    },
  })
  assert.equal(await alike(memberContext(house, ana), 'bees', { connectionId: null }), null)
  assert.ok(house.logged.some((line) => line.includes('the sentence model did not respond')))
})
