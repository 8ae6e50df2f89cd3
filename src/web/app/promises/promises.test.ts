import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('more promises than fit on a person’s page are all reached from there, and done in place', async () => {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const other = await client.Connections_create({ displayName: 'Bruno Alves' })
  await client.Promises_create({ connectionId: other.connectionId, text: 'For Bruno', dueOn: '2030-01-01' })
  for (let count = 1; count <= 55; count += 1)
    await client.Promises_create({ connectionId, text: `Promise ${count}.`, dueOn: `2030-05-${10 + (count % 3)}` })
  const pages = pagesOf(house, member)
  const person = await pages.get(`/people/${connectionId}`)
  const [, all = ''] = /href="(\/promises\?person=[^"]+)"/.exec(person.text) ?? []
  const first = (await pages.get(all)).text
  assert.match(first, /<h1 dir="auto">Promises to Ana Ribeiro<\/h1>/)
  const [, later = ''] = /href="(\/promises\?person=[^"]+after=[^"]+)"/.exec(first) ?? []
  const second = (await pages.get(later.replaceAll('&amp;', '&'))).text
  const texts = [...(first + second).matchAll(/class="what" dir="auto">([^<]+)</g)].map(([, text]) => text)
  assert.deepEqual([texts.length, new Set(texts).size, texts.includes('For Bruno')], [55, 55, false])
  assert.doesNotMatch(second, /after=/)
  const [, completion = ''] = /action="(\/promises\/[^"]+\/completion)"/.exec(first) ?? []
  const done = await pages.post(completion, { on: all })
  assert.match(done.location ?? '', new RegExp(`^/promises\\?person=${connectionId}&did=completed&id=`))
  assert.match((await pages.get(done.location ?? '')).text, /class="undo-line notice"/)
})

test('an empty list explains promises with an example that is recognized as one, in five languages', async () => {
  for (const locale of ['en', 'de', 'fr', 'es', 'pt']) {
    const member = await newMember(house)
    await member.client.Members_update({ locale })
    const { text } = await pagesOf(house, member).get('/promises')
    const [, example = ''] = /[“„«]\s?([^“„«”»]+?)\s?[”“»]/u.exec(text.replace(/.*<main/s, '')) ?? []
    const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
    await member.client.Memory_addNote({ connectionId, text: `${example}.` })
    const { promises } = await member.client.Promises_listOpen({})
    assert.deepEqual([promises.length, promises[0]?.dueAssumed], [1, undefined], `${locale}: ${example}`)
  }
})
