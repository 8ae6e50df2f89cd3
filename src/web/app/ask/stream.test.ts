import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { scripted } from '../../../../test/models/scripted-model.ts'

const house = await useHouse()

/** A model that waits before each of its sentences. */
function slowModel() {
  const ready = scripted(['Ben changed his mind about Lisbon. [1] The rent is too high. [1]'])
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  house.kith.model = {
    ...ready,
    async *chat(...asked) {
      let said = ''
      await gates[0]?.promise
      for await (const piece of ready.chat(...asked)) {
        yield piece
        said += piece.type === 'text' ? piece.text : ''
        if (said.endsWith('The')) await gates[1]?.promise
      }
    },
  }
  return gates
}

test('a slow answer is streamed line by line, to its member only', async (t) => {
  const model = house.kith.model
  t.after(() => {
    house.kith.model = model
  })
  const [first, second] = slowModel()
  const [member, eve] = [await newMember(house), await newMember(house)]
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ben Okafor' })
  await member.client.Memory_addNote({ connectionId, text: 'Ben changed his mind about Lisbon: the rent is too high.' })
  const pages = pagesOf(house, member)
  const asked = await pages.post('/ask', { content: 'Why did Ben change his mind?' })
  const [path = ''] = String(asked.location).split('#')
  const { text } = await pages.get(path)
  assert.match(text, /<noscript><meta http-equiv="refresh"/)
  const [, address = ''] = /data-stream="([^"]+)"/.exec(text) ?? []
  const stream = address.replaceAll('&amp;', '&')
  assert.equal((await pagesOf(house, eve).get(stream)).status, 404)
  assert.equal((await fetch(house.url + stream)).status, 401)

  const response = await fetch(house.url + stream, { headers: { cookie: `kith=${member.token}` } })
  first?.resolve()
  let heard = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk
    if (heard.includes('event: text')) second?.resolve()
  }
  assert.deepEqual(
    [...new Set(heard.match(/event: \w+/g))],
    ['event: open', 'event: text', 'event: answer', 'event: end'],
  )
  const after = await pages.get(path)
  assert.match(after.text, /rent is too high/)
  assert.doesNotMatch(after.text, /data-stream|http-equiv="refresh"/)
})
