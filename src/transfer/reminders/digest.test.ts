import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { memberHooks } from '#door/member-hooks.ts'
import { updateMember } from '#members/members/members.ts'
import { transaction } from '#platform/context/context.ts'
import { ask, memberContext, newMember, refused } from '../../../test/harness/harness.ts'
import { headerOf, newPromiser, openMailingHouse, pathOf } from '../../../test/harness/reminded.ts'
import { leadsOn } from '../../../test/sweeps/belongings.ts'
import { storeReminders } from './preferences.ts'

const { house, mails, close } = await openMailingHouse()
after(close)

const at = (instant: string) => house.clock.set(instant)

test('reminders are off until they are turned on, and names stay off a lock screen', async () => {
  const { client } = await newMember(house)
  const off = { digest: false, morningHour: 7, leadMail: false, pushPromises: true, pushLeads: true, pushNames: false }
  assert.deepEqual(await client.Reminders_get(), { ...off, chosen: false, mailAvailable: true })
  at('2026-03-10T05:00:00Z')
  const on = await client.Reminders_update({ digest: true, morningHour: 6 })
  assert.deepEqual(on, {
    ...off,
    chosen: true,
    digest: true,
    morningHour: 6,
    mailAvailable: true,
    nextDigestAt: '2026-03-10T06:00:00.000Z',
  })
  assert.equal((await client.Reminders_update({ digest: false })).nextDigestAt, undefined)
  for (const morningHour of [-1, 24, 7.5]) await refused(client.Reminders_update({ morningHour }), 'invalid')
})

test('a digest comes once a morning, in the member’s zone, over the change of clocks', async () => {
  const rui = await newPromiser(house, { timeZone: 'Europe/Lisbon' })
  at('2026-03-28T05:00:00Z')
  await rui.client.Reminders_update({ digest: true })
  await rui.promise('Send the deck', '2026-03-27')
  const arrived: string[] = []
  for (let hour = 0; hour < 72; hour += 1) {
    at(Temporal.Instant.from('2026-03-28T05:00:30Z').add({ hours: hour }).toString())
    const came = await mails(rui)
    if (came.length > 0) arrived.push(`${house.clock.now().toString().slice(0, 13)} ${came.length}`)
  }
  assert.deepEqual(arrived, ['2026-03-28T07 1', '2026-03-29T06 1', '2026-03-30T06 1'])
})

test('a digest lists due promises and new leads, as text and HTML with links', async () => {
  const rui = await newPromiser(house, { timeZone: 'Europe/Lisbon' })
  at('2026-03-10T05:00:00Z')
  await rui.promise('Send <the> deck', '2026-03-08')
  await rui.promise('Call', '2026-03-10', '15:30')
  await rui.promise('Later', '2026-03-11')
  await leadsOn(rui, await rui.client.Cards_create({ slug: 'rui' }))
  await rui.client.Reminders_update({ digest: true })
  at('2026-03-10T07:00:30Z')
  const [mail, ...more] = await mails(rui)
  assert.equal(more.length, 0)
  assert.equal(mail?.subject, '2 promises are due')
  const { baseUrl } = house.kith.config
  for (const part of [
    'Good morning, Member',
    `- Send <the> deck (Ana Ribeiro)\n  Overdue since 8 March 2026\n  ${baseUrl}/people/${rui.connectionId}`,
    'Due today at 15:30',
    '- Inês Duarte',
    `Open Today: ${baseUrl}/today`,
  ])
    assert.ok(mail?.text?.includes(part), `${part}\n${mail?.text}`)
  assert.doesNotMatch(mail?.text ?? '', /Later|harbour/)
  assert.match(mail?.html ?? '', /Send &lt;the&gt; deck \(Ana Ribeiro\)/)
  assert.doesNotMatch(mail?.html ?? '', /<script|<img|Later/)
})

test('the name that somebody gave themselves is no link in a digest', async () => {
  const rui = await newPromiser(house)
  const displayName = 'Ana evil.example/login\u202e'
  at('2025-06-01T10:00:00Z')
  const quiet = await rui.client.Connections_create({ displayName })
  await rui.client.Memory_addInteraction({ connectionId: quiet.connectionId, kind: 'call', text: 'Talked.' })
  await rui.client.Connections_update({ connectionId: rui.connectionId, displayName })
  at('2026-03-10T05:00:00Z')
  await rui.client.Reminders_update({ digest: true })
  for (let day = 10; day < 17; day += 1) {
    await rui.promise('Call', `2026-03-${day}`)
    at(`2026-03-${day}T07:00:30Z`)
    const [mail] = await mails(rui)
    assert.match(mail?.text ?? '', /Ana evil\. example/)
    assert.doesNotMatch(`${mail?.text}${mail?.html}`, /evil\.example|\u202e/)
  }
})

