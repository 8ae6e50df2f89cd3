import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allLeads, leave, newHost, visit } from '../../../test/harness/card-visitors.ts'
import { memberPassword, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

test('connecting a lead fifty times simultaneously creates one connection with one entry', async () => {
  const host = await newHost(house)
  const { id } = await leave(house, host, { displayName: 'Ana Ribeiro', email: 'ana@example.com' })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => host.client.Leads_connect({ id })))
  const answers = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  // They wait for each other, and on a machine with much to do some may be told to come again.
  assert.deepEqual(faults(outcomes, ['unavailable']), [])
  assert.equal(new Set(answers.map(({ connectionId }) => connectionId)).size, 1)
  assert.ok(answers.filter(({ made }) => made).length <= 1)
  const { connections } = await host.client.Connections_search({})
  assert.equal(connections.length, 1)
  const person = await host.client.Connections_get({ connectionId: connections[0]?.connectionId ?? '' })
  assert.equal(person.timeline.length, 1)
})

test('two leads of one visitor, connected simultaneously, become one connection', async () => {
  const host = await newHost(house)
  for (const displayName of ['Ana', 'Ana Ribeiro']) await leave(house, host, { displayName, email: 'ana@example.com' })
  const leads = await allLeads(host)
  const outcomes = await Promise.allSettled(leads.map(({ id }) => host.client.Leads_connect({ id })))
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await host.client.Connections_search({})).connections.length, 1)
})

test('concurrent changes of leads and their connection do not deadlock', async () => {
  const host = await newHost(house)
  const { client } = host
  for (let round = 0; round < 10; round++) {
    const { id } = await leave(house, host, { displayName: `Guest ${round}` })
    const { connectionId } = await client.Connections_create({ displayName: 'Known' })
    const outcomes = await Promise.allSettled([
      client.Leads_connect({ id, connectionId }),
      client.Connections_remove({ connectionId }),
      client.Leads_discard({ id }),
      client.Leads_restore({ id }),
      client.Leads_addProfile({ id, service: 'x', url: 'https://x.com/guest' }),
      client.Cards_update({ id: host.cardId, title: `Round ${round}` }),
      visit(house, host, { displayName: `Another ${round}` }),
    ])
    assert.deepEqual(faults(outcomes, ['not_found', 'conflict']), [])
  }
  assert.equal((await allLeads(host)).length, 20)
})

test('an account with leads can be removed while visitors submit forms', async () => {
  const host = await newHost(house)
  await leave(house, host, { displayName: 'First' })
  const [answer] = await Promise.all([
    visit(house, host, { displayName: 'Second' }),
    host.client.Members_remove({ password: memberPassword }),
  ])
  assert.ok([201, 404].includes(answer.status), answer.text)
  const left = await house.kith.db.selectFrom('leads').select('id').where('memberId', '=', host.memberId).execute()
  assert.deepEqual(left, [])
})

function faults(outcomes: PromiseSettledResult<unknown>[], allowed: string[]) {
  return outcomes.flatMap((each) =>
    each.status === 'rejected' && !allowed.includes(each.reason.code) ? [each.reason] : [],
  )
}
