import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

// The requests of each client, in their own shape: bodies, headers and order.

const house = await useHouse()

async function withPeople(agent: string) {
  const member = await newMember(house)
  const ana = await member.client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const device = await newDevice(house, member)
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    device.send(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { 'user-agent': agent, 'content-type': 'text/xml; charset="utf-8"', ...headers },
    })
  return { ...member, device, send, home: `/dav/${member.memberId}/`, anaPath: `${device.book}${ana.connectionId}.vcf` }
}

const statusOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

test('DAVx5: principal, home, collections, changes by token, cards in tens, If-Match on every change', async () => {
  const { send, home, device, anaPath } = await withPeople('DAVx5/4.5.2-ose (dav4jvm; okhttp/5.1.0) Android/16')
  const principal = await send(
    'PROPFIND',
    '/dav/',
    "<?xml version='1.0' encoding='UTF-8' ?><propfind xmlns=\"DAV:\"><prop><current-user-principal /></prop></propfind>",
    { depth: '0' },
  )
  assert.match(principal.text, new RegExp(home))
  const options = await send('OPTIONS', home)
  assert.match(options.headers.dav ?? '', /addressbook/)
  const homes = await send(
    'PROPFIND',
    home,
    '<propfind xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><resourcetype /><displayname /><CARD:addressbook-home-set /><group-membership /></prop></propfind>',
    { depth: '0' },
  )
  assert.deepEqual(statusOf(homes.text), ['200', '404'])
  const books = await send(
    'PROPFIND',
    home,
    '<propfind xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav" xmlns:CS="http://calendarserver.org/ns/"><prop><resourcetype /><displayname /><owner /><current-user-privilege-set /><CARD:addressbook-description /><supported-report-set /><CARD:supported-address-data /><CS:getctag /><sync-token /><P:topic xmlns:P="https://bitfire.at/webdav-push" /></prop></propfind>',
    { depth: '1' },
  )
  assert.match(books.text, /<card:address-data-type content-type="text\/vcard" version="3\.0"\/>/)
  const changes = await send(
    'REPORT',
    device.book,
    '<sync-collection xmlns="DAV:"><sync-token></sync-token><sync-level>1</sync-level><prop><getetag /></prop></sync-collection>',
    { depth: '0' },
  )
  assert.equal(readChanges(changes.text).names.length, 1)
  const cards = await send(
    'REPORT',
    device.book,
    `<CARD:addressbook-multiget xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><getcontenttype /><getetag /><CARD:address-data content-type="text/vcard" version="3.0" /></prop><href>${anaPath}</href></CARD:addressbook-multiget>`,
    { depth: '0' },
  )
  const etag = /<d:getetag>(.*?)<\/d:getetag>/.exec(cards.text)?.[1] ?? ''
  const card = /<card:address-data>(.*?)<\/card:address-data>/s.exec(cards.text)?.[1]?.replaceAll('&#13;', '\r') ?? ''
  const vcard = { 'content-type': 'text/vcard; charset=utf-8' }
  const put = await send('PUT', anaPath, card.replace('FN:Ana', 'FN:Ana Ribeiro'), { ...vcard, 'if-match': etag })
  assert.equal(put.status, 204)
  const added = await send(
    'PUT',
    `${device.book}5b0e.vcf`,
    'BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:+//IDN bitfire.at//DAVx5/4.5.2-ose ez-vcard/0.12.1\r\nUID:5b0e\r\nFN:Ben\r\nN:;Ben;;;\r\nEND:VCARD\r\n',
    { ...vcard, 'if-none-match': '*' },
  )
  assert.equal(added.status, 201)
  assert.equal((await send('DELETE', anaPath, undefined, { 'if-match': etag })).status, 412)
  assert.equal((await send('DELETE', `${device.book}5b0e.vcf`)).status, 204)
})

test('iOS and macOS: well-known, properties of their own, ctag, then cards by multiget', async () => {
  const { send, home, device, anaPath } = await withPeople('iOS/26.1 (23B85) dataaccessd/1.0')
  assert.equal(
    (
      await send(
        'PROPFIND',
        '/.well-known/carddav',
        '<A:propfind xmlns:A="DAV:"><A:prop><A:current-user-principal/></A:prop></A:propfind>',
        { depth: '0' },
      )
    ).status,
    301,
  )
  const root = await send(
    'PROPFIND',
    '/',
    '<?xml version="1.0" encoding="UTF-8"?>\n<A:propfind xmlns:A="DAV:">\n  <A:prop>\n    <A:current-user-principal/>\n    <A:principal-URL/>\n    <A:resourcetype/>\n  </A:prop>\n</A:propfind>\n',
    { depth: '0', brief: 't', prefer: 'return=minimal' },
  )
  assert.match(root.text, new RegExp(home))
  const books = await send(
    'PROPFIND',
    home,
    '<A:propfind xmlns:A="DAV:"><A:prop><A:add-member/><E:bulk-requests xmlns:E="http://me.com/_namespace/"/><A:current-user-privilege-set/><A:displayname/><B:max-image-size xmlns:B="urn:ietf:params:xml:ns:carddav"/><B:max-resource-size xmlns:B="urn:ietf:params:xml:ns:carddav"/><C:me-card xmlns:C="http://calendarserver.org/ns/"/><A:owner/><C:push-transports xmlns:C="http://calendarserver.org/ns/"/><A:resource-id/><A:resourcetype/><A:supported-report-set/><A:sync-token/></A:prop></A:propfind>',
    { depth: '1' },
  )
  assert.match(books.text, /<x:bulk-requests xmlns:x="http:\/\/me\.com\/_namespace\/"\/>/)
  const ctag = await send(
    'PROPFIND',
    device.book,
    '<A:propfind xmlns:A="DAV:"><A:prop><C:getctag xmlns:C="http://calendarserver.org/ns/"/><A:sync-token/></A:prop></A:propfind>',
    { depth: '0' },
  )
  assert.match(ctag.text, /<cs:getctag>.+<\/cs:getctag><d:sync-token>.+<\/d:sync-token>/)
  const etags = await send(
    'PROPFIND',
    device.book,
    '<A:propfind xmlns:A="DAV:"><A:prop><A:getetag/></A:prop></A:propfind>',
    { depth: '1' },
  )
  assert.match(etags.text, new RegExp(anaPath))
  const cards = await send(
    'REPORT',
    device.book,
    `<B:addressbook-multiget xmlns:B="urn:ietf:params:xml:ns:carddav"><A:prop xmlns:A="DAV:"><A:getetag/><B:address-data/></A:prop><A:href xmlns:A="DAV:">${anaPath}</A:href></B:addressbook-multiget>`,
    { depth: '1' },
  )
  assert.match(cards.text, /FN:Ana/)
  assert.equal((await send('PROPPATCH', device.book, '<A:propertyupdate xmlns:A="DAV:"/>')).status, 405)
})

