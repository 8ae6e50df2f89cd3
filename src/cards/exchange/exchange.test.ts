import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allLeads, leave, newHost, visit } from '../../../test/harness/card-visitors.ts'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { naughtyLines, naughtyTexts } from '../../../test/samples/naughty-texts.ts'

const house = await useHouse()
const host = await newHost(house)
const { workspace, card } = host

test('a visitor leaves a name, and gets the card back', async () => {
  const answer = await visit(house, host, { displayName: 'Ana Ribeiro' })
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('location'), null)
  const url = `${house.kith.config.baseUrl}/w/${workspace}/${card}`
  assert.deepEqual(answer.body, {
    received: true,
    message: 'Thank you. Rui Costa has your details.',
    card: { name: 'Rui Costa', url, vcardUrl: `${url}.vcf` },
  })
})

test('the lead contains everything the visitor sends', async () => {
  const said = {
    displayName: 'Ben Okafor',
    email: 'Ben@Example.com',
    phone: '+44 20 7946 0018',
    company: 'Okafor & Daughters',
    title: 'Baker',
    note: 'Bread on Friday?\n\nBring salt.',
  }
  const lead = await leave(house, host, said)
  assert.deepEqual({ ...lead, ...said }, lead)
  assert.deepEqual([lead.state, lead.source, lead.profiles], ['waiting', 'visitor', []])
  assert.deepEqual([lead.card.id, lead.card.slug, lead.card.name], [host.cardId, 'rui', 'Rui Costa'])
})

