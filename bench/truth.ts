import { join } from 'node:path'
import { readJsonLines } from '../test/corpus/json-lines.ts'
import { fixed, renderMarkdown } from './table.ts'
import { type TruthItem, tallyByKind, verdictsOn } from './truth/measure.ts'

// node bench/truth.ts [FILE.jsonl]: how many true sentences of a model are let out, and how many lies, by kind.
const file = process.argv[2] ?? join(import.meta.dirname, 'truth', 'sentences.jsonl')
const verdicts = verdictsOn(readJsonLines<TruthItem>(file))
const lies = verdicts.filter(({ kind }) => kind !== 'true').map((each) => ({ ...each, kind: 'all lies' }))
const kinds = [...tallyByKind([...verdicts, ...lies])].sort(([, a], [, b]) => b.count - a.count)
const rows = kinds.map(([kind, { count, passed }]) => [
  kind,
  String(count),
  String(passed),
  fixed((100 * passed) / count, 1),
])
console.log(renderMarkdown({ title: 'Sentences let out', head: ['kind', 'sentences', 'passed', '%'], rows }))