test('people who have gone quiet are named once a week each, on days of their own', async () => {
  const rui = await newPromiser(house)
  at('2025-06-01T10:00:00Z')
  const ids = new Map<string, string>()
  for (const displayName of ['Ben Okafor', 'Carla Dias', 'Dora Eng']) {
    const { connectionId } = await rui.client.Connections_create({ displayName })
    await rui.client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked about sailing.' })
    ids.set(displayName, connectionId)
  }
  at('2026-03-10T05:00:00Z')
  await rui.client.Reminders_update({ digest: true })
  const named = new Map<string, number[]>()
  for (let day = 0; day < 14; day += 1) {
    at(
      Temporal.Instant.from('2026-03-10T07:00:30Z')
        .add({ hours: 24 * day })
        .toString(),
    )
    const text = (await mails(rui)).map((mail) => mail.text).join('')
    for (const [name, id] of ids) {
      const line = `- ${name}\n  Last in touch on 1 June 2025\n  ${house.kith.config.baseUrl}/people/${id}`
      if (text.includes(line)) named.set(name, [...(named.get(name) ?? []), day])
    }
  }
  assert.deepEqual([...named.keys()].sort(), [...ids.keys()])
  for (const days of named.values()) assert.deepEqual(days, [days[0], (days[0] ?? 0) + 7])
})

test('a digest counts everything due, however much it is', async () => {
  const rui = await newPromiser(house)
  at('2026-03-10T05:00:00Z')
  for (let each = 0; each < 60; each += 1) await rui.promise(`Call ${each}`, '2026-03-09')
  await rui.client.Reminders_update({ digest: true })
  at('2026-03-10T07:00:30Z')
  const [mail] = await mails(rui)
  assert.equal(mail?.subject, '60 promises are due')
  assert.match(mail?.text ?? '', /and 50 more/i)
})

test('a digest that is due comes, although a setting is changed just before', async () => {
  const rui = await newPromiser(house)
  at('2026-03-10T05:00:00Z')
  await rui.client.Reminders_update({ digest: true })
  await rui.promise('Call', '2026-03-10')
  at('2026-03-10T07:00:20Z')
  await rui.client.Reminders_update({ leadMail: true })
  at('2026-03-10T07:00:30Z')
  assert.equal((await mails(rui)).length, 1)
  at('2026-03-10T07:01:30Z')
  assert.deepEqual(await mails(rui), [])
})

test('a digest is queued once, although a setting is changed in the same moment', async () => {
  at('2026-03-02T05:00:00Z')
  const { client, memberId } = await newMember(house)
  await client.Reminders_update({ digest: true })
  at('2026-03-02T07:00:00Z')
  const row = house.kith.db.selectFrom('reminders').select(['digestAt', 'digestOn']).where('memberId', '=', memberId)
  const moved = { digestAt: '2026-03-03T07:00:00.000Z', digestOn: '2026-03-02' }
  let changing: Promise<unknown> = Promise.resolve()
  await transaction(house.kith, async ({ db }) => {
    await db.updateTable('reminders').set(moved).where('memberId', '=', memberId).execute()
    changing = client.Reminders_update({ pushNames: true })
    await pause(300)
  })
  await changing
  assert.deepEqual(await row.executeTakeFirst(), moved)
})

test('a digest has its time, although another first choice is made in the same moment', async () => {
  at('2026-03-02T05:00:00Z')
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  let choosing: Promise<unknown> = Promise.resolve()
  await transaction(ctx, async (ctx) => {
    await storeReminders(ctx, { digest: 1 })
    choosing = someone.client.Reminders_update({ leadMail: true })
    await pause(300)
  })
  await choosing
  const { digest, leadMail, nextDigestAt } = await someone.client.Reminders_get()
  assert.deepEqual([digest, leadMail, nextDigestAt], [true, true, '2026-03-02T07:00:00.000Z'])
})

test('a digest comes by the new time zone, although a setting is changed in the same moment', async () => {
  at('2026-03-02T05:00:00Z')
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  await someone.client.Reminders_update({ digest: true })
  let changing: Promise<unknown> = Promise.resolve()
  await transaction(ctx, async (ctx) => {
    await updateMember(ctx, { timeZone: 'America/New_York' }, memberHooks)
    changing = someone.client.Reminders_update({ morningHour: 8 })
    await pause(300)
  })
  await changing
  assert.equal((await someone.client.Reminders_get()).nextDigestAt, '2026-03-02T13:00:00.000Z')
})

