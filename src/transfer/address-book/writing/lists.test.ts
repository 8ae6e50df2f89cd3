import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function withNumbers(phones: string[]) {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', phones })
  const name = `${connectionId}.vcf`
  const { text } = await device.get(name)
  const phonesNow = async () => (await member.client.Connections_get({ connectionId })).phones
  return { ...member, device, connectionId, name, card: text, phonesNow }
}

test('a number that is corrected on a device keeps its place, and so the first stays the first', async () => {
  const { device, name, card, phonesNow, client, connectionId } = await withNumbers(['+351 1', '+351 2', '+351 3'])
  await client.Connections_update({ connectionId, addPhones: ['+351 4'] })
  assert.equal((await device.put(name, card.replace('+351 1', '+351 11').replace('+351 3', '+351 33'))).status, 204)
  assert.deepEqual(await phonesNow(), ['+351 11', '+351 2', '+351 33', '+351 4'])
  const { text } = await device.get(name)
  const moved = text.replace('TEL:+351 11\r\n', '').replace('TEL:+351 4\r\n', 'TEL:+351 4\r\nTEL:+351 5\r\n')
  assert.equal((await device.put(name, moved)).status, 204)
  assert.deepEqual(await phonesNow(), ['+351 2', '+351 33', '+351 4', '+351 5'])
})

test('a number for which there is no room stays on the card', async () => {
  const numbers = Array.from({ length: 19 }, (_, at) => `+351 2000 ${at + 10}`)
  const { device, name, card, phonesNow, client, connectionId } = await withNumbers(numbers)
  // Added here while the device was offline.
  await client.Connections_update({ connectionId, addPhones: ['+351 1'] })
  await device.put(name, card.replace('END:VCARD', 'TEL:+351 9\r\nEND:VCARD'))
  assert.equal((await phonesNow()).length, 20)
  const { text } = await device.get(name)
  assert.match(text, /TEL:\+351 1\r\n.*TEL:\+351 9\r\n/s)
  assert.equal((await device.put(name, text)).status, 204)
  assert.equal((await device.get(name)).text, text)
  await device.put(name, text.replace('TEL:+351 9\r\n', ''))
  assert.doesNotMatch((await device.get(name)).text, /TEL:\+351 9\r\n/)
})
