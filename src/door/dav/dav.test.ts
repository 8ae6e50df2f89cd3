import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAVClient } from 'tsdav'
import { newDevice, readChanges, sendRaw, syncBody } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function withPeople() {
  const member = await newMember(house)
  const ana = await member.client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const ben = await member.client.Connections_create({ displayName: 'Ben Okafor', phones: ['+351 912 345 678'] })
  await member.client.Connections_create({ displayName: 'Nobody can reach' })
  const device = await newDevice(house, member)
  return { ...member, device, anaId: ana.connectionId, benId: ben.connectionId }
}

test('tsdav finds the address book and reads everybody in it', async () => {
  const { device, anaId, benId } = await withPeople()
  const client = new DAVClient({
    serverUrl: house.url,
    credentials: { username: 'anybody', password: device.password },
    authMethod: 'Basic',
    defaultAccountType: 'carddav',
  })
  await client.login()
  const [book, ...others] = await client.fetchAddressBooks()
  assert.ok(book)
  assert.deepEqual([book.displayName, others.length], ['Kith', 0])
  const cards = await client.fetchVCards({ addressBook: book })
  const names = cards.map(({ url }) => url.split('/').at(-1))
  assert.deepEqual(names.sort(), [`${anaId}.vcf`, `${benId}.vcf`].sort())
  const ana = cards.find(({ url }) => url.includes(anaId))
  assert.match(ana?.etag ?? '', /^"?\d+-\d+"?$/)
  assert.match(ana?.data, /^BEGIN:VCARD\r?\nVERSION:3\.0\r?\n/)
  assert.match(ana?.data, /EMAIL;TYPE=INTERNET:ana@example\.com/)
})

test('discovery works from the root, from well-known addresses and without signing in where clients need it', async () => {
  const { device, memberId } = await withPeople()
  for (const name of ['carddav', 'caldav'])
    for (const method of ['GET', 'PROPFIND']) {
      const answer = await sendRaw(house, method, `/.well-known/${name}`)
      assert.deepEqual([answer.status, answer.headers.location], [301, '/dav/'])
    }
  const options = await sendRaw(house, 'OPTIONS', `/dav/${memberId}/`)
  assert.deepEqual([options.status, options.headers.dav], [200, '1, 3, addressbook, calendar-access'])
  for (const path of ['/', '/dav/', '/dav']) {
    const body = '\n<propfind xmlns="DAV:"><prop><current-user-principal/><nonsense xmlns="urn:x"/></prop></propfind>'
    const answer = await device.send('PROPFIND', path, { body, headers: { depth: '0' } })
    assert.equal(answer.status, 207)
    assert.match(answer.text, new RegExp(`<d:current-user-principal><d:href>/dav/${memberId}/</d:href>`))
    assert.ok(answer.text.indexOf('200 OK') < answer.text.indexOf('404 Not Found'), 'what is found comes first')
  }
  const home = await device.send('PROPFIND', `/dav/${memberId}/`, { headers: { depth: '1' } })
  assert.match(home.text, /<card:addressbook-home-set>/)
  assert.match(home.text, /<card:addressbook\/>/)
})

test('a request without a password gets 401 for Basic, and another member’s path is not found', async () => {
  const { device, memberId } = await withPeople()
  const other = await withPeople()
  for (const method of ['PROPFIND', 'REPORT', 'GET', 'PUT', 'DELETE', 'MKCOL']) {
    const answer = await sendRaw(house, method, `${device.book}x.vcf`, { body: '' })
    assert.deepEqual([answer.status, answer.headers['www-authenticate']], [401, 'Basic realm="Kith", charset="UTF-8"'])
  }
  const wrong = `Basic ${Buffer.from('ana:wrong').toString('base64')}`
  assert.equal((await sendRaw(house, 'PROPFIND', '/dav/', { headers: { authorization: wrong } })).status, 401)
  for (const path of [`/dav/${memberId}/`, device.book, `${device.book}${other.anaId}.vcf`])
    assert.equal((await other.device.send('PROPFIND', path)).status, 404)
})

