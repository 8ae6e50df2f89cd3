import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { newDevice } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { peopleByName } from '../../../test/samples/import-files.ts'

const house = await useHouse()

const lines = [
  'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
  'FN:Ana Ribeiro',
  'N;SORT-AS="Ribeiro,Ana":Ribeiro;Ana;;;',
  'EMAIL;PREF=1;TYPE=work:ana@example.com',
  'TEL;PREF=50:+351 912 345 678',
  'TEL;VALUE=uri;TYPE=cell:tel:+351-912-000-111',
  'ADR;LABEL="1 Pier^nPorto";TYPE=home:;;1 Pier;Porto;;;',
  'SOCIALPROFILE;SERVICE-TYPE=mastodon;USERNAME=ana;PREF=1:https://social.example/@ana',
  'BDAY;ALTID=1:--0423',
  'LOGO:data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'X-PET;VALUE=uri:https://pets.example/rex',
]
const card = (version: string, ...lines: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n')
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

async function newBook() {
  const member = await newMember(house)
  const device = await newDevice(house, member)
  const get = (accept: string, name = 'a.vcf', headers = {}) =>
    device.send('GET', device.book + name, { headers: { accept, ...headers } })
  const extras = async () =>
    (
      await house.kith.db
        .selectFrom('contactExtras')
        .select('properties')
        .where('memberId', '=', member.memberId)
        .execute()
    )
      .flatMap(({ properties }) => properties)
      .sort()
  return { ...member, device, get, extras }
}

const newest = 'text/vcard; version=4.0'

test('a device gets the version that it accepts, and 3.0 unless it asks', async () => {
  const { device, get } = await newBook()
  await device.put('a.vcf', card('4.0', ...lines))
  const young = await get(newest)
  assert.deepEqual(
    [young.headers['content-type'], young.headers.vary],
    ['text/vcard; charset=utf-8; version=4.0', 'Accept'],
  )
  for (const accept of ['text/vcard;version="4.0", text/vcard;q=0.5', 'text/vcard;q=0.5, text/vcard;version=4.0;q=0.9'])
    assert.match((await get(accept)).text, /^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)
  for (const accept of [
    '',
    '*/*',
    'text/vcard',
    'text/html',
    'text/vcard;version=5.0',
    `${newest};q=0`,
    `${newest};q=0.1, text/vcard`,
  ]) {
    const old = await get(accept)
    assert.match(old.text, /^BEGIN:VCARD\r\nVERSION:3\.0\r\n/, accept)
    assert.deepEqual([old.headers['content-type'], old.headers.vary], ['text/vcard; charset=utf-8', 'Accept'])
    assert.equal(old.headers.etag, young.headers.etag)
  }
})

test('a card is returned complete in the version it was sent in, and without its parameters in the other', async () => {
  const { device, get } = await newBook()
  await device.put('a.vcf', card('4.0', ...lines))
  const young = linesOf((await get(newest)).text)
  for (const line of [...lines, 'KIND:individual']) assert.ok(young.includes(line), `${line}\n\n${young.join('\n')}`)
  const { text } = await get('text/vcard')
  const [, properties] = ICAL.parse(text) as [string, [string, Record<string, unknown>, string, unknown][]]
  const used = properties.flatMap(([, parameters]) => Object.keys(parameters))
  for (const each of ['pref', 'label', 'altid', 'sort-as', 'username', 'service-type'])
    assert.ok(!used.includes(each), each)
  const old = linesOf(text)
  for (const line of [
    'EMAIL;TYPE=work,pref:ana@example.com',
    'TEL:+351 912 345 678',
    'TEL;TYPE=cell:+351-912-000-111',
    'ADR;TYPE=home:;;1 Pier;Porto;;;',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-23',
    'LOGO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAAAAACw=',
    'X-PET;VALUE=uri:https://pets.example/rex',
  ])
    assert.ok(old.includes(line), `${line}\n\n${text}`)
})

for (const [mine, other] of [
  ['4.0', '3.0'],
  ['3.0', '4.0'],
] as const)
  test(`a device of ${other} that saves a card of ${mine} changes what it changed and nothing else`, async () => {
    const { device, get, extras, client } = await newBook()
    const older = [
      'UID:5',
      'FN:Ana Ribeiro',
      'EMAIL;TYPE=INTERNET,WORK,pref:ana@example.com',
      'item1.TEL;TYPE=pref:+351 1',
      'item1.X-ABLabel:Boat',
      'LOGO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAAAAACw=',
      'GEO:1.5;2.5',
      'X-SOCIALPROFILE;TYPE=mastodon;TYPE=pref;X-USER=ana:https://social.example/@ana',
      'LABEL;TYPE=home:1 Pier',
    ]
    await device.put('a.vcf', card(mine, ...(mine === '4.0' ? lines : older)))
    const before = await extras()
    const got = await get(`text/vcard; version=${other}`)
    const etag = got.headers.etag ?? ''
    assert.equal((await device.put('a.vcf', got.text, { 'if-match': etag })).status, 204)
    assert.deepEqual(await extras(), before)
    assert.equal((await get(newest)).headers.etag, etag, 'nothing has changed')
    const changed = got.text.replace('END:VCARD', 'TITLE:Captain\r\nX-BOAT:Nana\r\nEND:VCARD')
    assert.equal((await device.put('a.vcf', changed, { 'if-match': etag })).status, 204)
    assert.deepEqual(await extras(), [...before, 'X-BOAT:Nana'].sort())
    assert.equal((await peopleByName(client)).get('Ana Ribeiro')?.title, 'Captain')
    assert.equal((await device.put('a.vcf', changed, { 'if-match': etag })).status, 412)
  })

test('a group is in Apple’s format in 3.0, in the standard one in 4.0, and unchanged in its own version', async () => {
  const { device, get } = await newBook()
  const apple = card(
    '3.0',
    'X-ADDRESSBOOKSERVER-KIND:group',
    'UID:g',
    'FN:Friends',
    'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:5',
  )
  const standard = card('4.0', 'KIND:group', 'UID:g', 'FN:Friends', 'MEMBER:urn:uuid:5')
  for (const [name, sent] of [
    ['apple.vcf', apple],
    ['standard.vcf', standard],
  ] as const) {
    await device.put(name, sent)
    assert.deepEqual([(await get('', name)).text, (await get(newest, name)).text], [apple, standard])
  }
})

test('reports return the requested version and refuse an unknown one', async () => {
  const { device, memberId } = await newBook()
  await device.put('a.vcf', card('3.0', 'UID:5', 'FN:Ana', 'EMAIL;TYPE=INTERNET,pref:a@b.example'))
  const data = (attributes: string) => `<d:prop><d:getetag/><c:address-data ${attributes}/></d:prop>`
  const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"'
  const reports = [
    (asked: string) =>
      `<c:addressbook-multiget ${spaces}>${data(asked)}<d:href>${device.book}a.vcf</d:href></c:addressbook-multiget>`,
    (asked: string) => `<c:addressbook-query ${spaces}>${data(asked)}</c:addressbook-query>`,
    (asked: string) =>
      `<d:sync-collection ${spaces}><d:sync-token/><d:sync-level>1</d:sync-level>${data(asked)}</d:sync-collection>`,
  ]
  for (const report of reports) {
    const send = (asked: string) => device.send('REPORT', device.book, { body: report(asked) })
    const young = await send('content-type="text/vcard" version="4.0"')
    assert.match(
      young.text,
      /<card:address-data content-type="text\/vcard" version="4\.0">BEGIN:VCARD&#13;\nVERSION:4\.0&#13;\n/,
    )
    assert.match(young.text, /EMAIL;PREF=1:a@b\.example/)
    for (const asked of ['', 'content-type="text/vcard" version="3.0"'])
      assert.match((await send(asked)).text, /<card:address-data>BEGIN:VCARD&#13;\nVERSION:3\.0&#13;\n/)
    for (const asked of ['version="5.0"', 'content-type="application/json" version="4.0"']) {
      const refused = await send(asked)
      assert.equal(refused.status, 403)
      assert.match(refused.text, /<card:supported-address-data\/>/)
    }
  }
  const body = `<d:propfind ${spaces}><d:prop><c:supported-address-data/></d:prop></d:propfind>`
  const { text } = await device.send('PROPFIND', `/dav/${memberId}/people/`, { body, headers: { depth: '0' } })
  for (const version of ['3.0', '4.0'])
    assert.ok(text.includes(`<card:address-data-type content-type="text/vcard" version="${version}"/>`), version)
})
