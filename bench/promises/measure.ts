import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { type Found, findPromises } from '../../src/promises/found/find.ts'
import { measureDuckling } from './duckling.ts'
import type { Labelled } from './labelled.ts'
import { overlaps } from './overlap.ts'

type Label = Labelled['promises'][number]
type Tally = {
  labels: number
  found: number
  right: number
  recalled: number
  sure: number
  due: number
  paired: number
}

/** Nobody who writes rules reads these, so the file may not be there. */
async function heldOut(): Promise<Labelled[]> {
  const path = './held-out.ts'
  const file: Record<string, unknown> = await import(path)
  return Object.values(file).find((value): value is Labelled[] => Array.isArray(value)) ?? []
}

/** Notes by other writers, one to a line. */
const notesOf = (file: string): Labelled[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Labelled => JSON.parse(line))

function measure(notes: Labelled[], showMistakes: boolean) {
  const tally: Tally = { labels: 0, found: 0, right: 0, recalled: 0, sure: 0, due: 0, paired: 0 }
  const find = ({ text, occurredAt, timeZone }: Labelled) =>
    findPromises(text, { at: Temporal.Instant.from(occurredAt), timeZone })
  const answers = notes.map(find)
  const started = performance.now()
  notes.forEach(find)
  const took = performance.now() - started
  for (const [at, note] of notes.entries()) {
    const mistakes = compare(note, answers[at] ?? [], tally)
    if (showMistakes && mistakes.length > 0) console.log(`${note.text}\n${mistakes.join('\n')}\n`)
  }
  const none = notes.filter(({ promises }) => promises.length === 0).length
  console.log(`${notes.length} notes (${none} without a promise), ${tally.labels} promises, ${tally.found} found`)
  console.log(`precision   ${share(tally.right, tally.found)}`)
  console.log(`recall      ${share(tally.recalled, tally.labels)}`)
  console.log(`sure right  ${share(tally.sure, tally.paired)}   of those found`)
  console.log(`due right   ${share(tally.due, tally.paired)}   of those found, day and time`)
  console.log(`${(took / notes.length).toFixed(2)} ms a note, once warm`)
}

/** Counts one note, and says what is wrong with it. */
function compare({ promises }: Labelled, found: Found[], tally: Tally): string[] {
  const mistakes: string[] = []
  tally.labels += promises.length
  tally.found += found.length
  for (const one of found) {
    if (promises.some(({ does }) => overlaps(one.text, does))) tally.right++
    else mistakes.push(`  not a promise: ${one.text} (${one.sure ? 'sure' : 'unsure'}, ${one.dueOn})`)
  }
  for (const label of promises) {
    const pair = found.find((one) => overlaps(one.text, label.does))
    if (!pair) mistakes.push(`  missed: ${label.does}`)
    else mistakes.push(...comparePair(label, pair, tally))
  }
  return mistakes
}

function comparePair(label: Label, pair: Found, tally: Tally): string[] {
  const due = pair.dueOn === label.due && pair.dueTime === (label.time ?? null)
  const sure = pair.sure === label.sure
  tally.recalled++
  tally.paired++
  if (due) tally.due++
  if (sure) tally.sure++
  return [
    ...(due ? [] : [`  due ${pair.dueOn} ${pair.dueTime ?? ''}, not ${label.due} ${label.time ?? ''}: ${pair.text}`]),
    ...(sure ? [] : [`  ${pair.sure ? 'sure' : 'unsure'}, not ${label.sure ? 'sure' : 'unsure'}: ${pair.text}`]),
  ]
}

const share = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %  (${part} of ${whole})`

const set = argv[2] ?? 'notes'
if (set === 'duckling') measureDuckling({ mistakes: argv.includes('--mistakes') })
else if (set === 'notes') measure((await import('./notes.ts')).notes, true)
else if (set === 'more-notes' || set === 'dated-notes') measure(notesOf(`${set}.jsonl`), true)
else if (set === 'held-out') measure(await heldOut(), false)
else throw new Error('Say which set to measure: notes, more-notes, dated-notes, held-out or duckling.')