test('an address book without changes answers with nothing, and a change with one card', async () => {
  const { device, client, anaId, benId } = await withPeople()
  const first = readChanges((await device.sync()).text)
  assert.deepEqual(first.names, [`${anaId}.vcf`, `${benId}.vcf`].sort())
  assert.deepEqual(readChanges((await device.sync(first.token)).text), { names: [], gone: [], token: first.token })
  await client.Connections_update({ connectionId: anaId, title: 'Designer' })
  await client.Memory_addNote({ connectionId: benId, text: 'Coffee at the harbour.' })
  const second = readChanges((await device.sync(first.token)).text)
  assert.deepEqual([second.names, second.gone], [[`${anaId}.vcf`], []])
  await client.Connections_remove({ connectionId: benId })
  const third = readChanges((await device.sync(second.token)).text)
  assert.deepEqual([third.names, third.gone], [[], [`${benId}.vcf`]])
  await client.Connections_restore({ connectionId: benId })
  assert.deepEqual(readChanges((await device.sync(third.token)).text).names, [`${benId}.vcf`])
  assert.deepEqual(readChanges((await device.sync(first.token)).text).gone, [], 'old tokens work for ever')
})

test('an unknown token is refused as each client understands it', async () => {
  const { device } = await withPeople()
  for (const token of ['nonsense', 'urn:kith:sync:999999']) {
    const answer = await device.sync(token)
    assert.equal(answer.status, 403)
    assert.match(answer.text, /<d:valid-sync-token\/>/)
    assert.equal((await device.sync(token, { 'user-agent': 'Thunderbird/153.0' })).status, 400)
  }
})

test('a list of changes can be cut, and continues where it ended', async () => {
  const { device, anaId, benId } = await withPeople()
  const body = syncBody('').replace('<prop>', '<limit><nresults>1</nresults></limit><prop>')
  const first = await device.send('REPORT', device.book, { body })
  assert.match(first.text, /507 Insufficient Storage/)
  const cut = readChanges(first.text)
  const rest = readChanges((await device.sync(cut.token)).text)
  assert.deepEqual([...cut.names, ...rest.names].sort(), [`${anaId}.vcf`, `${benId}.vcf`].sort())
})

test('a multiget returns names as they were sent, and reports missing ones', async () => {
  const { device, anaId } = await withPeople()
  const hrefs = [`${device.book}${anaId}.vcf`, `${device.book}no%20one.vcf`, '/elsewhere'].map(
    (path) => `<D:href>${path}</D:href>`,
  )
  const body = `<C:addressbook-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/><C:address-data/></D:prop>${hrefs.join('')}</C:addressbook-multiget>`
  const { status, text } = await device.send('REPORT', device.book, { body })
  assert.equal(status, 207)
  assert.match(text, /no%20one\.vcf<\/d:href><d:status>HTTP\/1\.1 404/)
  assert.match(text, /FN:Ana Ribeiro&#13;\n/)
  assert.match(text, /<d:getetag>"\d+-\d+"<\/d:getetag>/)
})

test('a query finds people by their name', async () => {
  const { device, benId } = await withPeople()
  const body = `<card:addressbook-query xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav"><d:prop><d:getetag/></d:prop><card:filter><card:prop-filter name="FN"><card:text-match match-type="starts-with">ben</card:text-match></card:prop-filter></card:filter></card:addressbook-query>`
  assert.deepEqual(readChanges((await device.send('REPORT', device.book, { body })).text).names, [`${benId}.vcf`])
})

test('a device with Read learns that it may not change anything', async () => {
  const member = await newMember(house)
  const device = await newDevice(house, member, 'read')
  const answer = await device.send('PROPFIND', device.book, { headers: { depth: '0' } })
  assert.doesNotMatch(answer.text, /<d:(?:write|bind|unbind)/)
  const writing = await newDevice(house, member)
  const { text } = await writing.send('PROPFIND', device.book, { headers: { depth: '0' } })
  for (const privilege of ['write', 'bind', 'unbind']) assert.match(text, new RegExp(`<d:${privilege}/>`))
})

test('hostile XML is refused', async () => {
  const { device } = await withPeople()
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><propfind xmlns="DAV:">&b;</propfind>'
  const deep = `${'<a>'.repeat(30_000)}${'</a>'.repeat(30_000)}`
  const many = `<a>${'<b/>'.repeat(200_000)}</a>`
  for (const body of [laughs, deep, many, '<a', '<a></b>', '{}']) {
    assert.equal((await device.send('PROPFIND', device.book, { body })).status, 400)
  }
  const huge = await device.send('REPORT', device.book, { body: Buffer.alloc(4 * 1024 * 1024 + 1, 32) })
  assert.equal(huge.status, 413)
})
