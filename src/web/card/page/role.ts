import type { CardView } from './card-view.ts'

/** "Title at Company" in one line, or an empty string. */
export function roleOf({ title, company, words }: Pick<CardView, 'title' | 'company' | 'words'>) {
  return title && company ? words.at({ title, company }) : (title ?? company ?? '')
}
