import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planRebuild, rebuildAll, rebuildPart } from '#boot/rebuild-derived-data.ts'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive } from '../../../test/samples/archives.ts'
import { extrasOf, peopleByName } from '../../../test/samples/import-files.ts'

const house = await useHouse()
const { db } = house.kith

type Fields = Parameters<Someone['client']['Connections_create']>[0]

/** Somebody as the previous version stored them. */
async function oldPerson({ client, memberId }: Someone, fields: Fields, properties: string[]) {
  const { connectionId } = await client.Connections_create(fields)
  await db
    .insertInto('contactExtras')
    .values({ memberId, connectionId, properties: JSON.stringify(properties) as never })
    .execute()
  return connectionId
}

async function startUpgraded() {
  await db.updateTable('instance').set({ searchVersion: 8 }).execute()
  await planRebuild(house.kith)
}

async function upgrade() {
  await startUpgraded()
  await rebuildAll(house.kith)
}

const ana: Fields = {
  ...{ displayName: 'Ana Ribeiro', company: 'Nordlys', title: 'CFO', location: 'Lisbon, Portugal' },
  ...{ emails: ['ana@example.com'], phones: ['+351 912 345 678', '+351 21 000 000', '+351 22 111 111'] },
}
const linesOfAna = [
  ...['UID:urn:uuid:phone-1', 'X-KITH-NAME:Ana Ribeiro', 'N:Ribeiro;Ana;;Dr.;', 'ORG:Nordlys;Finance'],
  ...['EMAIL;TYPE=INTERNET;TYPE=WORK:ana@example.com', 'TEL;TYPE=CELL:+351 912 345 678'],
  ...['TEL;TYPE=HOME;TYPE=pref:+351 21 000 000', 'item1.TEL:+351 22 111 111'],
  'ADR;TYPE=HOME:;;Rua do Alecrim 12;Lisbon;;1200-014;Portugal',
  ...['NICKNAME:Nini,Anita', 'ROLE:Treasurer', 'item1.X-ABLabel:Boat', 'ADR;TYPE=WORK:;;Cais 3;Porto;;4000;Portugal'],
  ...['item2.ADR;type=pref:;;Main St 1;Boston;MA;02110;USA', 'item2.X-ABADR:us', 'ANNIVERSARY:20150620'],
  ...['item3.X-ABDATE;type=pref:2011-03-02', 'item3.X-ABLabel:Regatta', 'item4.X-ABRELATEDNAMES:Pavel Novak'],
  ...['item4.X-ABLabel:_$!<Spouse>!$_', 'X-SPOUSE:Otto', 'RELATED;TYPE=child;VALUE=text:Maria Sol', 'X-PET:Rex'],
]
/** They say more than their field, or have none. */
const leftOfAna = [
  ...['UID:urn:uuid:phone-1', 'TEL;TYPE=HOME;TYPE=pref:+351 21 000 000'],
  ...['item2.ADR;type=pref:;;Main St 1;Boston;MA;02110;USA', 'item2.X-ABADR:us', 'X-PET:Rex'],
]

test('lines of a phone become fields, dates and relations, and the person is as old as before', async () => {
  const rui = await newMember(house)
  const { client, memberId } = rui
  const { connectionId: maria } = await client.Connections_create({ displayName: 'Maria Sol' })
  const connectionId = await oldPerson(rui, ana, linesOfAna)
  const { updatedAt } = await client.Connections_get({ connectionId })
  await upgrade()
  const person = await client.Connections_get({ connectionId })
  assert.deepEqual(person.addresses, [
    { label: 'home', street: 'Rua do Alecrim 12', city: 'Lisbon', postalCode: '1200-014', country: 'Portugal' },
    { label: 'work', street: 'Cais 3', city: 'Porto', postalCode: '4000', country: 'Portugal' },
    { street: 'Main St 1', city: 'Boston', region: 'MA', postalCode: '02110', country: 'USA' },
  ])
  const { prefix, nicknames, role, department, labels } = person
  assert.deepEqual([prefix, nicknames, role, department], ['Dr.', ['Nini', 'Anita'], 'Treasurer', 'Finance'])
  assert.deepEqual(
    labels?.map(({ value, label }) => `${value} ${label}`),
    ['ana@example.com work', '+351 912 345 678 mobile', '+351 21 000 000 home', '+351 22 111 111 Boat'],
  )
  assert.deepEqual(
    person.dates?.map(({ kind, date, label }) => [kind, date, label]),
    [
      ['other', '2011-03-02', 'Regatta'],
      ['anniversary', '2015-06-20', undefined],
    ],
  )
  assert.deepEqual(person.relations?.map(({ kind, name }) => `${kind} ${name}`).sort(), [
    'child Maria Sol',
    'spouse Otto',
    'spouse Pavel Novak',
  ])
  assert.equal((await client.Relations_list({ id: maria }))[0]?.kind, 'parent')
  assert.deepEqual(await extrasOf(house, memberId, connectionId), leftOfAna)
  assert.equal(person.updatedAt, updatedAt)
  const found = await client.Connections_search({ query: 'boston' })
  assert.deepEqual(
    found.connections.map((each) => each.displayName),
    ['Ana Ribeiro'],
  )
})

