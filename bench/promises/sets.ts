import { languages } from '#language/languages/language.ts'
import { readJsonLines } from '../../test/corpus/json-lines.ts'
import type { Labelled } from './labelled.ts'

/** Labelled notes, by different writers. Rules may be written from all but the last. */
export const sets: Record<string, Labelled[]> = {
  notes: setIn('notes'),
  'more-notes': setIn('more-notes'),
  'dated-notes': setIn('dated-notes'),
  ...inLanguages(),
  'held-out': setIn('held-out'),
}

/** Notes of several voices in each language. */
function inLanguages(): Record<string, Labelled[]> {
  return Object.fromEntries(
    languages.flatMap((code) => ['voices', 'more-voices'].map((name) => [`${name}-${code}`, setIn(`${code}/${name}`)])),
  )
}

function setIn(name: string) {
  return readJsonLines<Labelled>(new URL(`${name}.jsonl`, import.meta.url))
}
