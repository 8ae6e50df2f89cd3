import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  return { ...member, pages: pagesOf(house, member) }
}

type Member = Awaited<ReturnType<typeof someone>>

const everyone = async ({ client }: Member) => client.Connections_list({})

/** The person whose page an answer leads to. */
async function addedBy({ client }: Member, location: string | null) {
  const connectionId = /^\/people\/([^?]+)/.exec(location ?? '')?.[1] ?? ''
  return client.Connections_get({ connectionId })
}

test('a person is added from one line and shown on their page', async () => {
  const member = await someone()
  const line =
    'Ana Ribeiro, Head of Design at Banco Atlântico, ana@example.com, +351 912 345 678, Lisbon, linkedin.com/in/ana #surf'
  const { status, location } = await member.pages.post('/people', { line, key: randomUUID() })
  assert.equal(status, 303)
  const { connectionId, createdAt, updatedAt, rhythm, timeline, promises, relations, ...ana } = await addedBy(
    member,
    location,
  )
  assert.deepEqual(ana, {
    displayName: 'Ana Ribeiro',
    title: 'Head of Design',
    company: 'Banco Atlântico',
    location: 'Lisbon',
    emails: ['ana@example.com'],
    phones: ['+351 912 345 678'],
    tags: ['surf'],
    profiles: [{ service: 'linkedin', url: 'https://linkedin.com/in/ana' }],
  })
})

test('text that isn’t understood stays in the form, so nothing is lost', async () => {
  const member = await someone()
  const { text, status } = await member.pages.post('/people', { line: 'Ana Ribeiro, Acme, wants the deck by Friday' })
  assert.equal(status, 200)
  assert.match(text, /Not sure where this belongs: “wants the deck by Friday”/)
  assert.match(text, /name="displayName"[^>]*value="Ana Ribeiro"/)
  assert.match(text, /name="company"[^>]*value="Acme"/)
  assert.match(text, /name="note"[^>]*>\nwants the deck by Friday<\/textarea>/)
  assert.deepEqual(await everyone(member), [])
})

test('a line without a name asks for it', async () => {
  const member = await someone()
  const { text } = await member.pages.post('/people', { line: '+351 912 345 678' })
  assert.match(text, /The name is missing\./)
  assert.match(text, /name="phones\.0"[^>]*value="\+351 912 345 678"/)
  assert.deepEqual(await everyone(member), [])
})

test('the address of the new person has the key of the form in which they were first typed', async () => {
  const { pages } = await someone()
  const key = randomUUID()
  const understood = await pages.post('/people', { line: 'Ana Ribeiro', key })
  assert.match(String(understood.location), new RegExp(`\\?added=${key}$`))
  const firstKey = randomUUID()
  const doubted = await pages.post('/people', { line: '+351 912 345 678', key: firstKey })
  assert.match(doubted.text, new RegExp(`name="firstKey" value="${firstKey}"`))
  const wrong = await pages.post('/people/new', { displayName: ' ', key: randomUUID(), firstKey })
  assert.match(wrong.text, new RegExp(`name="firstKey" value="${firstKey}"`))
  const saved = await pages.post('/people/new', { displayName: 'Ben Okafor', key: randomUUID(), firstKey })
  assert.match(String(saved.location), new RegExp(`\\?added=${firstKey}$`))
})

test('pressing twice adds one person, without a warning', async () => {
  const member = await someone()
  const fields = { line: 'Ana Ribeiro, Acme', key: randomUUID() }
  const [one, other] = await Promise.all([member.pages.post('/people', fields), member.pages.post('/people', fields)])
  const third = await member.pages.post('/people', fields)
  assert.equal((await everyone(member)).length, 1)
  assert.deepEqual([one.location, third.location], [other.location, other.location])
})

test('somebody of the same name or e-mail is pointed out first', async () => {
  const member = await someone()
  const { connectionId } = await member.client.Connections_create({
    displayName: 'Ana Ribeiro',
    emails: ['Ana@example.com'],
  })
  const byName = await member.pages.post('/people', { line: 'ana ribeiro, Acme' })
  assert.match(byName.text, /role="alert">\s*<p><strong>Ana Ribeiro is already here\.</)
  assert.match(byName.text, new RegExp(`href="/people/${connectionId}">Open Ana Ribeiro<`))
  const byEmail = await member.pages.post('/people', { line: 'A. Ribeiro-Silva, ana@example.com' })
  assert.match(byEmail.text, /Ana Ribeiro has the e-mail ana@example\.com\./)
  assert.equal((await everyone(member)).length, 1)
  const form = { displayName: 'Ana Ribeiro', company: 'Acme', another: 'yes', key: randomUUID() }
  const added = await member.pages.post('/people/new', form)
  assert.equal((await addedBy(member, added.location)).company, 'Acme')
  assert.equal((await everyone(member)).length, 2)
})

