import { readFileSync } from 'node:fs'
import { heldOut } from './held-out.ts'
import type { Labelled } from './labelled.ts'
import { notes } from './notes.ts'

/** Labelled notes, by different writers. Rules may be written from all but the last. */
export const sets: Record<string, Labelled[]> = {
  notes,
  'more-notes': linesOf('more-notes.jsonl'),
  'dated-notes': linesOf('dated-notes.jsonl'),
  'held-out': heldOut,
}

function linesOf(file: string): Labelled[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line): Labelled => JSON.parse(line))
}
