import { readFileSync } from 'node:fs'
import { languages } from '#language/languages/language.ts'
import { heldOut } from './held-out.ts'
import type { Labelled } from './labelled.ts'
import { notes } from './notes.ts'

/** Labelled notes, by different writers. Rules may be written from all but the last. */
export const sets: Record<string, Labelled[]> = {
  notes,
  'more-notes': linesOf(new URL('more-notes.jsonl', import.meta.url)),
  'dated-notes': linesOf(new URL('dated-notes.jsonl', import.meta.url)),
  ...inLanguages(),
  'held-out': heldOut,
}

/** Notes of several voices in each language. */
function inLanguages(): Record<string, Labelled[]> {
  return Object.fromEntries(
    languages.flatMap((code) =>
      ['voices', 'more-voices'].map((name) => [
        `${name}-${code}`,
        linesOf(new URL(`${code}/${name}.jsonl`, import.meta.url)),
      ]),
    ),
  )
}

export function linesOf(file: string | URL): Labelled[] {
  const text = readFileSync(file, 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line): Labelled => JSON.parse(line))
}
