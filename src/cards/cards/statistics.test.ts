import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { transaction, type Visitor } from '#platform/context/context.ts'
import { memberContext, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { updateCard } from './cards.ts'
import { getPublicRow } from './public-cards.ts'
import { openVisits } from './visits.ts'

const house = await useHouse()
const { visits } = house.kith
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1'

function visitor(address: string, more: Partial<Visitor> = {}): Visitor {
  return { address, agent: phone, isPrefetch: false, ...more }
}

async function newCard(timeZone = 'UTC') {
  const someone = await newMember(house, { timeZone })
  const { id, slug } = await someone.client.Cards_create({ slug: 'ana' })
  const [workspace] = (await someone.client.Workspaces_list()).workspaces
  const row = await getPublicRow(house.kith, { workspace: workspace?.slug ?? '', card: slug })
  return { ...someone, id, row }
}

test('visits, saves and bots are counted separately, and days without visits are listed', async () => {
  const { client, id, row } = await newCard()
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) visits.countView(row, visitor(address))
  visits.countSave(row, visitor('1.1.1.1'))
  visits.countView(row, visitor('4.4.4.4', { agent: 'WhatsApp/2.23.20.0' }))
  visits.countSave(row, visitor('4.4.4.4', { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }))
  await visits.flush()
  const { days, total } = await client.Cards_statistics({ id, days: 7 })
  assert.deepEqual(total, { views: 3, botViews: 1, saves: 1, exchanges: 0 })
  assert.equal(days.length, 7)
  assert.deepEqual({ ...days.at(-1), day: '' }, { day: '', ...total })
  assert.equal(days[0]?.views, 0)
})

test('a visitor counts once within half an hour; later or with another browser again', async () => {
  house.clock.set('2026-05-04T10:00:00Z')
  const { client, id, row } = await newCard()
  for (const time of ['10:00', '10:20', '10:45', '11:20']) {
    house.clock.set(`2026-05-04T${time}:00Z`)
    visits.countView(row, visitor('1.1.1.1'))
  }
  visits.countView(
    row,
    visitor('1.1.1.1', { agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }),
  )
  await visits.flush()
  assert.equal((await client.Cards_statistics({ id })).total.views, 3)
  house.clock.reset()
})

test('a prefetch is not a visit', async () => {
  const { client, id, row } = await newCard()
  visits.countView(row, visitor('1.1.1.1', { isPrefetch: true }))
  await visits.flush()
  assert.equal((await client.Cards_statistics({ id })).total.views, 0)
})

test("days follow the member's time zone", async () => {
  house.clock.set('2026-05-04T23:30:00Z')
  const { client, id, row } = await newCard('Asia/Tokyo')
  visits.countView(row, visitor('1.1.1.1'))
  await visits.flush()
  const { days } = await client.Cards_statistics({ id, days: 2 })
  assert.deepEqual(
    days.map(({ day, views }) => [day, views]),
    [
      ['2026-05-04', 0],
      ['2026-05-05', 1],
    ],
  )
  house.clock.reset()
})

test('concurrent counts add up', async () => {
  const { client, id, row } = await newCard()
  for (let at = 0; at < 50; at++) {
    visits.countView(row, visitor(`10.0.0.${at}`))
    if (at % 5 === 0) void visits.flush()
  }
  await visits.flush()
  await visits.flush()
  const views = async () => (await client.Cards_statistics({ id })).total.views
  await until(async () => (await views()) >= 50)
  assert.equal(await views(), 50)
})

test('visits count although the card gets another address in the same moment', async () => {
  const { row, ...someone } = await newCard()
  visits.countView(row, visitor('1.1.1.1'))
  let storing: Promise<unknown> = Promise.resolve()
  await transaction(memberContext(house, someone), async (ctx) => {
    await updateCard(ctx, { id: someone.id, slug: 'ana-ribeiro' })
    storing = visits.flush()
    await pause(300)
  })
  await storing
  assert.equal((await someone.client.Cards_statistics({ id: someone.id })).total.views, 1)
})

test('counts of a deleted card are dropped', async () => {
  const { client, id, row } = await newCard()
  visits.countView(row, visitor('1.1.1.1'))
  await client.Cards_remove({ id })
  await visits.flush()
  await refused(client.Cards_statistics({ id }), 'not_found')
  assert.equal(house.logged.filter((line) => line.includes('could not store visit counts')).length, 0)
})

test('nothing that identifies a visitor is stored or logged', async () => {
  const { row } = await newCard()
  visits.countView(row, visitor('203.0.113.77', { agent: 'VeryRareBrowser/1.0' }))
  await visits.flush()
  const rows = await house.kith.db.selectFrom('cardDays').selectAll().execute()
  assert.doesNotMatch(JSON.stringify(rows) + house.logged.join(), /203\.0\.113\.77|VeryRareBrowser/)
})

test('pending counts are stored when the service stops', async () => {
  const cards = [await newCard(), await newCard(), await newCard()]
  for (const { row } of cards) visits.countView(row, visitor('1.1.1.1'))
  const underWay = visits.flush()
  await visits.close()
  const counted = await house.kith.db
    .selectFrom('cardDays')
    .select('views')
    .where(
      'cardId',
      'in',
      cards.map(({ id }) => id),
    )
    .execute()
  assert.deepEqual(
    counted.map(({ views }) => views),
    [1, 1, 1],
  )
  await underWay
})

test('an unavailable store is logged once, however many cards wait', async () => {
  const away = await openHouse()
  await away.close()
  const waiting = openVisits({ db: away.kith.db, now: house.clock.now, log: house.kith.log })
  for (const { row } of [await newCard(), await newCard(), await newCard()]) waiting.countView(row, visitor('1.1.1.1'))
  await waiting.close()
  assert.equal(house.logged.filter((line) => line.includes('could not store visit counts')).length, 1)
})
