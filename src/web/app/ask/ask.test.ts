import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, type Someone, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

/** A member who knows Ana and her budget. */
async function withAna() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', location: 'Porto' })
  const { ixId } = await member.client.Memory_addNote({ connectionId, text: 'The budget is 40,000 at most.' })
  return { member, connectionId, ixId, pages: pagesOf(house, member) }
}

const suggestedIn = (text: string) => {
  const [, section = ''] = /class="next-questions"(.*?)<\/section>/s.exec(text) ?? []
  return [...section.matchAll(/name="content" value="([^"]+)"/g)].map(([, question]) => question ?? '')
}

const pathOf = ({ location }: { location: string | null }) => String(location).split('#')[0] ?? ''

async function lastAnswer({ client }: Someone, path: string) {
  const { messages } = await client.Threads_get({ id: path.replace('/ask/', '') })
  const answer = messages.at(-1)
  assert.ok(answer?.role === 'answer')
  return answer
}

test('a question is answered from the notes, with a source that leads to the entry', async () => {
  const { pages, connectionId, ixId } = await withAna()
  const asked = await pages.post('/ask', { content: 'What did Ana say about the budget?' })
  assert.equal(asked.status, 303)
  const { text } = await pages.get(pathOf(asked))
  assert.match(text, /40,000 at most/)
  const [, source] = /class="cite" href="#([\w-]+)" aria-label="Source 1: Ana Ribeiro"/.exec(text) ?? []
  assert.match(text, new RegExp(`<li id="${source}".*?<q[^>]*>The budget is 40,000 at most\\.`, 's'))
  assert.match(text, new RegExp(`href="/people/${connectionId}\\?entry=${ixId}#entry-${ixId}"`))
  assert.match((await pages.get('/ask')).text, /What did Ana say about the budget\?/)
})

test('a source leads to the person’s page, or to an entry that is too old for it', async () => {
  const { pages, connectionId, ixId, member } = await withAna()
  const address = `/people/${connectionId}?entry=${ixId}`
  assert.match((await pages.get(address)).text, new RegExp(`id="entry-${ixId}"`))
  for (let count = 0; count < 41; count += 1)
    await member.client.Memory_addNote({ connectionId, text: `Coffee number ${count}.` })
  const old = await pages.get(address)
  assert.deepEqual([old.status, old.location], [303, `/people/${connectionId}/entries/${ixId}`])
  await member.client.Memory_removeInteraction({ id: connectionId, ixId })
  assert.equal((await pages.get(address)).status, 200)
})

test('related passages are set apart when the notes don’t say', async () => {
  const { member, pages, connectionId } = await withAna()
  await member.client.Memory_addNote({ connectionId, text: 'Ana rents a flat with a terrace near the river.' })
  const asked = await pages.post('/ask', { content: 'How much does Ana pay for her flat with the terrace?' })
  const answer = await lastAnswer(member, pathOf(asked))
  assert.match(answer.content, /^Your notes don’t say\. This comes near:/)
  assert.deepEqual(new Set(answer.citations.map(({ near }) => near)), new Set([true]))
  const { text } = await pages.get(pathOf(asked))
  assert.match(text, /Your notes don’t say.*<div class="near" role="group".*terrace near the river/s)
})

test('an answer is rated with a reason, and tried again', async () => {
  const { member, pages } = await withAna()
  const path = pathOf(await pages.post('/ask', { content: 'What did Ana say about the budget?' }))
  const first = await lastAnswer(member, path)
  const address = `${path}/messages/${first.id}`
  const rated = await pages.post(`${address}/rating`, { rating: 'down' }, 'messages')
  assert.match(rated.text, /value="down"[^>]*aria-pressed="true".*What was wrong\?/s)
  await pages.post(`${address}/rating`, { rating: 'down', note: 'That was the other Ana.' })
  assert.deepEqual((await lastAnswer(member, path)).feedback?.note, 'That was the other Ana.')
  const again = await pages.post(`${address}/retry`)
  assert.equal(pathOf(again), path)
  assert.equal((await lastAnswer(member, path)).attempt, 2)
  assert.match((await pages.get(path)).text, /1 earlier answer</)
})

test('a question is limited to a person, and the next one too until the limit is removed', async () => {
  const { member, pages, connectionId } = await withAna()
  const ben = await member.client.Connections_create({ displayName: 'Ben Okafor' })
  await member.client.Memory_addNote({ connectionId: ben.connectionId, text: 'The budget is 90,000.' })
  const form = (await pages.get(`/ask?about=${connectionId}`)).text
  assert.match(form, new RegExp(`name="about" value="${connectionId}".*About Ana Ribeiro`))
  const path = pathOf(await pages.post('/ask', { content: 'What is the budget?', about: connectionId }))
  const { text } = await pages.get(path)
  assert.match(text, /40,000/)
  assert.doesNotMatch(text, /90,000/)
  assert.match(text, new RegExp(`name="about" value="${connectionId}"`))
  assert.doesNotMatch((await pages.get(`${path}?about=anybody`)).text, /name="about"/)
})

