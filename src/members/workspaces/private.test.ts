import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '#contract/api.ts'
import { useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace } from '../../../test/harness/workplace.ts'
import { digest, idFields, newWorld, sample, send } from '../../../test/sweeps/world.ts'

const house = await useHouse()
const owner = await newWorld(house)
const place = await newWorkplace(house, owner)
const member = await newWorld(house)
await place.join('member', member)
const canary = 'CanaryZebra'
await member.client.Connections_create({ displayName: canary, howMet: canary })

/** Records of the workspace, not of a member. */
const shared = /^(Workspaces|Invites)_/

test('the owner of a workspace cannot read private data of its members', async () => {
  const before = await digest(house)
  const mine = operations.filter(
    ([name, operation]) => operation.access !== 'public' && idFields(name, operation).length > 0 && !shared.test(name),
  )
  assert.ok(mine.length > 20)
  for (const [name, operation] of mine) {
    const answer = await send(house, operation, sample(name, operation, member.ids), owner.token)
    assert.deepEqual([answer.status, answer.body?.code], [404, 'not_found'], name)
  }
  assert.equal(await digest(house), before)
})

test('no list of the workspace owner contains private data of a member', async () => {
  const lists = operations.filter(
    ([, operation]) => operation.http.startsWith('GET') && operation.access !== 'public' && !operation.bytes,
  )
  for (const [name, operation] of lists) {
    const { text } = await send(house, operation, sample(name, operation, owner.ids), owner.token)
    assert.equal(text.includes(canary), false, name)
  }
})
