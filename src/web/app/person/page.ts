import { type Html, html } from '#platform/html/html.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { type Composed, drawComposer } from './composer.ts'
import type { PersonData } from './data/load.ts'
import { drawFacts } from './facts.ts'
import type { PromiseFields } from './fields/promise-fields.ts'
import { drawPromises } from './promises.ts'
import { drawSummary } from './summary.ts'
import { drawEarlier, drawTimeline } from './timeline/timeline.ts'
import { drawUndo } from './undo.ts'

/** What was typed into a form of this page that has to be corrected. */
export type Typed = { composed?: Composed; promised?: PromiseFields }

/** All that is known of a person, and where more is written down. */
export async function personPage(page: ScreenRequest, data: PersonData, typed: Typed = {}): Promise<Screen> {
  const { displayName } = data.person
  const isCorrected = typed.composed || typed.promised
  return {
    title: displayName,
    tab: 'people',
    scripts: ['composer.js'],
    ...(isCorrected && { status: 400 }),
    body: html`<article class="person">
${drawSummary(page, data)}
${await drawUndo(page)}
<div class="beside">
${drawFacts(page, data)}
${drawPromises(page, data, typed.promised)}
</div>
<div class="story">
${drawComposer(page, data, typed.composed)}
${drawTimeline(page, data)}
</div>
</article>`,
  }
}

/** The entries before those on the person's page. */
export function earlierPage(page: ScreenRequest, data: PersonData): Screen {
  const { displayName, connectionId } = data.person
  const { words } = page
  const body: Html = html`<article class="person one-column">
<h1 dir="auto">${words.person.earlierEntries(displayName)}</h1>
<p><a href="/people/${connectionId}">${words.person.latestEntries}</a></p>
${drawEarlier(page, data)}
</article>`
  return { title: words.person.earlierEntries(displayName), tab: 'people', body }
}
