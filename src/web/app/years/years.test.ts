import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function memberWhoMetAna() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana <Ribeiro>', location: 'Lisbon' })
  const call = { connectionId, kind: 'call' as const, text: 'A call.' }
  for (const occurredAt of ['2025-02-03T10:00:00Z', '2025-02-10T10:00:00Z', '2025-09-01T10:00:00Z'])
    await member.client.Memory_addInteraction({ ...call, occurredAt })
  await member.client.Memory_addInteraction({
    connectionId,
    kind: 'note',
    text: 'A note.',
    occurredAt: '2022-05-01T10:00:00Z',
  })
  return { ...member, connectionId, pages: pagesOf(house, member) }
}

test('a year says in words and draws what there was, with the same numbers for screen readers', async () => {
  const { pages, connectionId } = await memberWhoMetAna()
  const { text } = await pages.get('/year/2025')
  assert.match(text, /<h1>Your 2025<\/h1>.*href="\/year\/2022">‹ 2022<.*href="\/year\/2026">2026 ›</s)
  assert.match(text, /in touch with 1 person, have 3 entries and added 0 people. Promises made: 0, kept: 0, in time: 0/)
  assert.match(
    text,
    /After 203 days, you were in touch with <a\s+href="\/people\/[\w-]+" data-ahead><bdi>Ana &lt;Ribeiro&gt;/,
  )
  assert.match(text, /Entries<\/figcaption>\s*<svg [^>]*role="img"\s+aria-label="January 2025: 0, February 2025: 2, /)
  assert.match(text, /<rect x="22" y="10" width="16" height="60"\/>\s*<text x="30" y="7">2<\/text>/)
  assert.match(text, /Lisbon<\/bdi> <span class="soft">1 person</)
  assert.match(
    text,
    new RegExp(`${connectionId}" data-ahead><bdi>Ana &lt;Ribeiro&gt;</bdi></a> <span class="soft">3 times`),
  )
})

test('this year is in the menu of People and in the palette, without a next one', async () => {
  const { pages } = await memberWhoMetAna()
  assert.match((await pages.get('/people')).text, /href="\/year">Your year</)
  assert.match((await pages.get('/find?q=your+year', 'palette-list')).text, /href="\/year"/)
  const { text } = await pages.get('/year')
  assert.deepEqual(text.match(/href="\/year\/\d+"/g), ['href="/year/2025"'])
  assert.doesNotMatch((await pages.get('/year/2022')).text, /‹ 2021/)
})

test('a year without anything says so, and one that cannot be is refused', async () => {
  const { pages } = await memberWhoMetAna()
  assert.match((await pages.get('/year/2001')).text, /Nothing is noted for 2001\./)
  for (const year of ['0', 'soon', '99999']) assert.equal((await pages.get(`/year/${year}`)).status, 400)
})

test('Today has one line about the year around New Year, and none at other times', async () => {
  for (const [now, year] of [
    ['2026-12-24T10:00:00Z', null],
    ['2026-12-25T10:00:00Z', 2026],
    ['2027-01-07T10:00:00Z', 2026],
    ['2027-01-08T10:00:00Z', null],
  ] as const) {
    house.clock.set(now)
    const { text } = await pagesOf(house, await newMember(house)).get('/today')
    house.clock.reset()
    assert.equal(/href="\/year\/(\d+)"/.exec(text)?.[1], year === null ? undefined : `${year}`, now)
  }
})
