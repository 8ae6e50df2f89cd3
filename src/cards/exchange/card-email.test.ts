import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { allLeads, leave, newHost, visit } from '../../../test/harness/card-visitors.ts'
import { ask, connect, type House, openHouse, useHouse } from '../../../test/harness/harness.ts'

type Mail = { to: string[]; text: string }
const mails: Mail[] = []
let isDown = false

const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: (_, __, done) => done(isDown ? Object.assign(new Error('Later, please'), { responseCode: 451 }) : null),
  onData: async (stream, session, done) => {
    const text = Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString()
    mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: text.replaceAll(/=\r\n/g, '') })
    done()
  },
})
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', () => resolve()))
after(() => new Promise<void>((resolve) => post.close(() => resolve())))

const { port } = post.server.address() as AddressInfo
const house = await useHouse({ KITH_SMTP_URL: `smtp://127.0.0.1:${port}`, KITH_MAIL_FROM: 'Kith <kith@example.com>' })
const host = await newHost(house)

async function sentBy(deed: () => Promise<unknown>) {
  mails.length = 0
  await deed()
  await house.work()
  return [...mails]
}

test('a visitor can ask for the card by e-mail, which contains nothing they wrote', async () => {
  const said = { displayName: 'Ana Canary', company: 'Canary Ltd', note: 'Canary: see https://example.com/canary' }
  const [mail, ...more] = await sentBy(() => leave(house, host, { ...said, email: 'ana@example.com', sendCopy: true }))
  assert.deepEqual([mail?.to, more], [['ana@example.com'], []])
  const text = mail?.text ?? ''
  assert.match(text, /^Subject: The card of Rui Costa\r$/m)
  assert.match(text, /^From: Kith <kith@example.com>\r$/m)
  assert.match(text, /^Auto-Submitted: auto-generated\r$/m)
  const url = `${house.kith.config.baseUrl}/w/${host.workspace}/${host.card}`
  for (const part of ['Rui Costa, Designer', url, `${url}.vcf`, 'Kith sent this e-mail because'])
    assert.ok(text.includes(part), part)
  assert.doesNotMatch(text, /canary/i)
})

test('the page and the API offer the card by e-mail only where it can be sent', async (t) => {
  const page = async (of: House, { workspace, card }: typeof host) =>
    (await ask(of, `GET /w/${workspace}/${card}`)).text.includes('name="sendCopy"')
  const offered = async (of: House, of2: typeof host) => [
    await page(of, of2),
    (await connect(of).CardsPublic_get({ workspace: of2.workspace, card: of2.card })).sendsCopies,
  ]
  assert.deepEqual(await offered(house, host), [true, true])
  const stranger = await newHost(house)
  const { db } = house.kith
  await db.updateTable('members').set({ emailVerifiedAt: null }).where('id', '=', stranger.memberId).execute()
  assert.deepEqual(await offered(house, stranger), [false, false])
  const said = { displayName: 'Asker', email: 'unverified@example.com', sendCopy: true }
  assert.deepEqual(await sentBy(() => leave(house, stranger, said)), [])
  const owner = await newHost(house)
  const { ownerId } = await db.selectFrom('instance').select('ownerId').executeTakeFirstOrThrow()
  await db.updateTable('members').set({ emailVerifiedAt: null }).where('id', '=', owner.memberId).execute()
  assert.deepEqual(await offered(house, owner), [false, false])
  await db.updateTable('instance').set({ ownerId: owner.memberId }).execute()
  assert.deepEqual(await offered(house, owner), [true, true], 'the owner of the instance set up its mail server')
  assert.equal((await sentBy(() => leave(house, owner, { ...said, email: 'guest@example.com' }))).length, 1)
  await db.updateTable('instance').set({ ownerId }).execute()
  const other = await openHouse()
  t.after(() => other.close())
  assert.deepEqual(await offered(other, await newHost(other)), [false, false])
})

test('no e-mail is sent without the wish, an address, or while the lead is held', async () => {
  const silent = [
    { displayName: 'Not asked', email: 'quiet@example.com' },
    { displayName: 'No to it', email: 'quiet@example.com', sendCopy: false },
    { displayName: 'No e-mail', sendCopy: true },
    { displayName: 'Held', email: 'quiet@example.com', sendCopy: true, homepage: 'x' },
  ]
  for (const said of silent) assert.deepEqual(await sentBy(() => leave(house, host, said)), [])
})

test('an address gets a card by e-mail at most once a day', async () => {
  const ask = (n: number, email: string) => visit(house, host, { displayName: `Asker ${n}`, email, sendCopy: true })
  const spellings = ['ben@example.com', 'BEN@example.com', 'Ben@Example.COM']
  const letters = await sentBy(() => Promise.all(Array.from({ length: 9 }, (_, n) => ask(n, spellings[n % 3] ?? ''))))
  assert.equal(letters.length, 1)
})

test('a plus suffix does not make a new address', async () => {
  const ask = (n: number) =>
    visit(house, host, { displayName: `Plus ${n}`, email: `fay+${n}@example.com`, sendCopy: true })
  const letters = await sentBy(() => Promise.all([1, 2, 3].map(ask)))
  assert.equal(letters.length, 1)
})

test('an address gets at most five cards a day', async () => {
  const hosts = await Promise.all(Array.from({ length: 7 }, () => newHost(house)))
  const said = { displayName: 'Everywhere', email: 'carla@example.com', sendCopy: true }
  const letters = await sentBy(() => Promise.all(hosts.map((each) => visit(house, each, said))))
  assert.equal(letters.length, 5)
  for (const each of hosts) assert.equal((await allLeads(each)).length, 1)
})

test('a temporary mail failure is retried, and the e-mail is sent once', async () => {
  isDown = true
  const said = { displayName: 'Patient', email: 'dora@example.com', sendCopy: true }
  assert.deepEqual(await sentBy(() => leave(house, host, said)), [])
  isDown = false
  house.clock.set(house.clock.now().add({ seconds: 10 }).toString())
  assert.equal((await sentBy(async () => {})).length, 1)
  house.clock.set(house.clock.now().add({ hours: 8 }).toString())
  assert.deepEqual(await sentBy(async () => {}), [])
})

test('a card that is deleted or hidden meanwhile is not sent', async () => {
  const other = await newHost(house)
  const said = { displayName: 'Late', email: 'emil@example.com', sendCopy: true }
  const letters = await sentBy(async () => {
    await leave(house, other, said)
    await other.client.Cards_update({ id: other.cardId, published: false })
  })
  assert.deepEqual(letters, [])
})
