import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newDevice } from '../../../test/harness/dav-device.ts'
import { newMember } from '../../../test/harness/harness.ts'
import { openMailingHouse } from '../../../test/harness/reminded.ts'

const { house, mails, close } = await openMailingHouse()
after(close)

async function newOwner(people: number, locale: string) {
  const member = await newMember(house)
  await member.client.Members_update({ locale })
  const device = await newDevice(house, member)
  // The e-mail about the new device.
  await mails(member)
  const ids: string[] = []
  for (let at = 0; at < people; at += 1) {
    const person = { displayName: `Person ${at}`, emails: [`p${at}@example.com`] }
    ids.push((await member.client.Connections_create(person)).connectionId)
  }
  const remove = async (some: string[]) => {
    for (const id of some) await device.send('DELETE', `${device.book}${id}.vcf`)
  }
  return { ...member, ids, remove }
}

test('very many people removed on a device are one e-mail, once the device has stopped', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const rui = await newOwner(50, 'en')
  await rui.remove(rui.ids.slice(0, 15))
  house.clock.set('2026-11-17T12:03:00Z')
  await rui.remove(rui.ids.slice(15, 24))
  house.clock.set('2026-11-17T12:05:30Z')
  assert.deepEqual(await mails(rui), [])
  house.clock.set('2026-11-17T12:11:00Z')
  const [mail, ...more] = await mails(rui)
  assert.equal(more.length, 0)
  assert.equal(mail?.subject, '24 people were removed on a device')
  assert.match(mail?.text ?? '', /\/settings\/sync\/people\n.*put them back/s)
  house.clock.set('2026-11-17T13:00:00Z')
  await rui.remove(rui.ids.slice(24, 28))
  house.clock.set('2026-11-17T13:10:00Z')
  assert.deepEqual(await mails(rui), [], 'four more are no burst')
  await rui.remove(rui.ids.slice(28))
  house.clock.set('2026-11-17T13:20:00Z')
  const later = await mails(rui)
  assert.deepEqual(
    later.map(({ subject }) => subject),
    ['22 people were removed on a device'],
  )
  house.clock.reset()
})

test('it is in the language of the member, and those put back meanwhile are not counted', async () => {
  const subjects: string[] = []
  for (const locale of ['de', 'fr', 'es', 'pt']) {
    house.clock.set('2026-11-17T12:00:00Z')
    const rui = await newOwner(21, locale)
    await rui.remove(rui.ids)
    await rui.client.AddressBook_putBack({ connectionId: String(rui.ids[0]) })
    house.clock.set('2026-11-17T12:11:00Z')
    for (const { subject } of await mails(rui)) subjects.push(String(subject))
  }
  assert.deepEqual(subjects, [
    '20 Personen wurden auf einem Gerät gelöscht',
    '20 contacts ont été supprimés sur un appareil',
    'Se ha borrado a 20 personas en un dispositivo',
    '20 pessoas foram apagadas num dispositivo',
  ])
  house.clock.reset()
})
