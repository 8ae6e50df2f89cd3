import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seed } from '../../scripts/demo/seed.ts'
import { useHouse } from '../../test/harness.ts'
import { byToken } from '../access/authenticate.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'
import { composed } from './claims.ts'

const house = await useHouse()
const { read } = await seed(house.kith)
const caller = await byToken(house.kith, read)
const ctx = { ...house.kith, via: 'http' as const, requestId: 'other-words', address: '127.0.0.1', ...caller, caller }

async function answered(text: string) {
  const asked = { text, timeZone: 'Europe/Lisbon', connectionId: null, earlier: null }
  const answer = await plainAnswer(ctx, await readQuestion(ctx, asked))
  return { isKnown: answer.isKnown, content: composed(answer).content }
}

/** A question in other words than the note, and what the note says. */
const answerable: [string, RegExp][] = [
  ['What does Gonçalo call his dog?', /Bica/],
  ['How much money did Marta Figueiredo raise?', /900,000/],
  ['What is the name of the vessel I bought from Zé Carlos?', /Gaivota/],
  ["How is the health of Zé Carlos's spouse?", /operation/],
  ['How old is the father of Inês?', /81/],
  ['What share of appointments was missed after the pilot?', /17%/],
  ['Where does Duarte commute from?', /Cascais/],
  ["What are the names of Mariana's children?", /Bento and Alice/],
  ['What instrument does André play?', /guitar/],
  ['Is André expecting a baby?', /second child/],
  ['What does Filipa study after work?', /sign language/],
  ['Is Filipa anxious about anything?', /time zone/],
  ["Where does Zoë's marriage take place?", /Potsdam/],
  ["What's the profession of Olena's brother?", /nurse/],
  ['Why might Ana Ribeiro relocate to Porto?', /mother is unwell/],
  ['Who is the new manager of Ana Ribeiro?', /Duarte/],
  ['What kind of farm did Manuel purchase?', /chestnut/],
  ["How did Sofia's daughter hurt herself?", /football/],
  ["What's wrong with the keel?", /keel needs looking at/],
  ['Did Teresa have an accident?', /Fell on the stairs/],
  ["How is my mother's knee?", /better since the swimming/],
  ['What is the title of Catarina’s book?', /Waiting as a Material/],
  ['How much of a discount did Henrique give us?', /half/],
  ['When does Oriol reply to emails?', /Sundays/],
  ['Which hobby does Marek have?', /pinball/],
  ['Is Noor available at the moment?', /free in the next weeks/],
  ['How many captions does Noor do per year?', /900/],
  ["What is the name of Aoi's boy?", /Haru/],
  ['Does Tiago enjoy giving presentations?', /hates presenting/],
  ['How many traders use the product of Daniel?', /10,000/],
]

/** What is near to something in a note, and is in none. */
const unanswerable = [
  "What is the name of Gonçalo's wife?",
  'What car does Duarte drive?',
  "When is Filipa's wedding?",
  'How much does Kasia charge per day?',
  "What is the name of Teresa's sister?",
  'Does Tiago have a girlfriend?',
  "What is the birthday of Sofia's daughter?",
  'Has Marek got kids?',
  'What did Yusuf say about Berlin?',
  "What is wrong with Bruno's back?",
  'Is Wei married?',
  "What is the name of Aoi's cat?",
]

test('a question in other words than the note is answered', async () => {
  const wrong: string[] = []
  for (const [text, says] of answerable) {
    const { isKnown, content } = await answered(text)
    if (!isKnown || !says.test(content)) wrong.push(`${text}\n${content}`)
  }
  assert.deepEqual(wrong, [])
})

test('what is only near to what a note says is declined', async () => {
  const wrong: string[] = []
  for (const text of unanswerable) {
    const { isKnown, content } = await answered(text)
    if (isKnown) wrong.push(`${text}\n${content}`)
  }
  assert.deepEqual(wrong, [])
})
