import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexAllWaiting } from '#people/search/index/later.ts'
import { connect, memberPassword, newMember, useHouse } from './harness/harness.ts'

const house = await useHouse()

/** Errors that a race must not cause. */
function unexpectedErrors(outcomes: PromiseSettledResult<unknown>[]) {
  const expected = ['not_found', 'unauthenticated', 'conflict', 'forbidden', 'rate_limited']
  return outcomes.flatMap((each) =>
    each.status === 'rejected' && !expected.includes(each.reason.code) ? [each.reason] : [],
  )
}

/** A member with a connection and a promise. */
async function newMemberWithPromise() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { promiseId } = await member.client.Promises_create({
    connectionId,
    text: 'Send the deck',
    dueOn: '2030-01-01',
  })
  return { ...member, connectionId, promiseId }
}

test('changing a promise while its connection is removed never deadlocks', async () => {
  for (let round = 0; round < 15; round++) {
    const { client, connectionId, promiseId } = await newMemberWithPromise()
    const outcomes = await Promise.allSettled([
      client.Promises_complete({ promiseId }),
      client.Connections_remove({ connectionId }),
      client.Promises_reopen({ promiseId }),
      client.Memory_addNote({ connectionId, text: 'At the last moment.' }),
      client.Promises_remove({ promiseId }),
    ])
    assert.deepEqual(unexpectedErrors(outcomes), [])
  }
})

test('adding a note while reopening a promise sets the last contact to the note', async () => {
  const { client, connectionId, promiseId } = await newMemberWithPromise()
  for (let round = 0; round < 15; round++) {
    await client.Promises_complete({ promiseId })
    const [note] = await Promise.all([
      client.Memory_addNote({ connectionId, text: `Called her, ${round}` }),
      client.Promises_reopen({ promiseId }),
    ])
    assert.equal((await client.Connections_get({ connectionId })).lastContactAt, note.occurredAt)
  }
})

test('removing an account in use leaves no rows behind', async () => {
  for (let round = 0; round < 8; round++) {
    const { client, connectionId, memberId, token } = await newMemberWithPromise()
    const keyed = connect(house, token, { 'idempotency-key': `k${round}` })
    const work = Array.from({ length: 12 }, (_, n) => [
      client.Memory_addNote({ connectionId, text: `Lighthouse number ${n} of the coast` }),
      client.Connections_create({ displayName: `Wilhelmina ${n}` }),
    ]).flat()
    const outcomes = await Promise.allSettled([
      ...work,
      keyed.Connections_create({ displayName: 'Keyed' }),
      client.Members_remove({ password: memberPassword }),
    ])
    assert.deepEqual(unexpectedErrors(outcomes), [])
    assert.equal(outcomes.at(-1)?.status, 'fulfilled')
    await indexAllWaiting(house.kith)
    for (const table of ['searchTerms', 'searchVariants', 'connections', 'interactions', 'tokens'] as const) {
      const left = await house.kith.db.selectFrom(table).select('memberId').where('memberId', '=', memberId).execute()
      assert.deepEqual(left, [], table)
    }
  }
})

test('changing the password ends every session and token that was opened with the old one', async () => {
  for (let round = 0; round < 6; round++) {
    const { client, email, password } = await newMember(house)
    const opened = Promise.allSettled([
      ...Array.from({ length: 4 }, () => connect(house).Access_signIn({ email, password })),
      ...Array.from({ length: 4 }, () => client.Tokens_create({ name: 'Late', access: 'write' })),
    ])
    await client.Members_changePassword({ currentPassword: password, newPassword: 'another long password' })
    const given = (await opened).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    for (const answer of given) {
      const token = 'accessToken' in answer ? answer.accessToken : answer.token
      const outcome = await connect(house, token)
        .Members_me()
        .then(
          () => 'let in',
          (error) => error.code,
        )
      assert.equal(outcome, 'unauthenticated')
    }
  }
})
