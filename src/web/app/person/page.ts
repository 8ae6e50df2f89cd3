import { type Html, html } from '#platform/html/html.ts'
import { drawAdded } from '../adding/added.ts'
import { drawFacts } from '../edit/facts.ts'
import { drawFollowups } from '../followups/part.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { drawMergeNotice } from '../merge/routes.ts'
import { drawRhythm } from '../rhythm/part.ts'
import { drawComposer } from './composer.ts'
import type { PersonData } from './data/load.ts'
import type { Composed } from './fields/field-errors.ts'
import type { PromiseFields } from './fields/promise-fields.ts'
import { drawPromises } from './promises.ts'
import { drawSummary } from './summary.ts'
import { drawEarlier, drawTimeline } from './timeline/timeline.ts'
import { drawUndo } from './undo.ts'

/** What was typed into a form of this page that has to be corrected. */
export type Typed = { composed?: Composed; recorded?: Composed; promised?: PromiseFields }

/** All that is known of a person, and where more is written down. */
export async function personPage(page: ScreenRequest, data: PersonData, typed: Typed = {}): Promise<Screen> {
  const { displayName } = data.person
  const isCorrected = typed.composed || typed.recorded || typed.promised || data.changed
  return {
    title: displayName,
    tab: 'people',
    sheets: ['person', 'edit', 'followups'],
    scripts: ['composer.js', 'followups.js', 'list-beside.js'],
    ...(isCorrected && { status: 400 }),
    body: html`<article class="person-page">
${drawSummary(page, data)}
<div class="notices">${drawUndo(page)}${drawAdded(page, data.person)}${await drawMergeNotice(page, displayName)}</div>
<div class="beside">
${drawPromises(page, data, typed.promised)}
${drawKnown(page, data)}
${drawRhythm(page, data.person)}
</div>
<div class="story">
${drawComposer(page, data, typed.composed, typed.recorded)}
${drawTimeline(page, data)}
</div>
<div class="after">
${page.wants('followups') && (await drawFollowups(page, data.person))}
</div>
</article>
<nav id="list-beside" class="list-beside" aria-label="${page.words.people.title}"></nav>`,
  }
}

/** Title and company stand beside the name, where they are known. */
function drawKnown(page: ScreenRequest, { person }: PersonData) {
  const unnamed = (['title', 'company'] as const).filter((name) => !person[name])
  const facts = drawFacts(page, person, [...factNames, ...unnamed])
  return page.part(
    'facts',
    html`<section id="facts" data-live="connection" data-about="${person.connectionId}" aria-labelledby="facts-title">
<h2 id="facts-title">${page.words.person.facts}</h2>
${facts}
${person.extras !== undefined && person.extras > 0 && html`<p class="small soft">${page.words.person.extras({ details: person.extras })}</p>`}
</section>`,
  )
}

const factNames = ['phones', 'emails', 'location', 'birthday', 'howMet', 'metOn', 'tags', 'profiles'] as const

/** The entries before those on the person's page. */
export function earlierPage(page: ScreenRequest, data: PersonData): Screen {
  const { displayName, connectionId } = data.person
  const { words } = page
  const body: Html = html`<article class="person-page one-column">
<h1 dir="auto">${words.person.earlierEntries({ name: displayName })}</h1>
<p><a href="/people/${connectionId}">${words.person.latestEntries}</a></p>
${drawEarlier(page, data)}
</article>`
  return { title: words.person.earlierEntries({ name: displayName }), tab: 'people', sheets: ['person'], body }
}
