import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixed, renderMarkdown } from './table.ts'
import { itemsOf, tallyByKind, verdictsOn } from './truth/measure.ts'

// node bench/truth.ts [FILE.jsonl]: how many true sentences of a model are let out, and how many lies, by kind.
const file = process.argv[2] ?? join(import.meta.dirname, 'truth', 'sentences.jsonl')
const verdicts = verdictsOn(itemsOf(readFileSync(file, 'utf8')))
const lies = verdicts.filter(({ kind }) => kind !== 'true').map((each) => ({ ...each, kind: 'all lies' }))
const kinds = [...tallyByKind([...verdicts, ...lies])].sort(([, a], [, b]) => b.count - a.count)
const rows = kinds.map(([kind, { count, passed }]) => [
  kind,
  String(count),
  String(passed),
  fixed((100 * passed) / count, 1),
])
console.log(renderMarkdown({ title: 'Sentences let out', head: ['kind', 'sentences', 'passed', '%'], rows }))
