import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('the page with the addresses says who can use one over HTTP', async () => {
  const pages = pagesOf(house, await newMember(house))
  const { config } = house.kith
  config.baseUrl = 'http://localhost:4600'
  assert.match((await pages.get('/settings/apps')).text, /Programs on this computer can use it/)
  config.baseUrl = 'http://192.168.1.7:4600'
  assert.match((await pages.get('/settings/apps')).text, /Programs that can reach this address can use it/)
})
