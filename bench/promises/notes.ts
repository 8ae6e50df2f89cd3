import type { Labelled } from './labelled.ts'
import { facts } from './notes/facts.ts'
import { meetings } from './notes/meetings.ts'
import { mixed } from './notes/mixed.ts'
import { reminders } from './notes/reminders.ts'
import { theirs } from './notes/theirs.ts'

/** Notes to look at while writing rules. */
export const notes: Labelled[] = [...meetings, ...reminders, ...mixed, ...theirs, ...facts]
