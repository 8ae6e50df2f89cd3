import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('people who were removed on a device are listed and put back, one or all', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const device = await newDevice(house, member)
  const add = async (displayName: string) =>
    (await member.client.Connections_create({ displayName, emails: [`${displayName}@example.com`] })).connectionId
  const ids = [await add('Ana'), await add('Ben'), await add('Carla')]
  assert.match((await pages.get('/settings/sync/people')).text, /Nobody was removed on a device/)
  for (const id of ids) await device.send('DELETE', `${device.book}${id}.vcf`)
  assert.match((await pages.get('/settings/sync/people')).text, /Ana.*Removed.*Put back/s)
  const one = await pages.post(`/settings/sync/people/${ids[0]}/restoration`)
  assert.equal(one.location, '/settings/sync/people?said=back')
  assert.equal((await device.get(`${ids[0]}.vcf`)).status, 200)
  await pages.post('/settings/sync/people/restoration')
  for (const id of ids) assert.equal((await device.get(`${id}.vcf`)).status, 200)
})

test('a person removed on a device is removed here too, and can be restored', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const device = await newDevice(house, member)
  const person = { displayName: 'Dora', emails: ['dora@example.com'] }
  const { connectionId } = await member.client.Connections_create(person)
  await member.client.Memory_addInteraction({ connectionId, kind: 'note', text: 'Canary' })
  await device.send('DELETE', `${device.book}${connectionId}.vcf`)
  const { location } = await pages.post(`/settings/sync/people/${connectionId}/removal`)
  assert.equal(location, `/settings/sync/people?removed=${connectionId}`)
  assert.match((await pages.get(String(location))).text, /You removed Dora\..*Undo.*Nobody was removed on a device/s)
  const again = await pages.post(`/settings/sync/people/${connectionId}/removal`)
  assert.equal(again.location, '/settings/sync/people?said=gone')
  await device.sync()
  const back = await pages.post(`/settings/sync/people/${connectionId}/return`)
  assert.match((await pages.get(String(back.location))).text, /still not on your devices.*Dora.*Put back/s)
  assert.equal((await member.client.Connections_get({ connectionId })).timeline.length, 1)
  assert.equal((await device.get(`${connectionId}.vcf`)).status, 404)
  await pages.post(`/settings/sync/people/${connectionId}/restoration`)
  assert.match((await device.get(`${connectionId}.vcf`)).text, /Dora/)
})

test('the choice of people is saved, and a tag is asked for where it is missing', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const wrong = await pages.post('/settings/sync/people', { people: 'tagged', tag: '' })
  assert.equal(wrong.status, 400)
  const saved = await pages.post('/settings/sync/people', { people: 'tagged', tag: 'friends' })
  assert.equal(saved.location, '/settings/sync/people?said=chosen')
  const { people, tag } = await member.client.AddressBook_choice({})
  assert.deepEqual([people, tag], ['tagged', 'friends'])
  assert.match((await pages.get('/settings/sync')).text, /People on your devices/)
})
