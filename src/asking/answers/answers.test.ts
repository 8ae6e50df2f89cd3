import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { type Asked, answerable, unanswerable } from '../../../test/small-memory/questions.ts'
import { askedAt, remember } from '../../../test/small-memory/seed.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'
import { createComposer } from './wording/sentences.ts'

const house = await useHouse()
house.clock.set(askedAt)
const ctx = memberContext(house, await newMember(house))
const ids = await remember(ctx)
const idOf = (name: string) => ids.get(name) ?? ''

type Before = { question: string; about: string[] }

async function ask(text: string, more: { earlier?: Before; connectionId?: string; lowered?: Set<string> } = {}) {
  const { earlier = null, connectionId = null, lowered } = more
  const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId, earlier })
  const answer = await plainAnswer(ctx, question, { lowered })
  const { add, written } = createComposer()
  for (const claim of answer.claims) add(claim)
  return { ...answer, ...written() }
}

async function failing(questions: Asked[], isKnown: boolean) {
  const failures: string[] = []
  for (const { ask: text, says, never = [] } of questions) {
    const answer = await ask(text)
    const has = (each: string | RegExp) =>
      typeof each === 'string' ? answer.content.includes(each) : each.test(answer.content)
    const isRight = answer.isKnown === isKnown && says.every(has) && !never.some(has)
    if (!isRight) failures.push(`${text}\n${answer.content}`)
  }
  return failures
}

test('ordinary questions are answered from the member’s notes', async () => {
  assert.deepEqual(await failing(answerable, true), [])
})

test('a question without an answer in memory is declined in a sentence', async () => {
  assert.deepEqual(await failing(unanswerable, false), [])
})

test('every claim is cited with the day it was written', async () => {
  const { content, citations } = await ask('What did Ana Ribeiro say about the budget?')
  assert.equal(
    content,
    'On 21 April you noted about Ana Ribeiro: “Ana says the design budget was cut by a third, to 40,000 euros. She is frustrated with her boss.” [1]',
  )
  assert.deepEqual(
    citations.map(({ number, kind, connectionId }) => ({ number, kind, connectionId })),
    [{ number: 1, kind: 'interaction', connectionId: idOf('Ana Ribeiro') }],
  )
})

test('a name that fits two people gets an answer for each, and the two are never mixed', async () => {
  const { content, about } = await ask('Who is Ana’s boss?')
  assert.match(content, /about Ana Ribeiro: “.*boss/)
  assert.match(content, /nothing about that for Ana Lopes/)
  assert.deepEqual(about, [idOf('Ana Ribeiro')])
})

test('a follow-up question keeps the person, or the topic if it only names another person', async () => {
  const earlier = { question: 'Where does Ana Ribeiro live?', about: [idOf('Ana Ribeiro')] }
  assert.match((await ask('And her husband?', { earlier })).content, /Tiago/)
  assert.match((await ask('And Jonas?', { earlier })).content, /^Jonas Keller is in Zurich/)
  const moving = { question: 'Is Ana Ribeiro moving to Porto?', about: [idOf('Ana Ribeiro')] }
  assert.match((await ask('When?', { earlier: moving })).content, /On 3 March you noted .*in May/)
})

test('a question limited to one person is answered only from their entries', async () => {
  const { citations } = await ask('Who lives in Lisbon?', { connectionId: idOf('Ben Okafor') })
  assert.deepEqual([...new Set(citations.map(({ connectionId }) => connectionId))], [idOf('Ben Okafor')])
})

test('passages that were rated down come last', async () => {
  const first = await ask('What does Ana Ribeiro say about Porto?')
  const lowered = new Set(first.citations.slice(0, 1).map(({ id }) => id))
  const again = await ask('What does Ana Ribeiro say about Porto?', { lowered })
  assert.notEqual(again.citations[0]?.id, first.citations[0]?.id)
})

test('a visitor’s words are attributed to them, without links', async () => {
  const { content, citations } = await ask('What did Mallory offer for billboards?')
  assert.match(content, /^On 9 October, Mallory Finch wrote when you exchanged cards: “/)
  assert.doesNotMatch(JSON.stringify([content, citations]), /https?:/)
})

test('with an empty memory, every question is declined', async () => {
  const nobody = memberContext(house, await newMember(house))
  for (const text of ['Who do I know in Lisbon?', 'What did Ana say?', '???', 'любит', 'What is Bica?']) {
    const question = await readQuestion(nobody, { text, timeZone: 'UTC', connectionId: null, earlier: null })
    const { isKnown, claims } = await plainAnswer(nobody, question)
    assert.equal(isKnown, false, text)
    assert.match(claims[0]?.text ?? '', /\.$/)
  }
})
