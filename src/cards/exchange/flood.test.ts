import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allLeads, type Host, newHost, visit } from '../../../test/harness/card-visitors.ts'
import { openHouse, useHouse } from '../../../test/harness/harness.ts'
import { passLimitTime } from '../../../test/harness/limit-windows.ts'
import { formStamp } from './stamp.ts'

const house = await useHouse({ KITH_EXCHANGE_LIMIT: '5', KITH_TRUST_PROXY: '1' })

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const count = (all: number[], status: number) => all.filter((each) => each === status).length

test('of 500 submissions from one network within a minute, 3 become leads on one card and 5 on several', async () => {
  const [one, two] = [await newHost(house), await newHost(house)]
  const flood = async (host: Host) => {
    const answers: number[] = []
    for (let wave = 0; wave < 5; wave++) {
      const sent = Array.from({ length: 50 }, (_, n) =>
        visit(house, host, { displayName: `Flood ${wave} ${n}` }, '203.0.113.1'),
      )
      answers.push(...(await statuses(sent)))
    }
    return [count(answers, 201), count(answers, 429)]
  }
  assert.deepEqual(await flood(one), [3, 247])
  assert.deepEqual(await flood(two), [2, 248])
  assert.deepEqual([(await allLeads(one)).length, (await allLeads(two)).length], [3, 2])
  const answer = await visit(house, one, { displayName: 'Once more' }, '203.0.113.1')
  assert.ok(Number(answer.headers.get('retry-after')) > 0)
  assert.match(
    answer.body.detail,
    /^Too many visitor forms were sent to this card from this network\. Try again in \d+ /,
  )
})

test('ten visitors from one network, some minutes apart, are ten leads', async () => {
  const host = await newHost(house)
  for (let person = 0; person < 10; person++) {
    assert.equal((await visit(house, host, { displayName: `Guest ${person}` }, '203.0.113.2')).status, 201)
    await passLimitTime(house, 4 * 60_000)
  }
  assert.equal((await allLeads(host)).length, 10)
})

test('at most 30 submissions an hour are accepted from one network, and 60 for one card', async () => {
  const host = await newHost(house)
  const others = await Promise.all(Array.from({ length: 5 }, () => newHost(house)))
  const sent: number[] = []
  for (let round = 0; round < 8; round++) {
    const guests = others.map((other) => visit(house, other, { displayName: `Round ${round}` }, '203.0.113.3'))
    sent.push(...(await statuses(guests)))
    await passLimitTime(house, 200_000)
  }
  assert.equal(count(sent, 201), 30)
  const crowd = Array.from({ length: 80 }, (_, n) => visit(house, host, { displayName: `C ${n}` }, `198.51.100.${n}`))
  const answers = await statuses(crowd)
  assert.deepEqual([count(answers, 201), count(answers, 429)], [60, 20])
})

test('flooding a card from many networks does not close it: submissions from its page are held for review', async () => {
  const host = await newHost(house)
  const stamp = await formStamp({ ...house.kith, now: () => house.clock.now().subtract({ seconds: 30 }) }, host.cardId)
  const crowd = Array.from({ length: 61 }, (_, n) => visit(house, host, { displayName: `C ${n}` }, `192.0.2.${n}`))
  assert.equal(count(await statuses(crowd), 429), 1)
  assert.equal((await visit(house, host, { displayName: 'Honest', stamp }, '198.51.100.200')).status, 201)
  const [lead] = await host.client.Leads_list({ state: 'review' })
  assert.deepEqual(
    [lead?.displayName, lead?.heldFor],
    ['Honest', ['This card got very many submissions within an hour.']],
  )
})

test('many visitors from one network who use the page are held for review, up to a limit', async () => {
  const [host, other] = [await newHost(house), await newHost(house)]
  const ago = { ...house.kith, now: () => house.clock.now().subtract({ seconds: 30 }) }
  const stamp = await formStamp(ago, host.cardId)
  const audience = Array.from({ length: 120 }, (_, n) =>
    visit(house, host, { displayName: `Guest ${n}`, stamp }, '203.0.113.5'),
  )
  const answers = await statuses(audience)
  assert.deepEqual([count(answers, 201), count(answers, 429)], [103, 17])
  assert.equal((await host.client.Leads_list({ state: 'waiting', limit: 100 })).length, 3)
  const [lead] = await host.client.Leads_list({ state: 'review' })
  assert.deepEqual(lead?.heldFor, ['Many submissions came from the same network within a short time.'])
  assert.equal((await visit(house, host, { displayName: 'A program' }, '203.0.113.5')).status, 429)
  assert.equal((await visit(house, other, { displayName: 'A program' }, '203.0.113.5')).status, 201)
  assert.equal((await visit(house, host, { displayName: 'Elsewhere', stamp }, '203.0.113.6')).status, 201)
  const [newest] = await allLeads(host)
  assert.deepEqual([newest?.displayName, newest?.state], ['Elsewhere', 'waiting'])
})

test('an IPv6 /64 counts as one network, and so does an IPv4-mapped address', async () => {
  const host = await newHost(house)
  const same = Array.from({ length: 20 }, (_, n) =>
    visit(house, host, { displayName: `Six ${n}` }, `2001:db8:0:7::${n.toString(16)}`),
  )
  assert.equal(count(await statuses(same), 201), 3)
  const clothes = ['192.0.2.9', '::ffff:192.0.2.9', '::ffff:c000:209', '0:0:0:0:0:FFFF:192.0.2.9', '::ffff:192.0.2.9']
  const dressed = clothes.map((address, n) => visit(house, host, { displayName: `Four ${n}` }, address))
  assert.equal(count(await statuses(dressed), 201), 3)
})

test('a forged X-Forwarded-For header is ignored without a trusted proxy', async () => {
  const open = await openHouse({ KITH_EXCHANGE_LIMIT: '5' })
  const host = await newHost(open)
  const forged = Array.from({ length: 20 }, (_, n) =>
    visit(open, host, { displayName: `Forged ${n}` }, `203.0.113.${n}`),
  )
  assert.equal(count(await statuses(forged), 201), 3)
  await open.close()
})

test('a second click gets the same answer, is not counted and creates no second lead', async () => {
  const host = await newHost(house)
  for (const displayName of ['Ana', 'Ana Ribeiro', 'Ana M. Ribeiro']) {
    const clicks = [
      visit(house, host, { displayName }, '203.0.113.4'),
      visit(house, host, { displayName }, '203.0.113.4'),
    ]
    const [first, second] = await Promise.all(clicks)
    assert.deepEqual([first?.status, second?.status, second?.body], [201, 201, first?.body])
    assert.equal((await visit(house, host, { displayName }, '203.0.113.4')).status, 201)
  }
  assert.equal((await allLeads(host)).length, 3)
})

test('fifty simultaneous identical submissions create one lead; the same a minute later creates another', async () => {
  const host = await newHost(house)
  const said = { displayName: 'Ana', email: 'ana@example.com', note: 'Hello' }
  const answers = await statuses(
    Array.from({ length: 50 }, (_, n) => visit(house, host, said, `198.51.100.${100 + (n % 50)}`)),
  )
  assert.deepEqual([count(answers, 201), (await allLeads(host)).length], [50, 1])
  house.clock.set(house.clock.now().add({ seconds: 61 }).toString())
  assert.equal((await visit(house, host, said, '198.51.100.99')).status, 201)
  house.clock.reset()
  assert.equal((await allLeads(host)).length, 2)
})