test('each field is accepted up to its limit in code points', async () => {
  const longest = { displayName: 120, phone: 40, company: 120, title: 120, note: 2000 }
  for (const [field, length] of Object.entries(longest)) {
    const of = (count: number) => ({ displayName: `Edge of ${field}`, [field]: '🌊'.repeat(count) })
    assert.equal((await visit(house, host, of(length))).status, 201, field)
    const answer = await visit(house, host, of(length + 1))
    assert.deepEqual([answer.status, answer.body.errors[0].field], [400, field])
  }
  const email = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(length - 60 - 60 - 60 - 3)}.${'d'.repeat(60)}`
  assert.equal(email(200).length, 200)
  for (const [length, status] of [
    [200, 201],
    [201, 400],
  ] as const) {
    const answer = await visit(house, host, { displayName: 'Long', email: email(length) })
    assert.equal(answer.status, status, answer.text)
  }
})

test('optional fields that a form sends empty are left out', async () => {
  const optional = ['email', 'phone', 'company', 'title', 'note']
  for (const nothing of ['', '  ']) {
    const empty = Object.fromEntries(optional.map((field) => [field, nothing]))
    const lead = await leave(house, host, { displayName: 'Ana', ...empty })
    assert.deepEqual(
      optional.filter((field) => Object.hasOwn(lead, field)),
      [],
    )
  }
})

test('an empty name is refused, and so is null in any field', async () => {
  for (const [field, nothing] of [
    ['displayName', ''],
    ['displayName', '  '],
    ...['displayName', 'email', 'phone', 'company', 'title', 'note'].map((field) => [field, null] as const),
  ] as const) {
    const answer = await visit(house, host, { displayName: 'Ana', [field]: nothing })
    assert.deepEqual([answer.status, answer.body.errors[0].field], [400, field], `${field} ${nothing}`)
  }
  assert.equal((await visit(house, host, {})).status, 400)
  assert.equal((await visit(house, host, { displayName: 'Ana', email: 'not an address' })).status, 400)
  assert.equal((await visit(house, host, { displayName: 'Ana\nRibeiro' })).status, 400)
})

test('a body over 32 KB is refused, but the longest fields fit even when escaped', async () => {
  const [line, note] = ['🌊'.repeat(120), '🌊'.repeat(2000)]
  const whole = { displayName: line, company: line, title: line, phone: '🌊'.repeat(40), note }
  assert.equal((await visit(house, host, whole)).status, 201)
  const escaped = JSON.stringify({ ...whole, displayName: `a${line.slice(2)}` }).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  assert.ok(escaped.length > 28_000)
  assert.equal(
    (await ask(house, `POST /api/public/w/${host.workspace}/${host.card}/exchange`, { body: escaped })).status,
    201,
  )
  const answer = await visit(house, host, { displayName: 'Big', note: 'x'.repeat(33 * 1024) })
  assert.deepEqual([answer.status, answer.body.code], [413, 'too_large'])
  assert.match(answer.body.detail, /at most 32 KB/)
})

test('unusual names and notes are stored unchanged, and no lead is held because of a name', async () => {
  const { length } = await allLeads(host)
  for (const displayName of naughtyLines) {
    const lead = await leave(house, host, { displayName, company: displayName })
    assert.deepEqual([lead.displayName, lead.company, lead.state], [displayName, displayName, 'waiting'])
  }
  const other = await newHost(house)
  for (const note of naughtyTexts) {
    const lead = await leave(house, other, { displayName: 'Bobby', note })
    assert.deepEqual([lead.note, lead.state], [note, 'waiting'])
  }
  assert.equal((await allLeads(host)).length, length + naughtyLines.length)
})

test('an unknown, hidden or deleted card accepts nothing', async () => {
  const other = await newHost(house)
  const unknown = await visit(house, { workspace: other.workspace, card: 'nobody' }, { displayName: 'Ana' })
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'not_found'])
  await other.client.Cards_update({ id: other.cardId, published: false })
  assert.equal((await visit(house, other, { displayName: 'Ana' })).status, 404)
  await other.client.Cards_update({ id: other.cardId, published: true })
  await leave(house, other, { displayName: 'Ana' })
  await other.client.Cards_remove({ id: other.cardId })
  assert.equal((await visit(house, other, { displayName: 'Ben' })).status, 404)
  assert.deepEqual(
    (await allLeads(other)).map(({ displayName }) => displayName),
    ['Ana'],
  )
})

test('consent is stored with its text and time', async () => {
  const lead = await leave(house, host, { displayName: 'Consenting', consent: true })
  assert.equal(lead.consent?.text, 'Rui Costa gets these details and may keep them to stay in touch with you.')
  assert.equal(lead.consent?.at, lead.createdAt)
  for (const more of [{}, { consent: false }]) {
    const other = await leave(house, host, { displayName: `Silent ${JSON.stringify(more)}`, ...more })
    assert.equal(other.consent, undefined)
  }
})

test('a signed-in member can use the form like anybody else', async () => {
  const { client } = await newMember(house)
  const { received } = await client.Exchange_submitToCard({ workspace, card, displayName: 'A neighbour' })
  assert.equal(received, true)
})

test('an Idempotency-Key repeats the first answer and creates one lead', async () => {
  const client = connect(house, undefined, { 'idempotency-key': 'visit-1' })
  const before = (await allLeads(host)).length
  for (let time = 0; time < 2; time++) await client.Exchange_submitToCard({ workspace, card, displayName: 'Keyed' })
  await refused(client.Exchange_submitToCard({ workspace, card, displayName: 'Other' }), 'idempotency_mismatch')
  assert.equal((await allLeads(host)).length, before + 1)
})

test('simultaneous identical submissions create one lead, with and without an Idempotency-Key', async () => {
  const other = await newHost(house)
  const said = { workspace: other.workspace, card: other.card, displayName: 'At once' }
  const keyed = Array.from({ length: 20 }, (_, n) =>
    connect(house, undefined, n % 2 ? { 'idempotency-key': `at-once-${n % 6}` } : {}).Exchange_submitToCard(said),
  )
  assert.deepEqual(new Set((await Promise.all(keyed)).map(({ received }) => received)), new Set([true]))
  assert.equal((await allLeads(other)).length, 1)
})

test('nothing a visitor writes is logged', async () => {
  const canary = 'CanaryMagpie'
  const said = { displayName: canary, email: `${canary}@example.com`, company: canary, note: canary, homepage: canary }
  await leave(house, host, { ...said, sendCopy: true })
  await visit(house, host, { ...said, phone: `${canary}\n`, title: canary.repeat(20) })
  const [lead] = await host.client.Leads_list({ state: 'review' })
  await host.client.Leads_connect({ id: lead?.id ?? '' })
  await house.work()
  assert.equal(house.logged.join('\n').includes(canary), false)
})
