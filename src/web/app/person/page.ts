import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import { drawFactLine } from '../brief/routes.ts'
import { drawDetails } from '../details/shown.ts'
import { drawFacts } from '../edit/facts.ts'
import { drawFollowups } from '../followups/part.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { livesWith } from '../households/routes.ts'
import { drawMergeNotice } from '../merge/routes.ts'
import { isOccasionDeed } from '../occasions/part.ts'
import { drawLoaded } from '../occasions/routes.ts'
import { drawRhythm } from '../rhythm/part.ts'
import { drawComposer } from './composer.ts'
import type { PersonData } from './data/load.ts'
import type { Composed, PromiseFields } from './fields/fields.ts'
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
    scripts: ['people/composer.js', 'people/followups.js', 'people/list-beside.js', 'parts/poll.js'],
    ...(isCorrected && { status: 400 }),
    body: html`<article class="person-page">
${drawSummary(page, data)}
<div class="notices">${drawUndo(page)}${drawAdded(page, data.person)}${await drawMergeNotice(page, displayName)}</div>
${drawComposer(page, data, typed.composed, typed.recorded)}
${drawPromises(page, data, typed.promised)}
${page.wants('followups') && (await drawWaiting(page, data))}
<details class="known" ${isOccasionDeed(page.query.did) && html`open`}>
<summary><h2>${page.words.person.facts}</h2></summary>
${drawKnown(page, data)}
${page.wants('occasions') && (await drawLoaded(page, data.person))}
${data.person.diedOn === undefined && drawRhythm(page, data.person)}</details>
<div class="story">${drawTimeline(page, data)}</div>
</article>
<nav id="list-beside" class="list-beside" aria-label="${page.words.people.title}"></nav>`,
  }
}

async function drawWaiting(page: ScreenRequest, { person: { connectionId } }: PersonData) {
  const { followups } = await page.call('Followups_list', { connectionId })
  return drawFollowups(page, followups, connectionId)
}

const factNames = ['phones', 'emails', 'birthday', 'howMet', 'metOn', 'profiles'] as const

/** What is known: the fields that are filled, then what notes state, with the day of the note. */
function drawKnown(page: ScreenRequest, { person, stated, homes }: PersonData) {
  const { words } = page
  const { connectionId, extras } = person
  const source = ({ ixId, occurredAt }: PersonData['stated'][number]) =>
    html`<a class="small" href="/people/${connectionId}?entry=${ixId}#entry-${ixId}">
  ${dayName(page, dateOf(page, occurredAt))}</a>`
  return page.part(
    'facts',
    html`<section id="facts" data-live="connection interaction" data-about="${connectionId}"
  aria-label="${words.person.facts}">
${drawFacts(page, person, factNames)}
${drawDetails(page, person)}
${homes.map((home) => livesWith(page, home, connectionId))}
${
  stated.length > 0 &&
  html`<h3>${words.brief.facts}</h3>
<ul class="stated">${stated.map((fact) => html`<li>${drawFactLine(page, fact, source(fact))}</li>`)}</ul>`
}
<p><a href="/people/${connectionId}/relations" data-ahead>${words.relations.link}</a></p>
${extras !== undefined && extras > 0 && html`<p class="small soft">${words.person.extras({ details: extras })}</p>`}
</section>`,
  )
}

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

type Added = { connectionId: string; displayName: string; createdAt: string }

const undoableMinutes = 10

/** On the page of a person just added: the recognized fields are below, and Undo removes everything. */
function drawAdded({ ctx, words, query }: ScreenRequest, { connectionId, displayName, createdAt }: Added) {
  const age = ctx.now().since(createdAt).total('minutes')
  if (!query.added || age > undoableMinutes) return null
  const undo = { action: `/people/${connectionId}/removal`, label: words.shell.undo, about: displayName }
  const line = {
    id: 'added',
    sentence: words.adding.added({ name: displayName }),
    undo: actionButton({ ...undo, style: 'link' }),
  }
  return html`<ul class="undone">${undoLine(line)}</ul>`
}
