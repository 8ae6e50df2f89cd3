import { type Html, html } from '#platform/html/html.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Fact = Output<'Connections_brief'>['facts'][number]

/** What the notes state, what it was before, and the day of the note. */
export function drawFactLine({ words: { brief } }: ScreenRequest, fact: Fact, dated: Html) {
  const { kind, about, value, before, ended } = fact
  return html`<span class="soft small">${brief.kinds[kind]}${about && html` (<bdi>${about}</bdi>)`}</span> <span dir="auto">${value}</span>${ended && html`, ${brief.noLonger}`}${before && html` <span class="soft small" dir="auto">${brief.before({ value: before.value })}</span>`} ${dated}`
}