test('columns of Google and Outlook become fields, dates and relations', async () => {
  const rui = await newMember(house)
  const google = {
    displayName: 'Eva Lima',
    location: 'Porto',
    emails: ['eva@example.com'],
    phones: ['+351 912 345 679'],
  }
  const eva = await oldPerson(rui, google, [
    'NICKNAME:Evinha',
    ...['X-COLUMN;X-NAME="E-mail 1 - Label":* Work', 'X-COLUMN;X-NAME="Phone 1 - Label":Mobile'],
    'X-COLUMN;X-NAME="Address 1 - Label":Home',
    'X-COLUMN;X-NAME="Address 1 - Formatted":Rua das Flores 5\\nPorto\\n4050-262\\nPortugal',
    'X-COLUMN;X-NAME="Address 1 - Street":Rua das Flores 5',
    ...['X-COLUMN;X-NAME="Address 1 - Postal Code":4050-262', 'X-COLUMN;X-NAME="Address 1 - Country":Portugal'],
    ...['X-COLUMN;X-NAME="Relation 1 - Label":Spouse', 'X-COLUMN;X-NAME="Relation 1 - Value":Tom Lima'],
    ...['X-COLUMN;X-NAME="Event 1 - Label":Anniversary', 'X-COLUMN;X-NAME="Event 1 - Value":2012-05-06'],
    ...['X-COLUMN;X-NAME="Custom Field 1 - Label":Shoe size', 'X-COLUMN;X-NAME="Custom Field 1 - Value":42'],
    'X-COLUMN;X-NAME="File As":Lima',
  ])
  const outlook = { displayName: 'Tom Berg', location: 'Berlin' }
  const tom = await oldPerson(rui, outlook, [
    ...['X-COLUMN;X-NAME="Home Street":Kaiserstr. 1', 'X-COLUMN;X-NAME="Home Country/Region":Germany'],
    ...['X-COLUMN;X-NAME="Anniversary":6/15/2011', 'X-COLUMN;X-NAME="Department":Sales'],
  ])
  await upgrade()
  const { addresses, nicknames, labels, customFields, dates, relations } = await rui.client.Connections_get({
    connectionId: eva,
  })
  const home = { label: 'home', street: 'Rua das Flores 5', city: 'Porto', postalCode: '4050-262', country: 'Portugal' }
  assert.deepEqual([addresses, nicknames, customFields], [[home], ['Evinha'], [{ label: 'Shoe size', value: '42' }]])
  assert.deepEqual(
    labels?.map(({ label }) => label),
    ['work', 'mobile'],
  )
  assert.deepEqual([dates?.[0]?.date, relations?.[0]?.name], ['2012-05-06', 'Tom Lima'])
  assert.deepEqual(await extrasOf(house, rui.memberId, eva), ['X-COLUMN;X-NAME="File As":Lima'])
  const berg = await rui.client.Connections_get({ connectionId: tom })
  assert.deepEqual(berg.addresses, [{ label: 'home', street: 'Kaiserstr. 1', country: 'Germany' }])
  assert.equal(berg.dates?.[0]?.date, '2011-06-15')
  assert.deepEqual(await extrasOf(house, rui.memberId, tom), ['X-COLUMN;X-NAME="Department":Sales'])
})