test('Thunderbird: privileges, changes with their cards, no If-Match, and an empty DELETE declared as XML', async () => {
  const { send, device, anaPath, client } = await withPeople(
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Thunderbird/153.0',
  )
  const book = await send(
    'PROPFIND',
    device.book,
    '<propfind xmlns="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/"><prop><resourcetype/><displayname/><current-user-principal/><current-user-privilege-set/></prop></propfind>',
    { depth: '0' },
  )
  assert.equal(statusOf(book.text)[0], '200')
  const all = await send(
    'REPORT',
    device.book,
    '<sync-collection xmlns="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav"><sync-token/><sync-level>1</sync-level><prop><getetag/><card:address-data/></prop></sync-collection>',
    { depth: '0' },
  )
  const card = /<card:address-data>(.*?)<\/card:address-data>/s.exec(all.text)?.[1]?.replaceAll('&#13;', '\r') ?? ''
  await client.Connections_update({
    connectionId: anaPath.split('/').at(-1)?.replace('.vcf', '') ?? '',
    company: 'Atlântico',
  })
  const put = await send('PUT', anaPath, card.replace('FN:Ana', 'FN:Ana Ribeiro'), { 'content-type': 'text/vcard' })
  assert.deepEqual([put.status, put.headers.etag], [204, undefined])
  assert.match((await send('GET', anaPath)).text, /FN:Ana Ribeiro\r\n[\s\S]*ORG:Atlântico/)
  assert.equal((await send('DELETE', anaPath, '')).status, 204)
})

test('Evolution: OPTIONS first, CardDAV as the default namespace, ctag and etags', async () => {
  const { send, home, device, anaPath } = await withPeople('Evolution/3.46.4')
  assert.equal((await send('OPTIONS', device.book)).status, 200)
  const books = await send(
    'PROPFIND',
    home,
    '<D:propfind xmlns:D="DAV:" xmlns="urn:ietf:params:xml:ns:carddav" xmlns:CS="http://calendarserver.org/ns/"><D:prop><D:resourcetype/><D:displayname/><addressbook-description/><D:current-user-privilege-set/><CS:getctag/></D:prop></D:propfind>',
    { depth: '1' },
  )
  assert.match(books.text, /<card:addressbook\/>/)
  const cards = await send(
    'REPORT',
    device.book,
    `<addressbook-multiget xmlns="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:"><D:prop><D:getetag/><address-data/></D:prop><D:href>${anaPath}</D:href></addressbook-multiget>`,
  )
  assert.match(cards.text, /<card:address-data>BEGIN:VCARD/)
  const query = await send(
    'REPORT',
    device.book,
    '<addressbook-query xmlns="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:"><D:prop><D:getetag/><address-data><prop name="UID"/></address-data></D:prop><filter test="anyof"><prop-filter name="EMAIL"><text-match match-type="contains">ana@</text-match></prop-filter></filter></addressbook-query>',
  )
  assert.equal(readChanges(query.text).names.length, 1)
})

test('vdirsyncer: discovery at the root, etags at depth 1, and every card in one request', async () => {
  const { send, device, anaPath } = await withPeople('vdirsyncer/0.19.3')
  const found = await send(
    'PROPFIND',
    '/',
    '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-principal /></d:prop></d:propfind>',
    { depth: '0' },
  )
  assert.equal(found.status, 207)
  const etags = await send(
    'PROPFIND',
    device.book,
    '<?xml version="1.0" encoding="utf-8" ?>\n<propfind xmlns="DAV:">\n    <prop>\n        <resourcetype/>\n        <getcontenttype/>\n        <getetag/>\n    </prop>\n</propfind>',
    { depth: '1' },
  )
  assert.match(etags.text, /<d:getcontenttype>text\/vcard; charset=utf-8<\/d:getcontenttype>/)
  const hrefs = Array.from(
    { length: 10_000 },
    (_, at) => `<href>${at === 0 ? anaPath : `${device.book}${at}.vcf`}</href>`,
  )
  const cards = await send(
    'REPORT',
    device.book,
    `<C:addressbook-multiget xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><getetag/><C:address-data/></prop>${hrefs.join('')}</C:addressbook-multiget>`,
  )
  assert.equal(readChanges(cards.text).gone.length, 9_999)
  assert.match(cards.text, /FN:Ana/)
})
