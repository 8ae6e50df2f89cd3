import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { jobHandlers } from '#boot/jobs.ts'
import { openWorker } from '#platform/jobs/worker.ts'
import { plainName } from '#platform/mail/mail.ts'
import { openSmtpMail } from '#platform/mail/open.ts'
import { type House, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace } from '../../../test/harness/workplace.ts'
import { openBadServer, opened, openPostOffice } from '../../../test/servers/smtp-server.ts'

const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url, KITH_MAIL_FROM: 'Kith <kith@example.com>' })
after(() => post.close())
beforeEach(() => void post.arrived.splice(0))

const linkIn = (text: string) => /https?:\S+\/invites\/(kith_inv_\w+)/.exec(text)?.[1] ?? ''
const jobsIn = ({ kith }: House) =>
  kith.db.selectFrom('jobs').select(['attempts', 'failure', 'runAt']).where('kind', '=', 'mail.invite').execute()

test('an invite arrives by e-mail, and its link works', async () => {
  const { id, owner } = await newWorkplace(house)
  const ana = await newMember(house)
  const made = await owner.client.Invites_create({ id, email: ana.email, role: 'admin' })
  assert.equal(post.arrived.length, 0)
  await house.work()
  const [letter] = post.arrived
  assert.deepEqual(letter?.to, [ana.email])
  const { headers, text, html } = opened(letter?.message ?? '')
  const { name } = await owner.client.Members_me()
  assert.match(headers.subject ?? '', new RegExp(`^${name} invites you to join their workspace$`))
  assert.deepEqual([headers.to, headers.from], [ana.email, 'Kith <kith@example.com>'])
  assert.equal(headers['auto-submitted'], 'auto-generated')
  assert.match(text, /as an admin/)
  const token = linkIn(text)
  assert.equal(linkIn(html), token)
  assert.notEqual(token, made.token)
  assert.ok((await owner.client.Invites_get({ id: made.id })).mailedAt)
  const { workspace } = await ana.client.InvitesPublic_accept({ token })
  assert.equal(workspace.role, 'admin')
  const eva = await newMember(house)
  await refused(eva.client.InvitesPublic_accept({ token: made.token }), 'gone')
})

test('an address gets at most five invite e-mails a day; further invites have only their link', async () => {
  for (const round of [1, 2]) {
    const { id, owner } = await newWorkplace(house)
    for (const email of ['bo@example.com', 'Bo+1@example.com', 'bo@example.com', 'bo+2@example.com']) {
      const { token } = await owner.client.Invites_create({ id, email })
      await house.work()
      assert.equal((await owner.client.InvitesPublic_get({ token })).role, 'member')
    }
    assert.equal(post.arrived.length, round === 1 ? 4 : 5)
  }
})

test('if an e-mail is sent twice, the later link and the shown link work', async () => {
  const { id, owner } = await newWorkplace(house)
  const made = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  const running = { memberId: null, signal: new AbortController().signal, progress: () => {}, isLastTry: false }
  for (const _ of [1, 2]) await jobHandlers['mail.invite'].run(house.kith, { inviteId: made.id }, running)
  const [first = '', second = ''] = post.arrived.map(({ message }) => linkIn(opened(message).text))
  const someone = await newMember(house)
  await refused(someone.client.InvitesPublic_accept({ token: first }), 'not_found')
  await someone.client.InvitesPublic_get({ token: made.token })
  await someone.client.InvitesPublic_accept({ token: second })
  await house.work()
})

test('an invite that is no longer pending is not e-mailed', async () => {
  const { id, owner } = await newWorkplace(house)
  const [revoked, used] = [
    await owner.client.Invites_create({ id, email: 'revoked@example.com' }),
    await owner.client.Invites_create({ id, email: 'used@example.com' }),
  ]
  await owner.client.Invites_revoke({ id: revoked.id })
  await (await newMember(house)).client.InvitesPublic_accept({ token: used.token })
  await owner.client.Invites_create({ id, email: 'late@example.com' })
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 7 + 1 })
      .toString(),
  )
  await house.work()
  house.clock.reset()
  assert.deepEqual([post.arrived.length, await jobsIn(house)], [0, []])
})

