import { type FoundPromise, findPromises } from '#people/promises/find-promises.ts'
import type { Labelled } from './labelled.ts'
import { overlaps } from './overlap.ts'

type Label = Labelled['promises'][number]
type Tally = ReturnType<typeof blank>

const blank = () => ({
  labels: 0,
  found: 0,
  right: 0,
  recalled: 0,
  sure: 0,
  due: 0,
  /** For the findings that are accepted automatically. */
  sureLabels: 0,
  sureFound: 0,
  sureRight: 0,
  sureRecalled: 0,
  /** Kept without asking, though the writer only said maybe. */
  overrated: 0,
})

/** Compares the findings in labelled notes with their labels; `onMistakes` gets the differences. */
export function tallyOf(notes: Labelled[], onMistakes: (note: Labelled, mistakes: string[]) => void = () => {}): Tally {
  const tally = blank()
  for (const note of notes) {
    const said = { at: Temporal.Instant.from(note.occurredAt), timeZone: note.timeZone }
    const mistakes = compare(note, findPromises(note.text, said), tally)
    if (mistakes.length > 0) onMistakes(note, mistakes)
  }
  return tally
}

/** Counts one note, and lists its mistakes. */
function compare({ promises }: Labelled, found: FoundPromise[], tally: Tally): string[] {
  const mistakes: string[] = []
  tally.labels += promises.length
  tally.found += found.length
  tally.sureLabels += promises.filter(({ sure }) => sure).length
  tally.sureFound += found.filter(({ sure }) => sure).length
  for (const one of found) {
    const labels = promises.filter(({ does }) => overlaps(one.text, does))
    if (labels.length > 0) tally.right++
    if (one.sure && labels.length > 0) tally.sureRight++
    if (one.sure && labels.length > 0 && !labels.some(({ sure }) => sure)) tally.overrated++
    if (labels.length === 0)
      mistakes.push(`  not a promise: ${one.text} (${one.sure ? 'sure' : 'unsure'}, ${one.dueOn})`)
  }
  for (const label of promises) {
    const pair = found.find((one) => overlaps(one.text, label.does))
    if (!pair) mistakes.push(`  missed: ${label.does}`)
    else mistakes.push(...comparePair(label, pair, tally))
  }
  return mistakes
}

function comparePair(label: Label, pair: FoundPromise, tally: Tally): string[] {
  const due = pair.dueOn === label.due && pair.dueTime === (label.time ?? null)
  const sure = pair.sure === label.sure
  tally.recalled++
  if (due) tally.due++
  if (sure) tally.sure++
  if (label.sure && pair.sure) tally.sureRecalled++
  return [
    ...(due ? [] : [`  due ${pair.dueOn} ${pair.dueTime ?? ''}, not ${label.due} ${label.time ?? ''}: ${pair.text}`]),
    ...(sure ? [] : [`  ${pair.sure ? 'sure' : 'unsure'}, not ${label.sure ? 'sure' : 'unsure'}: ${pair.text}`]),
  ]
}
