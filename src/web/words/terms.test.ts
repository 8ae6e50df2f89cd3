import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { de as deAnswers } from '#asking/answers/wording/languages/de.ts'
import { es as esAnswers } from '#asking/answers/wording/languages/es.ts'
import { fr as frAnswers } from '#asking/answers/wording/languages/fr.ts'
import { pt as ptAnswers } from '#asking/answers/wording/languages/pt.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** Other words for the same thing, other forms of address, and marks of another language. */
const ruledOut = {
  de: /\b(?:Administrator|Zugangstoken|zweistufig|Mailprogramm|Gespräche|Aufgenommenes|Abstand ändern)|[“”]\p{L}|«/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})|calendrier de|jetons d’accès|\bCaptures\b|[“”]/iu,
  es: /\busted(?:es)?\b|\bCapturas\b|[“”]|\bfusionar\b|clave de acceso/iu,
  pt: /\b(?:você|vocês|teus?|tuas?|tens|conheces|conheceste)\b|\bCapturas\b|[«»]|\bDesfazer\b|\bTransferir\b/iu,
}

const catalogues = { de, fr, es, pt }
const answers = { de: deAnswers, fr: frAnswers, es: esAnswers, pt: ptAnswers }
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('## In five languages')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)
const terms = [...(rows ?? [])].slice(1).map((row) => row.slice(2, 6))

for (const [at, [language, words]] of Object.entries(catalogues).entries()) {
  const lines = linesOf(words)

  test(`the words of the glossary are those of the catalogue: ${language}`, () => {
    const text = lines.join('\n').toLowerCase()
    const own = terms.map((row) => row[at]?.trim().toLowerCase() ?? '')
    assert.ok(own.length > 15)
    assert.deepEqual(
      own.filter((term) => !text.includes(term)),
      [],
    )
  })

  test(`no other word stands for them, also in answers: ${language}`, () => {
    const pattern = ruledOut[language as keyof typeof ruledOut]
    assert.deepEqual(
      [...lines, ...linesOf(answers[language as keyof typeof answers])].filter((line) => pattern.test(line)),
      [],
    )
  })
}

/** Every line, those with values too. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(linesOf)
}