test('whatever the names are, an e-mail has one subject and one recipient', async () => {
  const { id, owner } = await newWorkplace(house)
  const odd = [
    'Zoë, Anna <all@example.com>; "Bob"',
    'שלום 🌊 مرحبا',
    '=?utf-8?B?QmNj?=',
    'Bcc: all@example.com',
    "O'Neil & <b>Co</b>",
    'http://evil.example Click',
    'Ana\u202egpj.evil.example\u2066',
  ]
  for (const [at, name] of odd.entries()) {
    await owner.client.Members_update({ name })
    await owner.client.Workspaces_update({ id, name: `The ${name}` })
    const email = `odd-${at}@example.com`
    await owner.client.Invites_create({ id, email })
    await house.work()
    const letter = post.arrived.at(-1)
    assert.deepEqual(letter?.to, [email])
    const { headers, raw, text, html } = opened(letter?.message ?? '')
    const [shown, workspace] = [plainName(name), plainName(`The ${name}`)]
    assert.equal(headers.subject, `${shown} invites you to join ${workspace}`.replaceAll('=?', '= ?'))
    for (const part of [headers.subject ?? '', text, html]) {
      assert.doesNotMatch(
        part.replaceAll(house.kith.config.baseUrl, ''),
        /:\/\/(?!\S*\/invites\/)|evil\.\S|[\u202a-\u202e\u2066-\u2069]/,
      )
    }
    assert.ok(text.includes(`because ${owner.email} entered your address`))
    assert.deepEqual([headers.to, headers.cc, headers.bcc], [email, undefined, undefined])
    assert.match(raw.subject ?? '', /^[\x20-\x7e]*$/)
    assert.ok(text.includes(`${shown} invites you to join ${workspace} on Kith`))
    assert.doesNotMatch(html, /<b>|<all/)
  }
  for (const name of ['Ana\r\nBcc: all@example.com', 'Ana\nBen', 'Ana\u2028Ben', 'Ana\0'])
    await refused(owner.client.Workspaces_update({ id, name }), 'invalid')
  for (const email of ['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', '<a@example.com>'])
    await refused(owner.client.Invites_create({ id, email }), 'invalid')
})

test('a new account can have ten people invited on its first day, and the owner of the instance more', async (t) => {
  const other = await openHouse({ KITH_SMTP_URL: post.url })
  t.after(() => other.close())
  const [first, stranger] = [await newWorkplace(other), await newWorkplace(other)]
  const invite = ({ id, owner }: typeof first, at: number) =>
    owner.client.Invites_create({ id, email: `new-${id.slice(-6)}-${at}@example.com` })
  for (let at = 0; at < 10; at++) await Promise.all([invite(first, at), invite(stranger, at)])
  await invite(first, 10)
  const { message } = await refused(invite(stranger, 10), 'rate_limited')
  assert.match(message, /New accounts/)
  other.clock.set(other.clock.now().add({ hours: 25 }).toString())
  await stranger.owner.client.Access_confirm({ password: stranger.owner.password })
  await invite(stranger, 11)
  await other.work()
})

const endless = { connectionTimeout: 600_000, greetingTimeout: 600_000, socketTimeout: 600_000 }
const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

