import type { ShownCard } from './card-view.ts'
import { words } from './words.ts'

/** What somebody does and where, in a line; empty when the card does not say. */
export function roleOf({ title, company }: Pick<ShownCard, 'title' | 'company'>) {
  return title && company ? words.at(title, company) : (title ?? company ?? '')
}
