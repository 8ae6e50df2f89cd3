import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice, readChanges } from '../../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../../test/samples/archives.ts'

const house = await useHouse()

async function withAna(more = {}) {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  const { connectionId } = await member.client.Connections_create({
    displayName: 'Ana Ribeiro',
    emails: ['ana@example.com'],
    tags: ['design'],
    howMet: 'At the meetup',
    ...more,
  })
  const name = `${connectionId}.vcf`
  const { headers, text } = await device.get(name)
  return { ...member, device, connectionId, name, etag: headers.etag ?? '', card: text }
}

const insert = (card: string, line: string) => card.replace('END:VCARD', `${line}\r\nEND:VCARD`)
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

test('a card that a device adds is a person, keeps its name and UID, and is fetched again', async () => {
  const { client, device } = await withAna()
  // As Thunderbird writes new cards, whatever is advertised.
  const sent =
    'BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:5f0c77d2-8f1c-4a0e-9d68-000000000001\r\nFN:Carla Nunes\r\nN:Nunes;Carla;;;\r\nEMAIL;PREF=1:carla@example.com\r\nTEL;VALUE=URI:tel:+351912000111\r\nX-CUSTOM:kept\r\nEND:VCARD\r\n'
  const answer = await device.put('chosen name.vcf'.replace(' ', '%20'), sent, { 'if-none-match': '*' })
  assert.deepEqual([answer.status, answer.headers.etag], [201, undefined])
  const [person] = (await client.Connections_search({ query: 'Carla' })).connections
  assert.equal(person?.displayName, 'Carla Nunes')
  const { text } = await device.get('chosen%20name.vcf')
  assert.match(text, /VERSION:3\.0\r\n/)
  assert.match(text, /UID:urn:uuid:5f0c77d2-8f1c-4a0e-9d68-000000000001\r\n/)
  assert.match(text, /X-CUSTOM:kept\r\n/)
  assert.match(text, /912000111/)
  assert.equal((await device.put('chosen%20name.vcf', sent, { 'if-none-match': '*' })).status, 412)
})

test('saving the same changes nothing, so two devices do not chase each other', async () => {
  const { device, name, etag, card, client, connectionId } = await withAna()
  const before = await client.Connections_get({ connectionId })
  const { token } = readChanges((await device.sync()).text)
  // Programs fold, order parameters and say who wrote it in their own way.
  const theirs = card
    .replaceAll('\r\n ', '')
    .replace(/PRODID:.*/, 'PRODID:-//Other//EN')
    .replace('TYPE=INTERNET', 'type=internet')
  for (const text of [card, theirs, theirs]) {
    assert.equal((await device.put(name, text, { 'if-match': etag })).status, 204)
    assert.equal((await device.get(name)).headers.etag, etag)
  }
  assert.deepEqual(readChanges((await device.sync(token)).text), { names: [], gone: [], token })
  assert.deepEqual(await client.Connections_get({ connectionId }), before)
})

test('a change on a device changes what it touched and nothing else', async () => {
  const { client, device, connectionId, name, etag, card } = await withAna({ phones: ['+351 1'] })
  const changed = insert(
    card.replace('FN:Ana Ribeiro', 'FN:Ana R. Costa').replace('+351 1', '+351 2'),
    'TITLE:Designer',
  )
  const withoutOurs = changed.replaceAll(/X-KITH-HOW-MET.*\r\n/g, '')
  assert.equal((await device.put(name, withoutOurs, { 'if-match': etag })).status, 204)
  const person = await client.Connections_get({ connectionId })
  assert.deepEqual(
    [person.displayName, person.title, person.phones, person.howMet, person.tags, person.emails],
    ['Ana R. Costa', 'Designer', ['+351 2'], 'At the meetup', ['design'], ['ana@example.com']],
  )
})

test('a device saves and removes cards behind a proxy that compresses and so makes ETags weak', async () => {
  const { client, device, connectionId, name, etag, card } = await withAna()
  assert.equal((await device.put(name, insert(card, 'TITLE:Designer'), { 'if-match': `W/${etag}` })).status, 204)
  assert.equal((await client.Connections_get({ connectionId })).title, 'Designer')
  const headers = { 'if-match': `W/${(await device.get(name)).headers.etag}` }
  assert.equal((await device.send('DELETE', `${device.book}${name}`, { headers })).status, 204)
})

