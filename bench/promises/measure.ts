import { parseArgs } from 'node:util'
import { readJsonLines } from '../../test/corpus/json-lines.ts'
import { measureDuckling } from './duckling.ts'
import { sets } from './sets.ts'
import { tallyOf } from './tally.ts'

// What a set comes to, with each mistake, but for the sets that nobody may learn from: `measure.ts SET`, or `duckling`.
// `measure.ts --file PATH` measures a file of labelled notes without showing them; `--mistakes` shows them.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string', multiple: true }, mistakes: { type: 'boolean', default: false } },
})
const name = positionals[0] ?? 'notes'
const set = sets[name]
if (values.file) for (const path of values.file) measure(path, readJsonLines(path), values.mistakes)
else if (name === 'duckling') measureDuckling({ mistakes: values.mistakes })
else if (!set) throw new Error(`Say which set to measure: ${Object.keys(sets).join(', ')} or duckling.`)
else measure(name, set, !name.startsWith('held-out'))

function measure(title: string, notes: Parameters<typeof tallyOf>[0], showsMistakes: boolean) {
  const tally = tallyOf(notes, ({ text }, mistakes) => {
    if (showsMistakes) console.log(`${text}\n${mistakes.join('\n')}\n`)
  })
  console.log(`${title}: ${notes.length} notes, ${tally.labels} promises (${tally.sureLabels} sure)`)
  console.table({
    all: {
      found: tally.found,
      precision: share(tally.right, tally.found),
      recall: share(tally.recalled, tally.labels),
    },
    sure: {
      found: tally.sureFound,
      precision: share(tally.sureRight, tally.sureFound),
      recall: share(tally.sureRecalled, tally.sureLabels),
    },
  })
  console.log(`due right ${share(tally.due, tally.recalled)}, sure where the label says maybe ${tally.overrated}`)
}

function share(part: number, whole: number) {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
}
