import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { leave, newHost } from '../../../../test/harness/card-visitors.ts'
import { useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someoneWithLead() {
  const host = await newHost(house)
  const { id } = await leave(house, host, { displayName: 'Ana Ribeiro', note: 'We met <b>here</b>.' })
  return { ...host, id, pages: pagesOf(house, host) }
}

test('a lead is on Today and among the leads, and what they wrote is set apart as theirs', async () => {
  const { pages } = await someoneWithLead()
  for (const path of ['/today', '/leads'])
    assert.match((await pages.get(path)).text, /class="theirs small">.*We met &lt;b&gt;here&lt;\/b&gt;\./s)
})

test('a lead is discarded in place and comes back', async () => {
  const { client, id, pages } = await someoneWithLead()
  assert.match(
    (await pages.post(`/today/leads/${id}/discarding`, {}, `lead-${id}`)).text,
    /Discarded Ana Ribeiro\..*Undo/s,
  )
  assert.equal((await client.Leads_list({})).length, 0)
  const on = '/leads'
  assert.match((await pages.post(`/today/leads/${id}/restoration`, { on }, `lead-${id}`)).text, /class="move"/)
  assert.equal((await pages.post(`/today/leads/${id}/discarding`, { on })).location, `/leads?did=discarded&id=${id}`)
})

test('a lead becomes a person', async () => {
  const { client, id, pages } = await someoneWithLead()
  const added = await pages.post(`/today/leads/${id}/connection`, {}, `lead-${id}`)
  const [ana] = (await client.Connections_search({})).connections
  assert.match(added.text, new RegExp(`href="/people/${ana?.connectionId}"`))
})
