import type { CardView } from './card-view.ts'
import { words } from './words.ts'

/** "Title at Company" in one line, or an empty string. */
export function roleOf({ title, company }: Pick<CardView, 'title' | 'company'>) {
  return title && company ? words.at(title, company) : (title ?? company ?? '')
}
