import type { Words } from '#contract/texts/words.ts'
import { type Html, html } from '#platform/html/html.ts'
import { type Clock, onDay } from '../../../kit/dates.ts'

type Due = { dueOn: string; dueTime?: string | undefined; overdue?: boolean; dueAssumed?: true | undefined }

/** When a promise is due, in words: colour alone says nothing. */
export function dueName(page: Clock & { words: Words }, { dueOn, dueTime, overdue, dueAssumed }: Due): Html {
  const { person } = page.words
  if (dueAssumed) return html`<span class="soft">${person.noDay}</span>`
  const day = onDay(page, dueOn) + (dueTime ? `, ${dueTime}` : '')
  const sentence = overdue ? person.wasDue({ day }) : person.due({ day })
  return html`<time datetime="${dueOn}" class="${overdue ? 'late' : 'soft'}">${sentence}</time>`
}
