import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ModelFailure } from '#platform/llm/failure.ts'
import { openModel } from '#platform/llm/open.ts'
import { answered, passageOf, questionOf } from '../../../test/corpus/asked-question.ts'
import { cutAfter, scripted, stall } from '../../../test/models/scripted-model.ts'
import { drips, littleServer, says } from '../../../test/servers/model-server.ts'

const porto = passageOf('Coffee at the harbour. She is moving to Porto in May.', { id: 'porto' })
const boat = passageOf('Sold the boat for 3.5 k, see https://boats.example/17', { id: 'boat' })
const tea = passageOf('Bea drinks green tea. Her mail is bea@tea.example.', {
  id: 'tea',
  connectionId: 'bea',
  connectionName: 'Bea Lund',
})
const memory = [porto, boat, tea]

test('each sentence comes with its passages and the person’s name', async () => {
  const model = scripted(['P1 is moving to Porto in May [1]. She sold the boat for 3.5 k. [2][1] P2 drinks tea 【3】.'])
  const { claims, about, isKnown, usage } = await answered(model, memory)
  assert.deepEqual(
    claims.map(({ text, cites }) => [text, cites.map(({ id }) => id)]),
    [
      ['Ana Ribeiro is moving to Porto in May.', ['porto']],
      ['She sold the boat for 3.5 k.', ['boat', 'porto']],
      ['Bea Lund drinks tea.', ['tea']],
    ],
  )
  assert.deepEqual(
    { about, isKnown, usage },
    { about: ['ana', 'bea'], isKnown: true, usage: { inputTokens: 10, outputTokens: 10 } },
  )
})

const dropped: Record<string, string> = {
  'it cites nothing': 'P1 is moving to Porto.',
  'it cites an unknown passage': 'P1 is moving to Porto [9] [0].',
  'its passage does not support it': 'P1 was arrested for fraud [1].',
  'its passage is about somebody else': 'P2 is moving to Porto [1].',
  'it names an unknown person': 'P7 is moving to Porto [1].',
  'it has an address that the member did not write': 'P1 is moving to Porto, see porto.example [1].',
  'it is not a sentence': `P1 is moving to Porto ${'QUJD'.repeat(20)} [1].`,
  'it is far too long': `P1 is moving to Porto ${'and on '.repeat(100)} [1].`,
  'it is a heading': '# P1 is moving to Porto [1]',
}

for (const [why, sentence] of Object.entries(dropped)) {
  test(`a sentence is dropped when ${why}`, async () => {
    const { texts } = await answered(scripted([`${sentence}\nP1 sold a boat [2].`]), memory)
    assert.deepEqual(texts, ['Ana Ribeiro sold a boat.'])
    await assert.rejects(answered(scripted([sentence]), memory), ModelFailure)
  })
}

test('a sentence that cites only another person is dropped, even if it names nobody', async () => {
  const model = scripted(['She drinks tea [3]. She is moving to Porto [1].'])
  const { texts } = await answered(model, memory, { question: questionOf('What of Ana?', { about: ['ana'] }) })
  assert.deepEqual(texts, ['She is moving to Porto.'])
})

test('an unknown citation is dropped, and the known one next to it stays', async () => {
  const { claims } = await answered(scripted(['P1 is moving to Porto [1, 12].']), memory)
  assert.deepEqual(claims[0]?.cites, [porto])
})

test('a name alone, and the day of an entry, are answers too', async () => {
  const { texts } = await answered(scripted(['P2 [3]. You met Ana (P1) on 4 March [1]. Yes [1].']), memory)
  assert.deepEqual(texts, ['Bea Lund.', 'You met Ana on 4 March.'])
})

test('links and pictures never survive; an address of the member’s own does', async () => {
  const model = scripted([
    'P1 sold the boat: https://boats.example/17 [2]. The boat ![x](https://evil.example/?q=Porto) <b>was</b> [sold](http://x.example) [2]. P2 has bea@tea.example [3].',
  ])
  const { texts } = await answered(model, memory)
  assert.deepEqual(texts, [
    'Ana Ribeiro sold the boat: (a link)',
    'The boat x was sold.',
    'Bea Lund has bea@tea.example.',
  ])
})