test('a time zone that is set back while it is being changed moves the digest back', async () => {
  at('2026-03-02T05:00:00Z')
  const someone = await newMember(house)
  const ctx = memberContext(house, someone)
  await someone.client.Reminders_update({ digest: true })
  let changing: Promise<unknown> = Promise.resolve()
  await transaction(ctx, async (ctx) => {
    await updateMember(ctx, { timeZone: 'America/New_York' }, memberHooks)
    changing = someone.client.Members_update({ timeZone: 'UTC' })
    await pause(300)
  })
  await changing
  assert.equal((await someone.client.Reminders_get()).nextDigestAt, '2026-03-02T07:00:00.000Z')
})

test('a time zone unknown to this Node counts as UTC and doesn’t block the digest', async () => {
  const [rui, ana] = [await newPromiser(house), await newPromiser(house)]
  at('2026-03-10T05:00:00Z')
  for (const { client, promise } of [rui, ana]) {
    await client.Reminders_update({ digest: true })
    await promise('Send the deck', '2026-03-09')
  }
  const { db } = house.kith
  await db.updateTable('members').set({ timeZone: 'Mars/Olympus' }).where('id', '=', rui.memberId).execute()
  at('2026-03-10T07:00:30Z')
  assert.equal((await mails(ana)).length, 1)
  const { nextDigestAt } = await rui.client.Reminders_get()
  assert.deepEqual([(await rui.client.Members_me()).timeZone, nextDigestAt], ['UTC', '2026-03-11T07:00:00.000Z'])
  assert.ok((await rui.client.Moves_next({})).moves.length > 0)
})

test('nothing is sent when there is nothing, when it is off, or when the morning is long over', async () => {
  const rui = await newPromiser(house)
  at('2026-03-10T05:00:00Z')
  await rui.client.Reminders_update({ digest: true })
  at('2026-03-10T07:00:30Z')
  assert.deepEqual(await mails(rui), [])
  await rui.promise('Call', '2026-03-10')
  at('2026-03-11T14:00:00Z')
  assert.deepEqual(await mails(rui), [])
  await rui.client.Reminders_update({ digest: false })
  at('2026-03-12T07:00:30Z')
  assert.deepEqual(await mails(rui), [])
})

test('the link in an e-mail stops it with one click, without a sign-in, and stops nothing else', async () => {
  const rui = await newPromiser(house)
  at('2026-03-10T05:00:00Z')
  await rui.client.Reminders_update({ digest: true, leadMail: true })
  await rui.promise('Call', '2026-03-10')
  at('2026-03-10T07:00:30Z')
  const [mail] = await mails(rui)
  assert.ok(mail)
  assert.equal(headerOf(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const address = /^<(.*)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? ''
  assert.ok(mail.text?.includes(`Stop these e-mails: ${address}`))
  const path = pathOf(house, address)
  const opened = await ask(house, `GET ${path}`)
  assert.equal(opened.status, 200)
  assert.equal((await rui.client.Reminders_get()).digest, true)
  // As mail programs do it: RFC 8058 allows both kinds of forms.
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    await rui.client.Reminders_update({ digest: true })
    const response = await fetch(house.url + path, { method: 'POST', body })
    assert.equal(response.status, 200)
    const { digest, leadMail } = await rui.client.Reminders_get()
    assert.deepEqual([digest, leadMail], [false, true])
  }
  await rui.client.Reminders_update({ digest: true })
  for (const wrong of [
    path.slice(0, -1),
    `${path.slice(0, -1)}%C3%A9`,
    path.replace('digest', 'leadMail'),
    '/unsubscribe/x',
    `${path}x`,
  ])
    assert.equal((await fetch(house.url + wrong, { method: 'POST' })).status, 404, wrong)
  const other = await newMember(house)
  const forged = path.replace(rui.memberId, other.memberId)
  assert.equal((await fetch(house.url + forged, { method: 'POST' })).status, 404)
  assert.equal((await rui.client.Reminders_get()).digest, true)
})

test('a digest is written in the member’s language', async () => {
  const rui = await newPromiser(house)
  at('2026-03-10T05:00:00Z')
  await rui.client.Members_update({ locale: 'de-AT' })
  await rui.client.Reminders_update({ digest: true })
  await rui.promise('Anrufen', '2026-03-09')
  at('2026-03-10T07:00:30Z')
  const [mail] = await mails(rui)
  assert.equal(mail?.subject, '1 Versprechen ist fällig')
  assert.match(mail?.text ?? '', /Überfällig seit 9\. März 2026/)
  assert.match(mail?.html ?? '', /<html lang="de-AT">/)
})