test('a device with an outdated state is refused, and one that names its base is merged', async () => {
  const { client, device, connectionId, name, etag, card } = await withAna()
  await client.Connections_update({ connectionId, addPhones: ['+351 9'], company: 'Atlântico' })
  const changed = insert(card, 'TITLE:Designer')
  assert.equal((await device.put(name, changed, { 'if-match': etag })).status, 412)
  assert.equal((await client.Connections_get({ connectionId })).title, undefined)
  // Thunderbird and Evolution send no If-Match; X-KITH-REV in the card says it.
  assert.equal((await device.put(name, changed)).status, 204)
  const { title, phones, company } = await client.Connections_get({ connectionId })
  assert.deepEqual([title, phones, company], ['Designer', ['+351 9'], 'Atlântico'])
})

test('a device that wins a conflict sends its old card as the newest, and undoes no change made here', async () => {
  const { client, device, connectionId, name, card } = await withAna({ company: 'Oceano' })
  await client.Connections_update({ connectionId, company: 'Marinha' })
  // vdirsyncer with "a wins" takes over the ETag alone.
  const { etag = '' } = (await device.get(name)).headers
  assert.equal((await device.put(name, insert(card, 'TITLE:Admiral'), { 'if-match': etag })).status, 204)
  const { title, company } = await client.Connections_get({ connectionId })
  assert.deepEqual([title, company], ['Admiral', 'Marinha'])
})

test('Apple and DAVx5 show no categories and remove no tags; other clients do', async () => {
  const { client, device, connectionId, name, card } = await withAna()
  const without = card.replace(/CATEGORIES.*\r\n/, '')
  for (const agent of ['iOS/19.1 (23B80) dataaccessd/1.0', 'macOS/26.0 AddressBookCore/2700', 'DAVx5/4.5.2'])
    await device.put(name, without, { 'user-agent': agent })
  assert.deepEqual((await client.Connections_get({ connectionId })).tags, ['design'])
  await device.put(name, without, { 'user-agent': 'vdirsyncer/0.19' })
  assert.deepEqual((await client.Connections_get({ connectionId })).tags, [])
})

test('a note comes back as it was sent, and one entry of the timeline follows it', async () => {
  const { client, device, connectionId, name, card } = await withAna()
  const texts = async () => (await client.Connections_get({ connectionId })).timeline.map(({ text }) => text)
  const send = async (note: string) =>
    device.put(name, insert((await device.get(name)).text.replace(/NOTE:.*\r\n/, ''), note))
  await device.put(name, insert(card, 'NOTE:Likes tea\\, not coffee\\nand boats'))
  assert.match((await device.get(name)).text, /NOTE:Likes tea\\, not coffee\\nand boats\r\n/)
  assert.deepEqual(await texts(), ['Likes tea, not coffee\nand boats'])
  await send('NOTE:Likes green tea')
  assert.deepEqual(await texts(), ['Likes green tea'])
  const [entry] = (await client.Connections_get({ connectionId })).timeline
  await client.Memory_updateInteraction({ id: connectionId, ixId: entry?.ixId ?? '', text: 'Likes green tea a lot' })
  await send('NOTE:Likes black tea')
  assert.deepEqual((await texts()).sort(), ['Likes black tea', 'Likes green tea a lot'])
  await send('X-NOTHING:1')
  assert.equal((await texts()).length, 2, 'a note that is emptied on the device stays on the timeline')
})