test('NOTHING is an honest answer', async () => {
  for (const said of ['NOTHING', 'NOTHING.', '**NOTHING**', 'Nothing.', 'NOTHING. The passages do not say.']) {
    const { texts, isKnown, about } = await answered(scripted([said]), memory)
    assert.deepEqual({ texts, isKnown, about }, { texts: [], isKnown: false, about: [] })
  }
})

test('without passages, the model is not called', async () => {
  const model = scripted(['P1 [1].'])
  assert.equal((await answered(model, [])).isKnown, false)
  assert.deepEqual(model.asked, [])
})

test('an answer has at most 12 sentences and 2,000 characters, without repetition', async () => {
  const passage = passageOf(
    `She is moving to Porto, flat ${Array.from({ length: 40 }, (_, at) => at + 40).join(', ')}.`,
  )
  const many = Array.from({ length: 40 }, (_, at) => `P1 is moving to Porto, flat ${at + 40} [1].`).join(' ')
  assert.equal((await answered(scripted([many]), [passage])).texts.length, 12)
  const long = many.replaceAll('Porto,', `Porto${' so'.repeat(150)},`)
  assert.ok((await answered(scripted([long]), [passage])).texts.join('').length <= 2_000)
  assert.equal((await answered(scripted(['P1 is moving to Porto [1]. '.repeat(500)]), memory)).texts.length, 1)
})

test('a model failure is passed on, even after some sentences', async () => {
  await assert.rejects(answered(scripted([cutAfter('P1 is moving to Porto [1]. And')]), memory), { kind: 'cut' })
  await assert.rejects(answered(scripted([new ModelFailure('busy')]), memory), { kind: 'busy' })
  const signal = AbortSignal.timeout(20)
  await assert.rejects(answered(scripted([stall]), memory, { signal }), { kind: 'stopped' })
  for (const said of ['', 'I cannot help with that.', '{"a":1}', '\0\0\0', 'x'.repeat(50_000)])
    await assert.rejects(answered(scripted([said]), memory), { kind: 'garbled' })
})

test('an incomplete last sentence is left out when the tokens run out', async () => {
  const said = 'P1 is moving to Porto [1]. She sold the boat [2] and'
  const model = scripted([])
  model.chat = async function* () {
    yield { type: 'text', text: said }
    yield { type: 'end', usage: null, cutShort: true }
  }
  assert.deepEqual((await answered(model, memory)).texts, ['Ana Ribeiro is moving to Porto.'])
})

test('a label in a text isn’t mistaken for a person', async () => {
  const incident = passageOf('A P1 incident: the servers in Porto were down.')
  const { texts } = await answered(scripted(['X1 had a P1 incident in Porto [1].']), [incident])
  assert.deepEqual(texts, ['Ana Ribeiro had a P1 incident in Porto.'])
})

test('the person of an earlier question has a label', async () => {
  const model = scripted(['NOTHING'])
  const question = questionOf('And her husband?', { about: ['ana'], earlier: 'Where is Ana going?' })
  await answered(model, memory, { question })
  const prompt = model.asked[0]?.map(({ content }) => content).join('\n') ?? ''
  assert.match(prompt, /The question is about P1\./)
  assert.match(prompt, /Where is Ana going\?/)
})

test('a response is read byte by byte, and an endless one is cut off', async (t) => {
  const event = (content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`
  const good = ['P1 is mov', 'ing to Porto [', '1]. 😀 P2 drinks', ' tea [3].'].map((text) => event(text)).join('')
  const endless = event('P1 goes on about Porto [1]. ').repeat(10_000)
  const { origin } = await littleServer(t, [drips(good + event('', 'stop')), says(endless)])
  const model = openModel({ url: origin, name: 'tiny', key: null, api: 'openai', timeoutMs: 10_000 })
  assert.ok(model)
  assert.deepEqual((await answered(model, memory)).texts, [
    'Ana Ribeiro is moving to Porto.',
    '😀 Bea Lund drinks tea.',
  ])
  assert.deepEqual((await answered(model, memory)).texts, ['Ana Ribeiro goes on about Porto.'])
})
