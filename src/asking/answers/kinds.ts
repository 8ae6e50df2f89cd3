import { birthdays } from './birthdays.ts'
import { contact } from './contact.ts'
import { field } from './field.ts'
import { followUps } from './follow-ups.ts'
import { happened } from './happened.ts'
import { howManyThereAre } from './how-many.ts'
import type { Kind } from './kind.ts'
import { latest } from './latest.ts'
import { portrait } from './portrait.ts'
import { promised } from './promised.ts'
import { who } from './who.ts'
import { written } from './written.ts'

/** In the order they are tried. */
export const kinds: Kind[] = [
  howManyThereAre,
  promised,
  written,
  followUps,
  birthdays,
  contact,
  happened,
  field,
  portrait,
  who,
  latest,
]
