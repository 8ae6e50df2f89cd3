import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someone(person: { displayName?: string } & Record<string, unknown> = {}) {
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', ...person })
  const browser = signedIn(house, member)
  const address = `/people/${connectionId}`
  const read = async () => (await browser.get(address)).text
  return { ...member, connectionId, browser, address, read }
}

test('the page of a person shows what to remember before a meeting', async () => {
  const birthday = house.clock.now().toZonedDateTimeISO('Europe/Lisbon').toPlainDate().add({ days: 5 })
  const { client, connectionId, read } = await someone({
    title: 'Head of Design',
    company: 'Banco Atlântico',
    phones: ['+351 912 000 118'],
    emails: ['ana@example.com'],
    profiles: [{ service: 'linkedin', handle: 'ana', url: 'https://www.linkedin.com/in/ana' }],
    location: 'Lisbon',
    howMet: 'At the design meetup in Porto',
    metOn: '2025-03-14',
    birthday: birthday.toString().replace(/^\d+-/, '--'),
    tags: ['design & type'],
  })
  await client.Memory_addInteraction({
    connectionId,
    text: 'Lunch by the river.',
    occurredAt: house.clock
      .now()
      .subtract({ hours: 24 * 22 })
      .toString(),
  })
  const page = await read()
  assert.match(page, /<h1[^>]*><bdi>Ana Ribeiro<\/bdi><\/h1>/)
  assert.match(page, /<dl class="person-role">.*Head of Design.*Banco Atlântico.*<\/dl>/s)
  assert.match(page, /Last in touch 3 weeks ago/)
  assert.match(page, /Birthday in 5 days/)
  assert.match(page, /<a href="tel:\+351912000118">/)
  assert.match(page, /<a href="mailto:ana@example.com">/)
  assert.match(page, /<a href="https:\/\/www.linkedin.com\/in\/ana" rel="noreferrer noopener"/)
  assert.match(page, /At the design meetup in Porto<.*14 March 2025/s)
  assert.match(page, /href="\/people\?tag=design%20%26%20type"/)
  assert.match(page, /Lunch by the river\./)
})

test('somebody new gets the offer to write the first note', async () => {
  const { read } = await someone()
  assert.match(await read(), /Nothing about Ana Ribeiro yet\..*Write the first note/s)
})

test('a note is written down without script, and its promise shows with its sentence', async () => {
  const { browser, address, read, client, connectionId } = await someone()
  const sent = {
    kind: 'call',
    text: 'Spoke at noon.\r\nI promised to send her the deck by Friday.',
    ixId: crypto.randomUUID(),
  }
  const answers = await Promise.all([1, 2].map(() => browser.post(`${address}/entries`, sent)))
  assert.deepEqual(
    answers.map(({ status, to }) => [status, to]),
    [1, 2].map(() => [303, `${address}#entry-${sent.ixId}`]),
  )
  const [entry, ...others] = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual([others, entry?.kind, entry?.text], [[], 'call', sent.text.replace('\r', '')])
  const page = await read()
  assert.match(page, /Promise: Send her the deck<\/strong>/)
  assert.match(
    page,
    new RegExp(`<a href="#entry-${sent.ixId}"><q dir="auto">I promised to send her the deck by Friday\\.?</q>`),
  )
})

test('other words in a form that was sent before are another entry', async () => {
  const { browser, address, client, connectionId } = await someone()
  const ixId = crypto.randomUUID()
  for (const text of ['The first note.', 'The second note.', 'The second note.'])
    await browser.post(`${address}/entries`, { kind: 'note', text, ixId })
  const entries = await client.Memory_listInteractions({ id: connectionId })
  assert.deepEqual(entries.map(({ text }) => text).sort(), ['The first note.', 'The second note.'])
})

test('another member’s person is not found, in any form', async () => {
  const ana = await someone()
  const { ixId } = await ana.client.Memory_addNote({ connectionId: ana.connectionId, text: 'CanaryZebra' })
  const stranger = signedIn(house, await newMember(house))
  const entry = `${ana.address}/entries/${ixId}`
  const reads = [ana.address, entry, `${entry}?edit=1`, `${entry}/audio`, `${ana.address}?before=2099-01-01T00:00:00Z`]
  for (const path of reads) {
    const { status, text } = await stranger.get(path)
    assert.deepEqual([status, text.includes('CanaryZebra')], [404, false], path)
    assert.match(text, /This does not exist, or it was removed\./, path)
  }
  const forms = [
    `${ana.address}/entries`,
    entry,
    `${entry}/removal`,
    `${ana.address}/promises`,
    `${ana.address}/removal`,
  ]
  for (const path of forms)
    assert.equal((await stranger.post(path, { text: 'Mine now', kind: 'note', dueOn: '2026-12-01' })).status, 404, path)
  assert.match(await ana.read(), /CanaryZebra/)
})

test('a form from another site changes nothing', async () => {
  const { browser, address, client, connectionId } = await someone()
  const { status } = await browser.post(`${address}/entries`, { text: 'Hello' }, { 'sec-fetch-site': 'cross-site' })
  assert.equal(status, 403)
  assert.deepEqual(await client.Memory_listInteractions({ id: connectionId }), [])
})