test('deleting 100 people on a device loses no interaction, and each can be put back', async () => {
  const { client, device } = await withAna()
  const add = async (n: number) => {
    const { connectionId } = await client.Connections_create({ displayName: `P ${n}`, emails: [`p${n}@example.com`] })
    if (n % 10 === 0) await client.Memory_addNote({ connectionId, text: `I will send the deck to ${n} tomorrow.` })
    return connectionId
  }
  const ids = await Promise.all(Array.from({ length: 100 }, (_, n) => add(n)))
  const { token } = readChanges((await device.sync()).text)
  const deletions = await Promise.all(ids.map((id) => device.send('DELETE', `${device.book}${id}.vcf`)))
  assert.ok(deletions.every(({ status }) => status === 204))
  const { gone } = readChanges((await device.sync(token)).text)
  assert.deepEqual(gone, ids.map((id) => `${id}.vcf`).sort())
  for (const id of ids.filter((_, at) => at % 10 === 0)) {
    const { timeline, promises } = await client.Connections_get({ connectionId: id })
    assert.deepEqual([timeline.length, promises.length], [1, 1])
  }
  const [first = ''] = ids
  assert.equal((await device.send('DELETE', `${device.book}${first}.vcf`)).status, 404)
  await client.Connections_update({ connectionId: first, company: 'Atlântico' })
  assert.equal((await device.get(`${first}.vcf`)).status, 404, 'a change does not bring them back')
  const { people } = await client.AddressBook_removed({ limit: 500 })
  assert.deepEqual(people.map(({ connectionId }) => connectionId).sort(), ids.toSorted())
  await client.AddressBook_putBack({ connectionId: first })
  assert.equal((await device.get(`${first}.vcf`)).status, 200)
  assert.deepEqual(await client.AddressBook_putAllBack({}), { putBack: 99 })
  assert.deepEqual(await client.AddressBook_choice({}), { people: 'reachable', inBook: 101, removed: 0 })
})

test('a name that was merged away is stale, never unknown, and parting brings it back', async () => {
  const { client, device, connectionId, name, card } = await withAna()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', phones: ['+351 7'] })
  const { mergeId } = await client.Connections_merge({ connectionId: otherId, otherId: connectionId })
  assert.equal((await device.put(name, insert(card, 'TITLE:Designer'))).status, 412)
  assert.equal((await device.send('DELETE', device.book + name)).status, 412)
  await client.Connections_undoMerge({ id: mergeId ?? '' })
  assert.equal((await device.get(name)).status, 200)
})

test('a merged person who is back from an archive can be removed from the address book', async () => {
  const member = await withAna()
  const { client, device, connectionId, name } = member
  const { bytes } = await downloadArchive(house, member)
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', phones: ['+351 7'] })
  await client.Connections_merge({ connectionId: otherId, otherId: connectionId })
  await restoreArchive(house, member, bytes)
  assert.equal((await device.get(name)).status, 200)
  assert.equal((await device.send('DELETE', device.book + name)).status, 204)
  assert.equal((await device.send('DELETE', device.book + name)).status, 404)
})

test('a group card comes back as it is, and a device without Read & write may change nothing', async () => {
  const member = await withAna()
  const group = card(
    'X-ADDRESSBOOKSERVER-KIND:group',
    'FN:Friends',
    'N:Friends;;;;',
    'UID:g-1',
    `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${member.connectionId}`,
  )
  assert.equal((await member.device.put('g.vcf', group)).status, 201)
  assert.equal((await member.device.get('g.vcf')).text, group)
  assert.equal((await member.device.put('g.vcf', group)).status, 204)
  const tags = async () => (await member.client.Connections_get({ connectionId: member.connectionId })).tags
  assert.deepEqual(await tags(), ['design', 'Friends'], 'who joins a group gets its name as a tag')
  await member.device.put('g.vcf', group.replace(/X-ADDRESSBOOKSERVER-MEMBER.*\r\n/, ''))
  assert.deepEqual(await tags(), ['design'])
  const reader = await newDevice(house, member, 'read')
  for (const answer of [
    await reader.put(member.name, member.card),
    await reader.send('DELETE', reader.book + member.name),
  ]) {
    assert.equal(answer.status, 403)
    assert.match(answer.text, /<d:need-privileges>/)
  }
  assert.equal((await member.device.send('DELETE', `${member.device.book}g.vcf`)).status, 204)
})

