import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readCatalog, valuesOf } from '../../../scripts/words-type.ts'
import { addCatalog, type Catalog, wordsFor } from './catalogs.ts'
import { catalogLanguageOf, catalogLanguages } from './languages.ts'
import { asIs, inEnglish, say, sayText } from './text.ts'

const english = readCatalog('en')
const others = catalogLanguages.filter((language) => language !== 'en')

/** Where `wordsFor` is read instead of `say`. */
const readAsWords = /^reasons\.unknown$/

/** English takes the reason for a move whole from the API; Portuguese says a weekday by its gender. */
const mayNeedMore = /^moves\.|^dates\.onWeekday$/

test('every catalog has the ids of English, in the same order', () => {
  for (const language of others) assert.deepEqual(Object.keys(readCatalog(language)), Object.keys(english), language)
})

test('no translation needs a value that English does not have', () => {
  for (const language of others)
    for (const [id, text] of Object.entries(readCatalog(language)))
      if (!mayNeedMore.test(id)) {
        const extra = [...valuesOf(text).keys()].filter((name) => !valuesOf(english[id] ?? '').has(name))
        assert.deepEqual(extra, [], `${language} ${id}`)
      }
})

test('every refusal and every reason is said somewhere', async () => {
  const sources: string[] = []
  for await (const path of glob('src/**/*.ts'))
    if (!/\.test\.ts$|texts\/words\.ts$/.test(path)) sources.push(await readFile(path, 'utf8'))
  const source = sources.join('\n')
  const isSaid = (id: string) =>
    source.includes(`'${id}'`) || source.includes(`\`${id.slice(0, id.lastIndexOf('.'))}.\${`)
  const ids = Object.keys(english).filter((id) => /^(?:refusals|fields|reasons|sentences)\./.test(id))
  assert.deepEqual(
    ids.filter((id) => !isSaid(id) && !readAsWords.test(id)),
    [],
  )
})

test('no text is empty, and every text exists in every language', () => {
  const anyValues = new Proxy({}, { get: (_, name) => (name === 'toString' ? undefined : 2), has: () => true })
  for (const language of catalogLanguages) {
    const texts = leaves(wordsFor(language))
    assert.equal(texts.length, Object.keys(english).length)
    for (const each of texts) assert.notEqual(typeof each === 'function' ? each(anyValues) : each, '', language)
  }
})

test('the language of a locale decides which catalog is read, and its region how numbers look', () => {
  assert.deepEqual(['de-AT', 'pt', 'pt-PT', 'pt-BR', 'en-US', 'ja'].map(catalogLanguageOf), [
    'de',
    'pt-PT',
    'pt-PT',
    'pt-BR',
    'en',
    'en',
  ])
  assert.equal(wordsFor('de').people.count({ number: 1234 }), '1.234 Personen')
  assert.equal(wordsFor('en-IN').people.count({ number: 1_234_567 }), '12,34,567 people')
  assert.equal(wordsFor('en').people.count({ number: 0 }), 'Nobody yet')
})

test('a text and the texts in its values are shown in the reader’s language', () => {
  const text = say('refusals.limits.ask', { wait: say('refusals.limits.inMinutes', { count: 3 }) })
  assert.equal(inEnglish(text), 'Too many questions. Try again in 3 minutes.')
  assert.match(sayText(wordsFor('de'), text), /3 Minuten/)
  assert.equal(sayText(wordsFor('fr'), asIs('From another program.')), 'From another program.')
})

test('requested locales don’t fill the memory: catalogs are dropped when there are many', () => {
  const first = wordsFor('es-x-first')
  for (let at = 0; at < 60; at++) wordsFor(`es-x-${at}`)
  assert.notEqual(wordsFor('es-x-first'), first)
})

test('a catalog can be added for tests', () => {
  addCatalog('en-x-test', { ...(english as Catalog), 'person.call': '[Write]' })
  assert.equal(wordsFor('en-x-test').person.call, '[Write]')
})

type Leaf = string | ((values: unknown) => string)

function leaves(tree: unknown): Leaf[] {
  if (typeof tree === 'object' && tree !== null) return Object.values(tree).flatMap(leaves)
  return [tree as Leaf]
}