test('a failed e-mail is retried, and nothing of it is logged', async (t) => {
  const later = await openPostOffice(() => Object.assign(new Error('busy'), { responseCode: 451 }))
  const silent = await openBadServer(() => {})
  const stalling = await openBadServer((socket) => socket.write('220 hello\r\n'))
  const rude = await openBadServer((socket) => socket.end('220 hello\r\n'))
  const nobody = await openBadServer(() => {})
  await nobody.close()
  t.after(() => Promise.all([later, silent, stalling, rude].map(({ close }) => close())))
  for (const { url } of [later, silent, stalling, rude, nobody]) {
    const other = await openHouse()
    t.after(() => other.close())
    other.kith.mail = openSmtpMail(url, 'kith@example.com', patience)
    const { id, owner } = await newWorkplace(other)
    const made = await owner.client.Invites_create({ id, email: 'secret@example.com' })
    await other.work()
    const [job, ...more] = await jobsIn(other)
    assert.deepEqual([job?.attempts, job?.failure, more], [1, 'MailFailure', []])
    assert.ok(Date.parse(job?.runAt ?? '') > Date.now())
    assert.equal((await owner.client.Invites_get({ id: made.id })).mailedAt, undefined)
    assert.equal((await owner.client.Jobs_list()).jobs[0]?.state, 'waiting')
    const log = other.logged.join('\n')
    assert.match(log, /The mail server did not accept a message: E[A-Z]+/)
    assert.doesNotMatch(log, /secret@example|kith_inv_/)
    other.kith.mail = openSmtpMail(post.url, 'kith@example.com')
    other.clock.set(other.clock.now().add({ seconds: 10 }).toString())
    await other.work()
    const token = linkIn(opened(post.arrived.at(-1)?.message ?? '').text)
    assert.equal((await owner.client.InvitesPublic_get({ token })).email, 'secret@example.com')
  }
})

test('an e-mail that the server rejects permanently isn’t retried, and the member sees it', async (t) => {
  const refusal = () => Object.assign(new Error('secret@example.com unknown'), { responseCode: 550 })
  const atTheEnd = await openPostOffice(refusal)
  const atTheAddress = await openPostOffice(() => null, refusal)
  t.after(() => Promise.all([atTheEnd, atTheAddress].map(({ close }) => close())))
  for (const { url, arrived } of [atTheEnd, atTheAddress]) {
    const other = await openHouse()
    t.after(() => other.close())
    other.kith.mail = openSmtpMail(url, 'kith@example.com', patience)
    const { id, owner } = await newWorkplace(other)
    await owner.client.Invites_create({ id, email: 'secret@example.com' })
    await other.work()
    const [job] = (await owner.client.Jobs_list()).jobs
    const told = [job?.state, job?.attempts, job?.reason]
    assert.deepEqual(told, ['failed', 1, 'The mail server refused this e-mail for good. Check the address.'])
    other.clock.set(other.clock.now().add({ hours: 24 }).toString())
    await other.work()
    assert.deepEqual([arrived, (await owner.client.Jobs_list()).jobs[0]?.attempts], [[], 1])
    assert.doesNotMatch(other.logged.join('\n'), /secret@example/)
  }
})

test('stopping does not wait for the mail server, and the next process sends the e-mail', async (t) => {
  const silent = await openBadServer(() => {})
  t.after(() => silent.close())
  const other = await openHouse()
  t.after(() => other.close())
  other.kith.mail = openSmtpMail(silent.url, 'kith@example.com', endless)
  const { id, owner } = await newWorkplace(other)
  await owner.client.Invites_create({ id, email: 'ana@example.com' })
  const worker = openWorker(other.kith, jobHandlers, { lease: 60_000, idle: 5 })
  while ((await jobsIn(other))[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5))
  await worker.close()
  other.kith.mail = openSmtpMail(post.url, 'kith@example.com')
  await other.work()
  assert.deepEqual(
    post.arrived.map(({ to }) => to),
    [['ana@example.com']],
  )
})

test('without a mail server, an e-mail is a file that the operator can read', async (t) => {
  const other = await openHouse({ BASE_URL: 'https://kith.example.com' })
  t.after(() => other.close())
  const { id, owner } = await newWorkplace(other)
  await owner.client.Invites_create({ id, email: 'ana@example.com' })
  await other.work()
  const folder = join(other.kith.config.data, 'mail')
  const files = await readdir(folder)
  assert.match(files.join(), /^[\w-]+\.eml$/)
  const path = join(folder, files[0] ?? '')
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  const { headers, text } = opened(await readFile(path, 'utf8'))
  assert.deepEqual([headers.to, headers.from], ['ana@example.com', 'Kith <no-reply@kith.example.com>'])
  assert.match(text, /https:\/\/kith\.example\.com\/invites\/kith_inv_/)
  assert.equal((await owner.client.InvitesPublic_get({ token: linkIn(text) })).email, 'ana@example.com')
})
