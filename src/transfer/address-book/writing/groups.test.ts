import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice } from '../../../../test/harness/dav-device.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { peopleByName } from '../../../../test/samples/import-files.ts'
import { writeCard } from './write-card.ts'

const house = await useHouse()

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')
const groupOf = (name: string, members: string[]) =>
  card(
    'X-ADDRESSBOOKSERVER-KIND:group',
    `UID:${name}`,
    `FN:${name}`,
    ...members.map((member) => `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${member}`),
  )
const person = (name: string, uid: string) => card(`UID:${uid}`, `FN:${name}`, 'TEL:+351912000222')

async function newBook() {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  const tagsOf = async (name: string) => (await peopleByName(member.client)).get(name)?.tags
  return { member, device, client: member.client, tagsOf }
}

test('a member who comes after the group gets its tag, and loses it for good if it is taken away here', async () => {
  const { client, device, tagsOf } = await newBook()
  const [dora, eva] = ['5F0C77D2-8F1C-4A0E-9D68-000000000001', 'Ab12:Person']
  const friends = groupOf('Friends', [dora.toLowerCase(), eva])
  await device.put('f.vcf', friends)
  await device.put('w.vcf', groupOf('Work', [dora]))
  await device.put('gone.vcf', groupOf('Gone', [dora]))
  await device.send('DELETE', `${device.book}gone.vcf`)
  await device.put('d.vcf', person('Dora Pinto', dora))
  await device.put('e.vcf', person('Eva Sol', eva))
  await device.put('o.vcf', person('Otto Mar', 'other'))
  assert.deepEqual(new Set(await tagsOf('Dora Pinto')), new Set(['Friends', 'Work']))
  assert.deepEqual([await tagsOf('Eva Sol'), await tagsOf('Otto Mar')], [['Friends'], []])
  assert.match((await device.get('e.vcf')).text, /CATEGORIES:Friends/)
  const { connectionId = '' } = (await peopleByName(client)).get('Eva Sol') ?? {}
  await client.Connections_update({ connectionId, tags: [] })
  await device.put('f.vcf', friends)
  assert.deepEqual(await tagsOf('Eva Sol'), [])
})

test('a group names its members by ids in any case', async () => {
  const { device, tagsOf } = await newBook()
  await device.put('d.vcf', person('Dora Pinto', '5F0C77D2-8F1C-4A0E-9D68-000000000001'))
  await device.put('e.vcf', person('Eva Sol', 'Ab12:Person'))
  await device.put('f.vcf', groupOf('Friends', ['5f0c77d2-8f1c-4a0e-9d68-000000000001', 'Ab12:Person']))
  assert.deepEqual([await tagsOf('Dora Pinto'), await tagsOf('Eva Sol')], [['Friends'], ['Friends']])
})

test('a group whose members were tagged in part tags the rest when the device sends it again', async () => {
  const { member, device, tagsOf } = await newBook()
  const uids = ['a-1', 'a-2', 'a-3']
  for (const uid of uids) await device.put(`${uid}.vcf`, person(`Person ${uid}`, uid))
  const body = Buffer.from(groupOf('Friends', uids))
  const write = { name: 'f.vcf', body, ifMatch: undefined, ifNoneMatch: undefined, hidesCategories: false }
  const ctx = memberContext(house, member)
  let calls = 0
  const now = () => {
    calls += 1
    if (calls > 2) throw new Error('The process ends here.')
    return house.kith.now()
  }
  await assert.rejects(writeCard({ ...ctx, now }, write), /ends here/)
  const tagged = async () => (await Promise.all(uids.map((uid) => tagsOf(`Person ${uid}`)))).flat().length
  assert.equal(await tagged(), 1)
  await writeCard(ctx, write)
  assert.equal(await tagged(), 3)
})