test('what the member has stays, and what they took away does not come back', async () => {
  const rui = await newMember(house)
  const { client } = rui
  const connectionId = await oldPerson(rui, { ...ana, role: 'Chair', phones: ['+351 912 345 678'] }, [
    ...['ROLE:Treasurer', 'ORG:Banco Sul;Loans', 'EMAIL;TYPE=HOME:old@example.com', 'TEL;TYPE=WORK:+351 912 345 678'],
    ...['ADR:;;Rua do Alecrim 12;Lisbon;;;', 'item2.ADR;type=pref:;;Main St 1;Boston;;;', 'NICKNAME:Nini'],
    ...['BDAY;VALUE=text:spring', 'DEATHDATE:20990101'],
  ])
  await client.Connections_update({
    connectionId,
    labels: [{ value: '+351 912 345 678', label: 'Boat' }],
    addresses: [{ label: 'home', street: 'Rua do Alecrim 12', city: 'Lisbon' }],
  })
  await upgrade()
  const { role, department, emails, labels, addresses, birthday, diedOn } = await client.Connections_get({
    connectionId,
  })
  assert.deepEqual([role, department, emails, birthday, diedOn], ['Chair', undefined, ana.emails, undefined, undefined])
  assert.deepEqual(labels, [{ value: '+351 912 345 678', label: 'Boat' }])
  assert.deepEqual(
    addresses?.map(({ label, city }) => [label, city]),
    [
      ['home', 'Lisbon'],
      [undefined, 'Boston'],
    ],
  )
  assert.deepEqual(await extrasOf(house, rui.memberId, connectionId), [
    ...['ROLE:Treasurer', 'ORG:Banco Sul;Loans', 'EMAIL;TYPE=HOME:old@example.com', 'TEL;TYPE=WORK:+351 912 345 678'],
    ...['item2.ADR;type=pref:;;Main St 1;Boston;;;', 'BDAY;VALUE=text:spring', 'DEATHDATE:20990101'],
  ])
  await client.Connections_update({ connectionId, addresses: [], nicknames: [] })
  await upgrade()
  const after = await client.Connections_get({ connectionId })
  assert.deepEqual([after.addresses, after.nicknames], [undefined, undefined])
})

test('after a kill the lines that were not read yet are read, each once', async () => {
  const rui = await newMember(house)
  const ids: string[] = []
  for (let at = 0; at < 25; at++)
    ids.push(await oldPerson(rui, { displayName: `Person ${at}` }, ['ROLE:Treasurer', 'ANNIVERSARY:20150620']))
  await startUpgraded()
  const read = async () => {
    const rows = await db.selectFrom('dates').select('id').where('memberId', '=', rui.memberId).execute()
    return rows.length
  }
  while ((await read()) === 0) await rebuildPart(house.kith)
  const before = await read()
  assert.ok(before < 25, String(before))
  await startUpgraded()
  await rebuildAll(house.kith)
  assert.equal(await read(), 25)
  for (const connectionId of ids) assert.equal((await rui.client.Connections_get({ connectionId })).role, 'Treasurer')
})

test('devices learn once of each person whose lines were read, and of nobody else', async () => {
  const rui = await newMember(house)
  const device = await newDevice(house, rui)
  const connectionId = await oldPerson(rui, ana, linesOfAna)
  await rui.client.Connections_create({ displayName: 'Otto Sol', phones: ['+351 1'] })
  const { token, names } = readChanges((await device.sync()).text)
  assert.equal(names.length, 2)
  await upgrade()
  const after = readChanges((await device.sync(token)).text)
  assert.deepEqual(after.names, [`${connectionId}.vcf`])
  const { text, headers } = await device.get(`${connectionId}.vcf`)
  const values = (name: RegExp) => text.replaceAll('\r\n ', '').match(name)?.length
  assert.deepEqual(
    [values(/^(?:item\d\.)?ADR[;:]/gm), values(/NICKNAME:/g), values(/ROLE:/g), values(/TEL[;:]/g)],
    [3, 1, 1, 3],
  )
  assert.deepEqual([values(/ABDATE[;:]/g), values(/ANNIVERSARY:/g), values(/RELATEDNAMES:/g)], [2, undefined, 3])
  await upgrade()
  assert.deepEqual(readChanges((await device.sync(after.token)).text).names, [])
  // The phone has its own lines still, and sends them with a change.
  const sent = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana Ribeiro', ...linesOfAna, 'END:VCARD', ''].join('\r\n')
  await device.put(`${connectionId}.vcf`, sent, { 'if-match': headers.etag ?? '' })
  const { addresses, dates, relations, nicknames } = await rui.client.Connections_get({ connectionId })
  assert.deepEqual([addresses?.length, dates?.length, relations?.length, nicknames?.length], [3, 2, 3, 2])
})

test('the lines of an archive that an older version wrote are read after the import', async () => {
  const rui = await newMember(house)
  await oldPerson(rui, ana, linesOfAna)
  const { bytes: older } = await downloadArchive(house, rui)
  await upgrade()
  const { bytes: newer } = await downloadArchive(house, rui)
  for (const bytes of [older, newer]) {
    const heir = await newMember(house)
    await restoreArchive(house, heir, bytes)
    const [person] = [...(await peopleByName(heir.client)).values()]
    assert.deepEqual([person?.role, person?.addresses?.length, person?.dates?.length], ['Treasurer', 3, 2])
    assert.deepEqual(await extrasOf(house, heir.memberId, person?.connectionId ?? ''), leftOfAna)
  }
})
