import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { german } from '../../../test/languages/de.ts'
import { spanish } from '../../../test/languages/es.ts'
import { french } from '../../../test/languages/fr.ts'
import { portuguese } from '../../../test/languages/pt.ts'
import type { Asked } from '../../../test/small-memory/questions.ts'
import { askedAt, remember } from '../../../test/small-memory/seed.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'
import { createComposer } from './wording/claims.ts'

const house = await useHouse()
house.clock.set(askedAt)

async function ask(ctx: ReturnType<typeof memberContext>, text: string) {
  const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  const answer = await plainAnswer(ctx, question)
  const { add, written } = createComposer()
  for (const claim of answer.claims) add(claim)
  return { ...answer, ...written() }
}

async function failing(ctx: ReturnType<typeof memberContext>, questions: Asked[], isKnown: boolean) {
  const failures: string[] = []
  for (const { ask: text, says, never = [] } of questions) {
    const answer = await ask(ctx, text)
    const has = (each: string | RegExp) =>
      typeof each === 'string' ? answer.content.includes(each) : each.test(answer.content)
    const isRight = answer.isKnown === isKnown && says.every(has) && !never.some(has)
    if (!isRight) failures.push(`${text}\n${answer.content}`)
  }
  return failures
}

for (const [language, memory] of Object.entries({ german, french, spanish, portuguese })) {
  test(`questions in ${language} are answered from notes in ${language}`, async () => {
    const ctx = memberContext(house, await newMember(house))
    await remember(ctx, memory.people)
    const failures = await failing(ctx, memory.answerable, true)
    assert.deepEqual(
      failures.filter((failure) => !memory.notYet?.some((question) => failure.startsWith(question))),
      [],
    )
    assert.deepEqual(await failing(ctx, memory.unanswerable, false), [])
  })
}

test('a question in a language that cannot be read is told so', async () => {
  const ctx = memberContext(house, await newMember(house))
  await remember(ctx, german.people)
  for (const text of [
    'Cosa ho promesso ad Anna la settimana scorsa?',
    'Wat heb ik Anna vorige week beloofd?',
    'アンナに何を約束しましたか',
  ]) {
    const { content, isKnown } = await ask(ctx, text)
    assert.match(content, /can’t read the language/, text)
    assert.equal(isKnown, false)
  }
})

test('where notes are in a language that cannot be read, nobody is told that there is nothing', async () => {
  const ctx = memberContext(house, await newMember(house))
  const notes: [string, string][] = [['2026-10-01', 'Ho promesso a Giulia di mandarle la ricetta entro venerdì.']]
  await remember(ctx, [{ displayName: 'Giulia Conti', notes }])
  assert.match((await ask(ctx, 'What did I promise Giulia?')).content, /in a language I can’t read/)
  assert.match((await ask(ctx, 'What car does Giulia drive?')).content, /in a language I can’t read/)
  assert.match((await ask(ctx, 'Was habe ich Giulia versprochen?')).content, /die ich nicht lesen kann/)
  await remember(ctx, [{ displayName: 'Ben Okafor', notes: [['2026-10-01', 'Ben is moving to Porto in May.']] }])
  assert.doesNotMatch((await ask(ctx, 'What did I promise Ben Okafor?')).content, /can’t read/)
})
