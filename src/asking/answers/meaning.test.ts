import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { bagOfWords } from '../../../test/models/bag-of-words.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'

const house = await useHouse()
const { kith } = house
after(() => {
  kith.embedder = null
})
kith.embedder = bagOfWords()
const member = await newMember(house)
const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
const text = 'That is not for her at all.'
await member.client.Memory_addNote({ connectionId, text })
await member.client.Memory_addNote({ connectionId, text: 'Back from Faro, very tanned.' })
await house.work()

async function ask(text: string) {
  const ctx = memberContext(house, member)
  const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  const { claims, isKnown } = await plainAnswer(ctx, question)
  return { isKnown, cited: claims.flatMap(({ cites }) => cites.map((each) => each.text)) }
}

test('a note that says it in other words answers the question', async () => {
  kith.embedder = bagOfWords()
  assert.deepEqual(await ask('Is that gadget not for Ana at all?'), { isKnown: true, cited: [text] })
})

test('without the add-on, or with a distant meaning, the question is declined', async () => {
  kith.embedder = null
  assert.deepEqual(await ask('Is that gadget not for Ana at all?'), { isKnown: false, cited: [] })
  kith.embedder = bagOfWords()
  assert.equal((await ask('Did Ana repaint the kayak?')).isKnown, false)
})

test('related passages are shown below the sentence that declines', async () => {
  kith.embedder = null
  const { isKnown, cited } = await ask('Did Ana repaint the kayak of her cousin in Faro?')
  assert.deepEqual({ isKnown, cited }, { isKnown: false, cited: ['Back from Faro, very tanned.'] })
})
