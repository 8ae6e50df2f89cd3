import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const glossary = readFileSync('docs/glossary.md', 'utf8')

/** Words that the glossary's last column rules out. */
const ruledOut = [...glossary.matchAll(/^\| \*\*.+?\| ([^|]+?) \|$/gm)]
  .filter((row) => row[0].split('|').length === 5)
  .flatMap(([, words = '']) => words.split(','))
  .map((word) => word.trim())
  .filter(Boolean)

const published = ['test/golden/openapi.json', 'test/golden/tools.json'].map((file) => readFileSync(file, 'utf8'))

test('the glossary rules words out', () => {
  assert.ok(ruledOut.includes('letter') && ruledOut.includes('user'), ruledOut.join(', '))
})

test('the API and the tools use none of the words that the glossary rules out', () => {
  for (const word of ruledOut)
    for (const text of published)
      for (const [, sentence = ''] of text.matchAll(/"(?:summary|description|title|detail)": "((?:[^"\\]|\\.)*)"/g))
        assert.doesNotMatch(sentence, new RegExp(`\\b${word}s?\\b`, 'i'), `“${word}”: see docs/glossary.md`)
})
