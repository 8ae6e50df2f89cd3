import { parseArgs } from 'node:util'
import { readJsonLines } from '../test/corpus/json-lines.ts'
import { kindOf, measureNotes, type Note } from './facts/measure.ts'
import { fixed, renderMarkdown } from './table.ts'

// node bench/facts.ts FILE.jsonl: how many of the facts found in labelled notes are right, and how many are found, by kind.
// `--mistakes` shows them; `--only odd` or `even` measures every second line.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mistakes: { type: 'boolean' }, only: { type: 'string' } },
})
const parity = values.only === 'odd' ? 1 : 0
const notes = positionals
  .flatMap((file) => readJsonLines<Note>(file))
  .filter((_, at) => !values.only || (at + 1) % 2 === parity)
const measured = measureNotes(notes)
if (values.mistakes)
  for (const { note, wrong, missed } of measured) {
    if (wrong.length + missed.length > 0) console.log(note.person, '|', note.text)
    for (const { kind, about, value, ended } of wrong) console.log('  wrong ', kind, about, value, ended ? 'ended' : '')
    for (const label of missed) console.log('  missed', kindOf(label), label.about, label.value)
  }
const kinds = [
  ...new Set(measured.flatMap(({ note, found }) => [...note.facts.map(kindOf), ...found.map((f) => f.kind)])),
]
const rows = ['all', ...kinds.sort()].map((kind) => {
  const isOf = (each: string) => kind === 'all' || each === kind
  const count = (of: (note: (typeof measured)[number]) => string[]) => measured.flatMap(of).filter(isOf).length
  const found = count((each) => each.found.map((fact) => fact.kind))
  const wrong = count((each) => each.wrong.map((fact) => fact.kind))
  const labels = count((each) => each.note.facts.map(kindOf))
  const missed = count((each) => each.missed.map(kindOf))
  const share = (part: number, whole: number) => (whole === 0 ? '–' : fixed((100 * part) / whole, 1))
  return [kind, String(labels), String(found), share(found - wrong, found), share(labels - missed, labels)]
})
console.log(
  renderMarkdown({
    title: `Facts in ${notes.length} notes`,
    head: ['kind', 'labels', 'found', 'precision', 'recall'],
    rows,
  }),
)
