import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logExchange } from '#people/interactions/logged.ts'
import { transaction } from '#platform/context/context.ts'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { memberContext, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { recording } from '../../../../test/samples/recordings.ts'

const house = await useHouse()

async function someone(timeZone = 'Europe/Lisbon') {
  const member = await newMember(house, { timeZone })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const browser = signedIn(house, member)
  const address = `/people/${connectionId}`
  const newest = async () => (await member.client.Memory_listInteractions({ id: connectionId }))[0]
  const read = async () => (await browser.get(address, { 'accept-language': 'en-GB' })).text
  return { ...member, connectionId, browser, address, newest, read }
}

const written = (fields: Record<string, string>) => ({
  kind: 'meeting',
  text: 'Lunch.',
  ixId: crypto.randomUUID(),
  ...fields,
})

test('a day and time mean the member’s zone; a day alone is shown without a time', async () => {
  const { browser, address, newest, read } = await someone('Pacific/Auckland')
  await browser.post(`${address}/entries`, written({ date: '2026-03-14', time: '15:30' }))
  assert.equal((await newest())?.occurredAt, '2026-03-14T02:30:00.000Z')
  assert.match(await read(), /14 March, 15:30<\/time>/)
  await browser.post(`${address}/entries`, written({ date: '2026-03-20' }))
  assert.match(await read(), /20 March<\/time>/)
})

test('the day that the form was drawn on means now', async () => {
  const { browser, address, newest } = await someone()
  await browser.post(`${address}/entries`, written({ date: '2026-03-14', drawnOn: '2026-03-14' }))
  const age = Date.now() - Date.parse((await newest())?.occurredAt ?? '')
  assert.ok(age < 60_000, `${age} ms`)
})

test('a form that can’t be saved is shown again with the input and the error', async () => {
  const { browser, address, newest } = await someone()
  const wrong = [
    [{ text: ' ' }, /id="composer-text-error">Write something first\./],
    [{ text: 'x'.repeat(2001) }, /id="composer-text-error">This must be at most 2000 characters\./],
    [{ date: '2999-01-01' }, /id="composer-date-error">This must not be in the future\./],
    [{ date: 'soon' }, /id="composer-date-error">This cannot be read\./],
  ] as const
  for (const [fields, message] of wrong) {
    const sent = written(fields)
    const { status, text } = await browser.post(`${address}/entries`, sent)
    assert.equal(status, 400)
    assert.match(text, message)
    assert.ok(text.includes(`${sent.text}</textarea>`))
  }
  assert.equal(await newest(), undefined)
})

test('an entry without words asks for some in the member’s language', async () => {
  const { browser, address, client } = await someone()
  await client.Members_update({ locale: 'de' })
  const { text } = await browser.post(`${address}/entries`, written({ text: ' ' }))
  assert.match(text, /id="composer-text-error">Schreib zuerst etwas\./)
})

test('editing an entry changes only what was changed', async () => {
  const { browser, address, client, connectionId, newest } = await someone()
  const { ixId } = await client.Memory_addInteraction({
    connectionId,
    text: 'Lunch.',
    occurredAt: '2026-03-14T09:30:12.345Z',
  })
  const form = (await browser.get(`${address}/entries/${ixId}?edit=1`)).text
  const was = (/name="was" value="([^"]+)"/.exec(form)?.[1] ?? '').replaceAll('&quot;', '"')
  const { kind, date, time } = JSON.parse(was)
  await browser.post(`${address}/entries/${ixId}`, { was, kind, date, time, text: 'Dinner.\r\nFish.' })
  const { text, occurredAt } = (await newest()) ?? {}
  assert.deepEqual([text, occurredAt], ['Dinner.\nFish.', '2026-03-14T09:30:12.345Z'])
  const wrong = await browser.post(`${address}/entries/${ixId}`, { was, kind, date, time, text: '' })
  assert.deepEqual([wrong.status, /aria-invalid="true"/.test(wrong.text)], [400, true])
})

test('a visitor’s words are set apart as theirs, and cannot be edited', async () => {
  const { browser, address, connectionId, read, ...member } = await someone()
  const ctx = memberContext(house, member)
  const exchange = { connectionId, text: 'I promise to pay. <b>Call</b> me!', occurredAt: '2026-03-14T09:30:00.000Z' }
  const { ixId } = await transaction(ctx, (ctx) => logExchange(ctx, exchange))
  const page = await read()
  assert.match(page, /class="theirs">.*Ana Ribeiro wrote.*&lt;b&gt;Call&lt;\/b&gt; me!/s)
  assert.doesNotMatch(page, new RegExp(`${ixId}\\?edit=1`))
  assert.doesNotMatch((await browser.get(`${address}/entries/${ixId}?edit=1`)).text, /<form[^>]*data-send-key/)
})

test('a recording can be played in parts, and read', async () => {
  const { browser, address, client, connectionId, read } = await someone()
  const audio = recording('memo.webm')
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio, transcript: 'We spoke of the harbour.' })
  const page = await read()
  assert.match(page, /<audio controls preload="metadata" [^>]*aria-label="Recording/)
  assert.match(page, /Transcript<\/h4>.*We spoke of the harbour\./s)
  const part = await browser.get(`${address}/entries/${ixId}/audio`, { range: 'bytes=0-99' })
  assert.deepEqual([part.status, part.headers['content-length']], [206, '100'])
  assert.equal((await browser.get(`${address}/entries/${ixId}/audio`, { range: 'bytes=999999999-' })).status, 416)
})

test('a long text is folded, and none of it is lost', async () => {
  const { client, connectionId, read } = await someone()
  const sentences = Array.from({ length: 60 }, (_, count) => `This is sentence ${count} of it.`)
  await client.Memory_addNote({ connectionId, text: sentences.join(' ') })
  const page = await read()
  assert.match(page, /<details class="rest"><summary>Show the rest/)
  for (const each of sentences) assert.ok(page.includes(each), each)
})

test('a timeline that is drawn again ends where it ended', async () => {
  const { client, connectionId, browser, address, read } = await someone()
  for (let count = 1; count <= 42; count += 1)
    await client.Memory_addInteraction({
      connectionId,
      text: `Entry ${count}.`,
      occurredAt: `2026-01-01T00:${count + 10}:00Z`,
    })
  const from = /data-from="([^"]+)"/.exec(await read())?.[1] ?? ''
  await client.Memory_addNote({ connectionId, text: 'One more.' })
  const { text } = await browser.get(from, { 'kith-part': 'timeline' })
  assert.equal(text.match(/<li id="entry-/g)?.length, 41)
  assert.match(text, /Entry 3\./)
  assert.doesNotMatch(text, /Entry 2\./)
  assert.match((await browser.get(`${address}?before=2026-01-01T00:13:00Z`)).text, /Entry 2\..*Entry 1\./s)
})
