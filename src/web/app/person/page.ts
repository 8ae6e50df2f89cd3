import { randomUUIDv7 } from 'node:crypto'
import { type Html, html } from '#platform/html/html.ts'
import { todayOf } from '../../kit/dates.ts'
import { attributesOf, fieldError } from '../../kit/fields.ts'
import { actionButton } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { undoLine } from '../../kit/notices.ts'
import { drawFacts } from '../edit/facts.ts'
import { drawFollowups } from '../followups/part.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { drawMergeNotice } from '../merge/routes.ts'
import { drawRhythm } from '../rhythm/part.ts'
import type { PersonData } from './data/load.ts'
import { type Composed, kindField, type PromiseFields, whenFields } from './fields/fields.ts'
import { drawPromises } from './promises.ts'
import { drawRecordingForm } from './recording-form.ts'
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
<div class="notices">${drawUndo(page)}${drawAdded(page, data.person)}${await drawMergeNotice(page, displayName)}
${page.wants('followups') && (await drawWaiting(page, data))}</div>
<div class="beside">
${drawPromises(page, data, typed.promised)}
${drawKnown(page, data)}
${drawRhythm(page, data.person)}
</div>
<div class="story">
${drawComposer(page, data, typed.composed, typed.recorded)}
${drawTimeline(page, data)}
</div>
</article>
<nav id="list-beside" class="list-beside" aria-label="${page.words.people.title}"></nav>`,
  }
}

async function drawWaiting(page: ScreenRequest, { person: { connectionId } }: PersonData) {
  const { followups } = await page.call('Followups_list', { connectionId })
  return drawFollowups(page, followups, connectionId)
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
${
  person.extras !== undefined &&
  person.extras > 0 &&
  html`<p class="small soft">${page.words.person.extras({ details: person.extras })}</p>`
}
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

/** Where a note, call, meeting or message is written down. The entry's id is in the form: sent twice, it is one entry. */
function drawComposer(page: ScreenRequest, { person }: PersonData, typed?: Composed, recorded?: Composed): Html {
  const { words } = page
  const { connectionId, displayName } = person
  const today = todayOf(page).toString()
  const { values, errors } = typed ?? { values: { date: today }, errors: [] }
  const text = { id: 'composer-text', name: 'text', errors }
  const isElsewhen = errors.length > 0 && (values.date !== today || values.time)
  return page.part(
    'composer',
    html`<section id="composer" class="composer panel" aria-labelledby="composer-title">
<h2 id="composer-title" class="unseen">${words.person.composer}</h2>
<form method="post" action="/people/${connectionId}/entries" data-part="composer summary promises timeline tabs"
  data-compose data-send-key data-saving="${words.person.saving}" data-not-saved="${words.person.notSaved}">
<input type="hidden" name="ixId" value="${values.ixId ?? randomUUIDv7()}" autocomplete="off">
<input type="hidden" name="drawnOn" value="${today}" autocomplete="off">
${kindField(page, 'composer', values.kind ?? 'note')}
<label class="unseen" for="composer-text">${words.person.writeAbout({ name: displayName })}</label>
<textarea ${attributesOf(text)} dir="auto" rows="3" placeholder="${words.person.writeAbout({ name: displayName })}"
  data-draft="note-${connectionId}">
${values.text}</textarea>${fieldError(text)}
<div class="composer-foot">
<details class="fold when" ${isElsewhen && html`open`}>
  <summary data-today="${words.person.whenToday}"
    data-when="${words.person.when({ day: '{day}' })}">${words.person.when({ day: words.person.whenToday })}</summary>
  ${whenFields(page, 'composer', { values, errors })}</details>
<div class="actions"><a class="button quiet" href="/capture?for=${connectionId}&amp;record=1"
    aria-label="${words.person.recordAbout({ name: displayName })}">${icon('memo')}
    <span>${words.person.record}</span></a>
<button type="submit" title="${words.person.saveHint}">${words.person.save}</button></div>
</div></form>
${drawRecordingForm(page, person, recorded)}
</section>`,
  )
}
