import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { recall } from '../addons/add-on.ts'
import { localEmbedder } from './local.ts'
import { wordPieces } from './mini-lm.ts'

const skip = recall.isInstalled() ? false : 'the add-on is not installed: npm run add:recall'
const embedder = localEmbedder()
const never = new AbortController().signal
after(() => embedder.close())

async function nearest(asked: string, texts: string[]) {
  const [query, ...vectors] = await embedder.embed([asked, ...texts], never)
  const scores = vectors.map((vector) => vector.reduce((sum, part, at) => sum + part * (query?.[at] ?? 0), 0))
  return texts[scores.indexOf(Math.max(...scores))]
}

test('texts with the same meaning are nearest to each other', { skip }, async () => {
  const said = [
    'He took up sailing last year.',
    'Their offices moved to Porto.',
    'She is allergic to peanuts.',
    'Twins, in March!',
  ]
  assert.equal(await nearest('which foods must be avoided', said), 'She is allergic to peanuts.')
  assert.equal(await nearest('any hobbies', said), 'He took up sailing last year.')
  assert.equal(await nearest('when are the babies due', said), 'Twins, in March!')
  assert.equal(await nearest('where does the company have its headquarters', said), 'Their offices moved to Porto.')
})

test('any text has a vector of length 1, even if it is empty, very long or nonsense', { skip }, async () => {
  const odd = ['', ' ', '\0\ud800', '🙂'.repeat(500), 'a'.repeat(20_000), '日本語'.repeat(1_000), 'word '.repeat(5_000)]
  for (const vector of await embedder.embed(odd, never)) {
    assert.equal(vector.length, 384)
    assert.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-4)
  }
})

test('words are split into the longest known pieces; accents, case and control characters are ignored', () => {
  const pieces = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'cafe', 'sail', '##ing', '##s', '!', '海', "'", 's']
  const vocabulary = new Map(pieces.map((piece, number) => [piece, number]))
  const read = (text: string, most = 99) => wordPieces(vocabulary, text, most).map((number) => pieces[number])
  assert.deepEqual(read('Café! Sailing'), ['[CLS]', 'cafe', '!', 'sail', '##ing', '[SEP]'])
  assert.deepEqual(read('cafe\u0301\u200b海s'), ['[CLS]', 'cafe', '海', 's', '[SEP]'])
  assert.deepEqual(read("sail's sails"), ['[CLS]', 'sail', "'", 's', 'sail', '##s', '[SEP]'])
  assert.deepEqual(read(`sailor ${'s'.repeat(101)}`), ['[CLS]', '[UNK]', '[UNK]', '[SEP]'])
  assert.deepEqual(read('sail sail sail', 4), ['[CLS]', 'sail', 'sail', '[SEP]'])
})
