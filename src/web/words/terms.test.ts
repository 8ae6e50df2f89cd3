import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCatalog } from '../../../scripts/words-type.ts'

/** Other words for the same thing, other forms of address, and marks of another language. `\b` knows no accents. */
const ruledOut = {
  de: /\b(?:Administrator|Zugangstoken|zweistufig|Mailprogramm|Gespräche|Aufgenommenes|Abstand ändern)|[“”]\p{L}|«/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})|calendrier de|jetons d’accès|\bCaptures\b|[“”]/iu,
  es: /(?<!\p{L})(?:ustedes|usted|Capturas|fusionar)(?!\p{L})|[“”]|clave de acceso/iu,
  'pt-PT': /(?<!\p{L})(?:você|vocês|teus?|tuas?|tens|conheces|conheceste|Capturas|Desfazer|Transferir)(?!\p{L})|[«»]/iu,
}

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('## In five languages')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)
const terms = [...(rows ?? [])].slice(1).map((row) => row.slice(2, 6))

for (const [at, [language, pattern]] of Object.entries(ruledOut).entries()) {
  const lines = Object.values(readCatalog(language))

  test(`the words of the glossary are those of the catalogue: ${language}`, () => {
    const text = lines.join('\n').toLowerCase()
    const own = terms.map((row) => row[at]?.trim().toLowerCase() ?? '')
    assert.ok(own.length > 15)
    assert.deepEqual(
      own.filter((term) => !text.includes(term)),
      [],
    )
  })

  test(`no other word stands for them: ${language}`, () => {
    assert.deepEqual(
      lines.filter((line) => pattern.test(line)),
      [],
    )
  })
}