test('a thread is renamed, removed, and brought back by Undo', async () => {
  const { member, pages } = await withAna()
  const path = pathOf(await pages.post('/ask', { content: 'What did Ana say about the budget?' }))
  assert.equal((await pages.post(`${path}/title`, { title: 'The budget' })).location, path)
  assert.match((await pages.get(path)).text, /<h1[^>]*>The budget</)
  const { location = '' } = await pages.post(`${path}/removal`)
  assert.equal(location, path.replace('/ask/', '/ask?removed='))
  assert.deepEqual(await member.client.Threads_list({}), [])
  const undo = new RegExp(`Removed “The budget”.*<form method="post" action="${path}/restoration"`, 's')
  assert.match((await pages.get(location)).text, undo)
  assert.equal((await pages.post(`${path}/restoration`)).location, path)
  assert.match((await pages.get(path)).text, /What did Ana say about the budget/)
})

test('the first questions are made from the member’s own people', async () => {
  const { pages } = await withAna()
  const { text } = await pages.get('/ask')
  assert.match(text, /name="content" value="Who do I know in Porto\?"/)
  assert.match(text, /name="content" value="What should I know before I see Ana Ribeiro\?"/)
  const nobody = await pagesOf(house, await newMember(house)).get('/ask')
  assert.match(nobody.text, /href="\/people\/new">Add/)
})

test('the first questions and those suggested after an answer are answered with a source, in every language', async () => {
  const { member, pages, connectionId } = await withAna()
  await member.client.Promises_create({ connectionId, text: 'Send the map', dueOn: '2030-11-20' })
  await member.client.Memory_addInteraction({ connectionId, kind: 'meeting', text: 'Tea.' })
  const unanswered: string[] = []
  for (const language of ['en', 'de', 'fr', 'es', 'pt']) {
    const { ask } = wordsFor(language)
    const name = 'Ana Ribeiro'
    for (const question of [
      ask.examplePortrait({ name }),
      ask.exampleContact({ name }),
      ask.examplePlace({ place: 'Porto' }),
      ask.examplePromisesTo({ name }),
    ]) {
      const { known, citations } = await member.client.Memory_ask({ question })
      if (!known || citations.length === 0) unanswered.push(question)
    }
  }
  assert.deepEqual(unanswered, [])

  const path = pathOf(await pages.post('/ask', { content: 'What did Ana say about the budget?' }))
  const suggested = suggestedIn((await pages.get(path)).text)
  assert.deepEqual(suggested, [
    'What did I promise Ana Ribeiro?',
    'When did I last talk to Ana Ribeiro?',
    'What should I know before I see Ana Ribeiro?',
  ])
  for (const content of suggested) {
    await pages.post(path, { content })
    assert.ok((await lastAnswer(member, path)).citations.length > 0, content)
    assert.ok(!suggestedIn((await pages.get(path)).text).includes(content), 'what was asked is not suggested again')
  }
})

test('nothing is suggested that memory could not answer', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  await member.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Acme' })
  const path = pathOf(await pages.post('/ask', { content: 'Where does Ana Ribeiro work?' }))
  const { text } = await pages.get(path)
  assert.match(text, /Acme/)
  assert.deepEqual(suggestedIn(text), [])
})

test('a question that finds nothing offers the search with its words', async () => {
  const { pages } = await withAna()
  const path = pathOf(await pages.post('/ask', { content: 'Who told me about the lighthouse in Trondheim?' }))
  const [, address = ''] = /href="(\/people\?q=[^"]+)"/.exec((await pages.get(path)).text) ?? []
  assert.match(decodeURIComponent(address), /lighthouse/i)
  assert.match(decodeURIComponent(address), /Trondheim/i)
  assert.doesNotMatch(decodeURIComponent(address), /told me/)
  const answered = pathOf(await pages.post('/ask', { content: 'What did Ana say about the budget?' }))
  assert.doesNotMatch((await pages.get(answered)).text, /\/people\?q=/)
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

test('a thread without a name asks for one in the member’s language', async () => {
  const { member, pages } = await withAna()
  const { id } = await member.client.Threads_create({ title: 'Budget' })
  for (const [locale, sentence] of [
    ['en', 'Write a name first.'],
    ['de', 'Schreib zuerst einen Namen.'],
  ] as const) {
    await member.client.Members_update({ locale })
    const { status, text } = await pages.post(`/ask/${id}/title`, { title: ' ' })
    assert.deepEqual([status, text.includes(sentence)], [400, true])
  }
})
