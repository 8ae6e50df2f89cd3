import { randomInt } from 'node:crypto'
import { json } from '#platform/db/schema/schema.ts'
import { crowd } from '../../test/harness/crowd.ts'
import { type House, newMember, type Someone } from '../../test/harness/harness.ts'
import type { Account, Device, DeviceClient } from './device-client.ts'
import type { Measure } from './watch-server.ts'

export type Scene = {
  house: House
  member: Someone
  device: Device
  measure: Measure
  people: number
  /** One of them, and the names of the others. */
  ana: { name: string; connectionId: string }
  others: { name: string; connectionId: string }[]
  promise: { promiseId: string; text: string }
}

/** A member with people, some entries of a timeline, a promise, and a device with a password of its own. */
export async function setScene(
  house: House,
  client: DeviceClient,
  { people, folder, measure }: { people: number; folder: string; measure: Measure },
) {
  const member = await newMember(house)
  const names = Array.from({ length: people - 1 }, (_, at) => `Person ${String(at + 1).padStart(5, '0')}`)
  const ids = await crowd(house, member, names.length, (at) => ({
    displayName: names[at] ?? '',
    emails: json([`person${at + 1}@example.com`]),
    phones: json([`+351 9${randomInt(10_000_000, 99_999_999)}`]),
    company: 'Atlântico',
    title: 'Designer',
  }))
  for (const id of ids.slice(0, 100))
    await member.client.Memory_addNote({ connectionId: id, text: 'Coffee at the pier.' })
  const others = ids.map((connectionId, at) => ({ name: names[at] ?? '', connectionId }))
  const name = 'Ana Ribeiro'
  const { connectionId } = await member.client.Connections_create({ displayName: name, emails: ['ana@example.com'] })
  const text = 'Send the deck'
  const { promiseId } = await member.client.Promises_create({ connectionId, text, dueOn: '2027-03-19' })
  const { password } = await member.client.Devices_create({ name: client.name, access: 'write' })
  const account: Account = { url: house.url, user: 'anybody', password, memberId: member.memberId, folder }
  const device = await client.open(account)
  return { house, member, device, measure, people, ana: { name, connectionId }, others, promise: { promiseId, text } }
}
