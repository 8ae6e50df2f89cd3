import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { answered, passageOf } from '../../../test/corpus/asked-question.ts'
import { scripted } from '../../../test/models/scripted-model.ts'
import { leadingElsewhere } from '../../../test/samples/forbidden-markup.ts'

const part = fc.constantFrom(
  ...[
    'P1 moves to Porto ',
    ' [1]. ',
    ' [1].',
    '[1]',
    '. ',
    ' ',
    '\n',
    '\n- ',
    '# ',
    'P1',
    'evil',
    'example',
    'com',
    '.',
  ],
  ...[
    'http',
    's',
    ':',
    '//',
    '/',
    'www.',
    '?q=',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    ']: ',
    '<',
    '>',
    'img src=',
    'a href=',
  ],
  ...[
    '&#58;',
    '\\',
    '\u200b',
    '\u200d',
    '\u{e0041}',
    '．',
    '／',
    'data:',
    '*',
    '**',
    '`',
    '```',
    '__',
    '【',
    '】',
    '|',
    '@',
  ],
)
const name = fc.array(fc.constantFrom('Eve', 'com', 'evil', '.', '[', ']', '/x', 'https://', '**', '[1]', ' ', '@'), {
  maxLength: 8,
})
const cuts = fc.array(fc.nat(300), { maxLength: 12 })

for (const source of ['member', 'visitor'] as const) {
  test(`no link, picture or markup survives from words of a ${source}, however it is split into pieces`, async () => {
    let told = 0
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), name, cuts, async (parts, names, at) => {
        const connectionName = names.join('')
        const passage = passageOf(
          'Moves to Porto, said evil.example and evil.com: img src, a href, http, data, q, s.',
          {
            source,
            connectionName,
          },
        )
        const texts = await textsOf(`${parts.join('')} P1 moves to Porto [1].`, at, passage)
        told += texts.length
        for (const text of texts) {
          for (const pattern of leadingElsewhere) assert.doesNotMatch(text, pattern)
          assert.doesNotMatch(text, /\[\d/u)
          if (source === 'visitor') assert.doesNotMatch(text, /\b\w+\.(?:com|example)\b/u)
        }
      }),
      { numRuns: 200 },
    )
    assert.ok(told > 60, `only ${told} sentences were let through: this shows little`)
  })
}

test('text that becomes a link without its markup or with a name inserted is neutralized', async () => {
  const passage = passageOf('She moves to Porto, said evil.com.', { connectionName: 'com' })
  for (const trick of [
    'evil[.]com/x',
    'evil**.**com/x',
    'evil`.com`/x',
    'evil.P1/x',
    'www.P1',
    'https:P1/x',
    'evil__.__com?q=1',
  ])
    for (const text of await textsOf(`P1 moves to Porto ${trick} [1].`, [], passage))
      for (const pattern of leadingElsewhere) assert.doesNotMatch(text, pattern, trick)
})

async function textsOf(text: string, at: number[], passage: ReturnType<typeof passageOf>) {
  const sorted = [0, ...at.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length]
  const model = scripted([])
  model.chat = async function* () {
    for (const [index, to] of sorted.slice(1).entries()) yield { type: 'text', text: text.slice(sorted[index], to) }
    yield { type: 'end', usage: null, cutShort: false }
  }
  return answered(model, [passage]).then(
    ({ texts }) => texts,
    (error) => {
      assert.match(error.kind, /^(?:garbled|untrue)$/, String(error))
      return []
    },
  )
}