test('another member’s people are no namesakes', async () => {
  const { client } = await someone()
  await client.Connections_create({ displayName: 'Ana Ribeiro', emails: ['ana@example.com'] })
  const { pages } = await someone()
  assert.equal((await pages.post('/people', { line: 'Ana Ribeiro, ana@example.com' })).status, 303)
})

test('the form saves every field and a first note, in which promises are found', async () => {
  const member = await someone()
  const form = {
    displayName: 'Ana Ribeiro',
    title: 'Head of Design',
    company: 'Banco Atlântico',
    'emails.0': 'ana@example.com',
    'emails.1': '',
    'emails.2': 'ana@bank.example',
    'phones.0': '+351 912 345 678',
    location: 'Lisbon',
    howMet: 'At the meetup\r\nin Porto',
    metOn: '2026-03-14',
    'tags.0': 'design',
    'profiles.0': '',
    note: 'I’ll send her the deck by Friday.',
    key: randomUUID(),
  }
  const { location } = await member.pages.post('/people/new', form)
  const ana = await addedBy(member, location)
  assert.deepEqual(
    [ana.emails, ana.howMet, ana.metOn, ana.tags],
    [['ana@example.com', 'ana@bank.example'], 'At the meetup\nin Porto', '2026-03-14', ['design']],
  )
  assert.deepEqual(
    [ana.timeline.map(({ text }) => text), ana.promises.length],
    [['I’ll send her the deck by Friday.'], 1],
  )
})

test('errors are shown at their field, and the input is kept', async () => {
  const member = await someone()
  const form = {
    displayName: ' ',
    company: 'Acme <b>',
    'emails.0': 'not an address',
    metOn: '2026-02-30',
    note: 'Hello',
  }
  const { text, status } = await member.pages.post('/people/new', form)
  assert.equal(status, 400)
  assert.match(text, /<title>Error: Add a person/)
  for (const field of ['displayName', 'emails\\.0', 'metOn'])
    assert.match(text, new RegExp(`name="${field}"[^>]* aria-invalid="true"`), field)
  assert.match(text, /value="Acme &lt;b&gt;"/)
  assert.match(text, />\nHello<\/textarea>/)
  const tooLong = await member.pages.post('/people/new', { displayName: 'Ana', note: 'x'.repeat(9000) })
  assert.match(tooLong.text, /name="note"[^>]* aria-invalid="true"/)
  assert.deepEqual(await everyone(member), [])
})

test('the form gets another line for an e-mail without script', async () => {
  const { pages } = await someone()
  const { text, status } = await pages.post('/people/new', { displayName: 'Ana', 'emails.0': '', more: 'emails' })
  assert.equal(status, 200)
  assert.match(text, /name="emails\.1"/)
  assert.match(text, /name="displayName"[^>]*value="Ana"/)
})

test('a form from another site adds no person', async () => {
  const member = await someone()
  const { status } = await fetch(`${house.url}/people`, {
    method: 'POST',
    headers: { cookie: `kith=${member.token}`, origin: 'https://evil.example' },
    body: new URLSearchParams({ line: 'Eve' }),
  })
  assert.equal(status, 403)
  assert.deepEqual(await everyone(member), [])
})

test('the page of somebody just added offers Undo, for a few minutes', async () => {
  const member = await someone()
  const { location } = await member.pages.post('/people', { line: 'Ana Ribeiro', key: randomUUID() })
  const { connectionId } = await addedBy(member, location)
  const { text } = await member.pages.get(String(location))
  assert.match(text, /You added Ana Ribeiro\./)
  assert.doesNotMatch((await member.pages.get(`/people/${connectionId}`)).text, /You added/)
  const undone = await member.pages.post(`/people/${connectionId}/removal`)
  assert.equal(undone.status, 303)
  assert.deepEqual(await everyone(member), [])
})
