import type { Words } from '#contract/texts/words.ts'
import { html } from '#platform/html/html.ts'
import { type Clock, dateOf, onDay, timeName } from '../../kit/dates.ts'

type Page = Clock & { words: Words }

/** A sentence with a moment in the member's time zone: "Created today at 09:30". */
export const sentenceAt = (page: Page, instant: string, sentence: (when: string) => string) =>
  html`<time datetime="${instant}">${sentence(momentName(page, instant))}</time>`

export const momentName = (page: Page, instant: string) =>
  page.words.settings.moment({ day: onDay(page, dateOf(page, instant)), time: timeName(page, instant) })

export function lastUsed(page: Page, at: string | undefined) {
  const { settings } = page.words
  return at ? sentenceAt(page, at, (when) => settings.lastUsed({ when })) : html`${settings.neverUsed}`
}
