import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relatedLines, takeRelated } from '#cards/vcards/format/related.ts'
import { relationKinds } from '#contract/relation-kinds.ts'
import { newDevice } from '../../../test/harness/dav-device.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, peopleByName } from '../../../test/samples/import-files.ts'

const house = await useHouse()

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

async function said({ client }: Pick<Someone, 'client'>, name: string) {
  const { connectionId = '' } = (await peopleByName(client)).get(name) ?? {}
  const relations = await client.Relations_list({ id: connectionId })
  return relations.map(({ kind, name, connectionId }) => `${kind} ${name}${connectionId ? '' : '?'}`)
}

test('every kind comes back from a card of both versions as it was written', () => {
  const own = [...relationKinds.filter((kind) => kind !== 'other'), 'landlord', 'Segelfreund, alt']
  for (const version of ['3.0', '4.0'] as const) {
    const written = own.map((kind, at) => ({ kind, word: '', name: `Person; ${at}` }))
    const { related, rest } = takeRelated(relatedLines(written, version))
    assert.deepEqual([related.map(({ kind }) => kind), rest], [own, []])
    assert.deepEqual(
      related.map(({ name }) => name),
      written.map(({ name }) => name),
    )
  }
})

test('lines that say too little stay lines', () => {
  const lines = [
    'RELATED:Bruno',
    'RELATED;TYPE=spouse:https://example.com/b',
    'item1.X-ABLABEL:Boat',
    'item1.URL:a',
    'NOTE:x',
  ]
  assert.deepEqual(takeRelated(lines), { related: [], rest: lines })
})

test('relations come in from the lines of phones, of other programs and of Google', async () => {
  const member = await newMember(house)
  const contacts = [
    card('FN:Ana Ribeiro', 'item1.X-ABRELATEDNAMES:Pavel Novak', 'item1.X-ABLabel:_$!<Spouse>!$_', 'X-ASSISTANT:Tom'),
    card(
      'FN:Maria Sol',
      'RELATED;TYPE=child;VALUE=text:Ana Ribeiro',
      'item2.X-ABRELATEDNAMES:Kate',
      'item2.X-ABLabel:Landlady',
    ),
  ].join('')
  await importContacts(house, member, contacts)
  const csv =
    'Name,Relation 1 - Type,Relation 1 - Value,Relation 2 - Label,Relation 2 - Value\nPavel Novak,Brother,Otto Novak,Boss,Eva Lima\n'
  await importContacts(house, member, csv)
  assert.deepEqual(await said(member, 'Ana Ribeiro'), ['spouse Pavel Novak', 'parent Maria Sol', 'assistant Tom?'])
  assert.deepEqual(await said(member, 'Maria Sol'), ['child Ana Ribeiro', 'Landlady Kate?'])
  assert.deepEqual(await said(member, 'Pavel Novak'), [
    'spouse Ana Ribeiro',
    'sibling Otto Novak?',
    'manager Eva Lima?',
  ])
  for (const { connectionId } of (await peopleByName(member.client)).values())
    assert.equal((await member.client.Connections_get({ connectionId })).extras, undefined)
})

test('an import that is undone takes its relations with it', async () => {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const lines = ['X-SPOUSE:Pavel Novak', 'item1.X-ABRELATEDNAMES:Kate Sol', 'item1.X-ABLabel:Sister']
  const people = [card('FN:Ana Ribeiro', 'EMAIL:ana@example.com', ...lines), card('FN:Kate Sol')].join('')
  const { id } = await importContacts(house, member, people)
  assert.deepEqual(await said(member, 'Ana Ribeiro'), ['spouse Pavel Novak?', 'sibling Kate Sol'])
  await client.Imports_undo({ id })
  await house.work()
  assert.deepEqual(await client.Relations_list({ id: connectionId }), [])
  assert.equal((await peopleByName(client)).has('Kate Sol'), false)
})

test('a device shows relations, and what it changes of them changes them, without a word lost', async () => {
  const member = await newMember(house)
  const { client } = member
  const device = await newDevice(house, member)
  const sent = card(
    ...['UID:a', 'FN:Ana Ribeiro', 'TEL:+351912000222', 'X-ICQ:1', 'item1.X-ABRELATEDNAMES:Maria Sol'],
    ...['item1.X-ABLABEL:_$!<Mother>!$_', 'item2.X-ABRELATEDNAMES:Pavel', 'item2.X-ABLABEL:Landlord'],
  )
  await device.put('a.vcf', sent)
  await device.put('m.vcf', card('UID:m', 'FN:Maria Sol'))
  assert.deepEqual(
    await said(member, 'Ana Ribeiro'),
    ['parent Maria Sol', 'landlord Pavel?'].map((each) => each.replace('landlord', 'Landlord')),
  )
  const { text } = await device.get('a.vcf')
  assert.match(text, /X-ABRELATEDNAMES:Maria Sol\r\n.*X-ABLABEL:_\$!<Mother>!\$_\r\n/)
  assert.equal(text.match(/Landlord/g)?.length, 1)
  assert.match((await device.get('m.vcf')).text, /X-ABRELATEDNAMES:Ana Ribeiro\r\n.*X-ABLABEL:_\$!<Child>!\$_\r\n/)
  // The device numbers its lines anew, changes a phone number, and adds somebody.
  const again = text.replaceAll('related', 'item').replace('+351912000222', '+351912000333')
  await device.put(
    'a.vcf',
    again.replace('END:VCARD', 'item9.X-ABRELATEDNAMES:Kate\r\nitem9.X-ABLABEL:Sister\r\nEND:VCARD'),
  )
  assert.deepEqual(await said(member, 'Ana Ribeiro'), ['parent Maria Sol', 'sibling Kate?', 'Landlord Pavel?'])
  // And leaves somebody out.
  const { text: third } = await device.get('a.vcf')
  await device.put('a.vcf', third.replaceAll(/^.*(?:Pavel|Landlord)\r\n/gm, ''))
  assert.deepEqual(await said(member, 'Ana Ribeiro'), ['parent Maria Sol', 'sibling Kate?'])
  const { connectionId = '' } = (await peopleByName(client)).get('Maria Sol') ?? {}
  await client.Connections_update({ connectionId, displayName: 'Maria Sol Lima' })
  assert.match((await device.get('a.vcf')).text, /X-ABRELATEDNAMES:Maria Sol Lima\r\n/)
})

test('a card of version 4 has RELATED, and comes back the same in another instance', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { connectionId: rita } = await client.Connections_create({ displayName: 'Rita Blom' })
  await client.Relations_create({ id: connectionId, kind: 'introduced_by', connectionId: rita })
  await client.Relations_create({ id: connectionId, kind: 'spouse', name: 'Otto', until: '2019' })
  const vcard = await (await client.Connections_vcard({ connectionId, version: '4.0' })).text()
  assert.match(vcard, /^RELATED;TYPE=introduced-by;VALUE=text:Rita Blom\r$/m)
  assert.doesNotMatch(vcard, /Otto/, 'what is over is not written')
  const heir = await newMember(house)
  await importContacts(house, heir, await (await client.AddressBook_export({ version: '4.0' })).text())
  assert.deepEqual(await said(heir, 'Rita Blom'), ['introduced Ana Ribeiro'])
})
