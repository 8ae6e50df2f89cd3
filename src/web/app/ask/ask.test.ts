import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('a question is answered from the notes, with a source that leads to the entry', async () => {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { ixId } = await member.client.Memory_addNote({ connectionId, text: 'The budget is 40,000 at most.' })
  const pages = pagesOf(house, member)
  const asked = await pages.post('/ask', { content: 'What did Ana say about the budget?' })
  assert.equal(asked.status, 303)
  const { text } = await pages.get(String(asked.location).split('#')[0] ?? '')
  assert.match(text, /40,000 at most/)
  assert.match(text, new RegExp(`href="/people/${connectionId}#entry-${ixId}"`))
  assert.match((await pages.get('/ask')).text, /What did Ana say about the budget\?/)
})

test('an empty question is refused in words for people', async () => {
  const answer = await pagesOf(house, await newMember(house)).post('/ask', { content: ' ' })
  assert.deepEqual([answer.status, /Write a question first\./.test(answer.text)], [400, true])
})

test('another member’s thread is not found', async () => {
  const [ana, eve] = [await newMember(house), await newMember(house)]
  const { id } = await ana.client.Threads_create({ title: 'Budget' })
  assert.equal((await pagesOf(house, eve).get(`/ask/${id}`)).status, 404)
})
