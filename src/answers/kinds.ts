import { field } from './field.ts'
import type { Kind } from './kind.ts'
import { latest } from './latest.ts'
import { portrait } from './portrait.ts'
import { who } from './who.ts'

/** In the order they are tried. */
export const kinds: Kind[] = [field, portrait, latest, who]
