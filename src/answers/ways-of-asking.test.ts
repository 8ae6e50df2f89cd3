import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memory } from '../../test/corpus/memory.ts'
import { seedMemory } from '../../test/corpus/seed.ts'
import { memberContext, useHouse } from '../../test/harness.ts'
import type { Earlier } from '../questions/question.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'
import { composed } from './claims.ts'

const house = await useHouse()
const ctx = memberContext(house, await seedMemory(house))
const { timeZone } = memory

async function answerTo(asked: string) {
  let earlier: Earlier | null = null
  let content = ''
  let isKnown = false
  for (const text of asked.split(' → ')) {
    const question = await readQuestion(ctx, { text, timeZone, connectionId: null, earlier })
    const answer = await plainAnswer(ctx, question)
    earlier = { question: question.text, about: answer.about }
    content = composed(answer).content
    isKnown = answer.isKnown
  }
  return { content, isKnown }
}

/** One question asked as people ask it, and what the answer begins with or has in it. */
const answerable: [asked: string, says: RegExp][] = [
  ['could you tell me who works at Aegean Lines?', /^Helen Papadakis/],
  ['I forgot who I know in Berlin', /Jonas Weber.*\n.*Hannah Weiss/],
  ["who's based in Prague these days", /Peter Novak.*\n.*Mirek Horák/],
  ['contacts in london please', /Priya Raman.*\n.*Ben Okafor/],
  ['Who do I know in Latin America?', /Diego Morales/],
  ['anybody from Portugal?', /Lisbon/],
  ['investors in london', /^Priya Raman/],
  ['who knows about wine', /^Tomás Herrera.*\n.*Nino Beridze/],
  ['who brews beer', /^Rui Fonseca/],
  ['who could take photos for us', /^Chloé Dubois/],
  ['Who could give me legal advice?', /^Marco Conti.*\n.*Sarah O'Connor/],
  ['who can I ask about insurance?', /^Pierre Dubois/],
  ['Who left Kiesel?', /^On 10 September you noted about Jonas Weber/],
  ['Who did Tom introduce me to?', /Helen Papadakis.*\n.*Greta Hofmann/],
  ['Who did I get to know through Priya?', /Mei Lin Tan/],
  ['who put me in touch with Helen', /Introduced by Tom/],
  ['the guy from Kiesel', /^Jonas Weber/],
  ['when did I last talk to the woman from Aegean Lines', /^You were last in touch with Helen Papadakis/],
  ['who is my accountant', /^Luís Carvalho: Accountant/],
  ['what does bob do', /^Robert Tremblay is VP Sales/],
  ['when did i last see bob trembley', /^You last met Robert Tremblay on 14 September/],
  ['what is marta zielinska doing', /Marta Lindqvist/],
  ['wehn is bens brithday', /^Ben Okafor’s birthday is on 12 September/],
  ["I can't remember when I last met Marco", /^You last met Marco Conti on 10 April 2025/],
  ['how long ago did I see Marco?', /^You last met Marco Conti/],
  ['have i met with hugo yet', /^Yes: you met Hugo Almeida/],
  ['Who did I send a message in October?', /^You wrote to/],
  ['how did Zeynep and I meet?', /Contemporary Istanbul/],
  ['where did I first run into Ella', /Nordic Game/],
  ['do you know where Nino lives?', /^Nino Beridze is in Tbilisi/],
  ['what line of work is Mirek in', /^Mirek Horák is Bike mechanic/],
  ['where does Wei work at the moment', /BrightPCB/],
  ['birthdays in november', /Hugo Almeida turns 33.*\n.*Giulia Conti/],
  ['remind me who Raj is', /^Raj Patel: Managing director/],
  ['Give me an overview of Nkechi', /^Nkechi Adeyemi: Founder/],
  ['prep me for my call with Helen', /^Helen Papadakis: Shipping manager/],
  ['what have i got to get done by friday', /pitch deck/],
  ['is there anything I still need to do for Sam', /workshop sign/],
  ['Which promises did I keep last month?', /Zofia.*\n.*cap table.*\n.*day rate.*$/],
  ['what have I forgotten to do', /overdue/],
  ['what did I promise Lars so far?', /Copenhagen/],
  ['what messages are ready to send', /^A message to/],
  ['Which message is waiting for Noah?', /Regula/],
  ['What did I send Tomás in September?', /harvest/],
  ['Whom did I write to about an invoice?', /André Silva/],
  ['who needs a follow up', /waits to be sent/],
  ['how many people do I know in Germany', /^You know 3 people/],
  ['how many founders', /^You know 4 people/],
  ['how many calls did I have last week', /^You have \d+ calls? last week/],
  ['how many drafts are waiting', /^You have 5 drafts/],
  ["When is Hugo's birthday? → and Giulia's? → and Ben's?", /^Ben Okafor’s birthday/],
  ['Who do I know in Berlin? → and in London? → how many?', /^You know 2 people in London/],
  ['What did I promise Ana Ribeiro? → and Ben? → and Lars?', /Copenhagen/],
  ['Who did I talk to last week? → and the week before?', /Marta Lindqvist/],
  ['What did Priya say about prices? → when was that?', /^On 18 November 2025/],
  ['Tell me about Yuki → Where did I take the two of them?', /Fundão/],
]

const unanswerable = [
  'could you tell me where Gustavo Lima works?',
  'do you remember what Wolfgang does?',
  "I forgot what Tom's phone number is",
  'who can help me with a parachute',
  'who knows about falconry',
  'what is the name of my hairdresser',
]

test('however it is asked, what there is to know is answered', async () => {
  const wrong: string[] = []
  for (const [asked, says] of answerable) {
    const { content, isKnown } = await answerTo(asked)
    if (!isKnown || !says.test(content)) wrong.push(`${asked}\n${content}`)
  }
  assert.deepEqual(wrong, [])
})

test('however it is asked, what is not there is declined', async () => {
  const wrong: string[] = []
  for (const asked of unanswerable) {
    const { content, isKnown } = await answerTo(asked)
    if (isKnown) wrong.push(`${asked}\n${content}`)
  }
  assert.deepEqual(wrong, [])
})