test('a body that is not a card is refused without ending the sync', async () => {
  const { device } = await withAna()
  for (const body of ['nonsense', card('X-NOTHING:1'), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'])
    assert.equal((await device.put('x.vcf', body)).status, 409)
  assert.equal((await device.put('x.vcf', '')).status, 400)
})

test('a known UID under a new name is the same person', async () => {
  const { client, device, connectionId, name } = await withAna()
  const { token } = readChanges((await device.sync()).text)
  const sent = card(`UID:urn:uuid:${connectionId}`, 'FN:Ana Ribeiro', 'N:Ribeiro;Ana;;;', 'TEL:+351 5')
  assert.equal((await device.put('copy.vcf', sent, { 'if-none-match': '*' })).status, 201)
  assert.equal((await client.Connections_list({})).length, 1)
  const { phones, emails } = await client.Connections_get({ connectionId })
  assert.deepEqual([phones, emails], [['+351 5'], ['ana@example.com']])
  const { names, gone } = readChanges((await device.sync(token)).text)
  assert.deepEqual([names, gone], [['copy.vcf'], [name]])
})

test('an address book limited to a tag contains only its people, and people added on a device get the tag', async () => {
  const { client, device, connectionId, name } = await withAna()
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ben', emails: ['ben@example.com'] })
  const { token } = readChanges((await device.sync()).text)
  await client.AddressBook_choose({ people: 'tagged', tag: 'Design' })
  const first = readChanges((await device.sync(token)).text)
  assert.deepEqual([first.names, first.gone], [[], [`${otherId}.vcf`]])
  await device.put('new.vcf', card('UID:new-1', 'FN:Carla', 'N:;Carla;;;'))
  const { names } = readChanges((await device.sync(first.token)).text)
  assert.deepEqual(names, ['new.vcf'])
  const [carla] = (await client.Connections_search({ query: 'Carla' })).connections
  assert.deepEqual(carla?.tags, ['Design'])
  await client.Connections_update({ connectionId, tags: [] })
  assert.equal((await device.get(name)).status, 404)
  await client.Connections_update({ connectionId, tags: ['design'] })
  assert.equal((await device.get(name)).status, 200)
})

test('somebody added with as many tags as a person can have gets the tag of the book, and loses no category', async () => {
  const { client, device } = await withAna()
  await client.AddressBook_choose({ people: 'tagged', tag: 'Phone' })
  const categories = Array.from({ length: 50 }, (_, at) => `t${at}`)
  await device.put('new.vcf', card('UID:new-1', 'FN:Carla Nunes', `CATEGORIES:${categories.join(',')}`))
  const [carla] = (await client.Connections_search({ query: 'Carla' })).connections
  assert.deepEqual(carla?.tags, [...categories.slice(0, 49), 'Phone'])
  const { text, status } = await device.get('new.vcf')
  assert.equal(status, 200)
  assert.match(text.replaceAll('\r\n ', ''), /CATEGORIES:.*t48,Phone\r\n(?:.*\r\n)*CATEGORIES:t49\r\n/)
  assert.equal((await device.put('new.vcf', text)).status, 204)
  assert.equal((await device.get('new.vcf')).text, text)
})

test('of one new card sent several times simultaneously, one adds the person and the others are stale', async () => {
  const { client, device } = await withAna()
  for (const at of [1, 2, 3]) {
    const sent = card(`UID:new-${at}`, `FN:Carla Nunes ${at}`, `EMAIL:carla${at}@example.com`)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => device.put(`new${at}.vcf`, sent, { 'if-none-match': '*' })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 412, 412, 412])
  }
  const names = (await client.Connections_list({})).map(({ displayName }) => displayName)
  assert.deepEqual(names.sort(), ['Ana Ribeiro', 'Carla Nunes 1', 'Carla Nunes 2', 'Carla Nunes 3'])
})

test('of changes of a group that began from the same state, one is stored and the others are stale', async () => {
  const { device } = await withAna()
  const group = (name: string) => card('X-ADDRESSBOOKSERVER-KIND:group', `FN:${name}`, `N:${name};;;;`, 'UID:g-1')
  await device.put('g.vcf', group('Friends'))
  for (const round of [1, 2, 3]) {
    const { etag = '' } = (await device.get('g.vcf')).headers
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((each) => device.put('g.vcf', group(`Friends ${round}${each}`), { 'if-match': etag })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 412, 412])
  }
  const { etag = '' } = (await device.get('g.vcf')).headers
  const [saved, removed] = await Promise.all([
    device.put('g.vcf', group('Family'), { 'if-match': etag }),
    device.send('DELETE', `${device.book}g.vcf`, { headers: { 'if-match': etag } }),
  ])
  assert.equal([saved, removed].filter(({ status }) => status === 204).length, 1)
})
