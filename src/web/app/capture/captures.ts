import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName, timeName } from '../../kit/dates.ts'
import { actionButton, formKey, hiddenField, hiddenFields } from '../../kit/forms.ts'
import { joinAnd } from '../../kit/lists.ts'
import { avatar, drawPlayer } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { newPerson, withPerson } from '../mentions/form.ts'
import { drawFiles } from '../person/timeline/files.ts'
import type { Person } from './people.ts'

export type CaptureWithPeople = Output<'Captures_get'>

const maxShown = 20
const maxButtons = 3

export type CaptureWithButtons = { captured: CaptureWithPeople; people: Person[] }

export async function listCaptures(page: ScreenRequest): Promise<CaptureWithButtons[]> {
  const { items } = await page.call('Captures_list', { limit: maxShown })
  return withPeople(page, await Promise.all(items.map(({ captureId }) => page.call('Captures_get', { captureId }))))
}

/** Each with the people it names; with those met last where it names nobody. */
export async function withPeople({ call }: ScreenRequest, captures: CaptureWithPeople[]) {
  const isAboutNobody = ({ suggested, newNames }: CaptureWithPeople) => suggested.length + newNames.length === 0
  const hasNobody = captures.some(isAboutNobody)
  const { connections } = hasNobody ? await call('Connections_search', { limit: maxButtons }) : { connections: [] }
  return captures.map((captured) => {
    const people = isAboutNobody(captured) ? connections : captured.suggested
    return { captured, people: people.slice(0, maxButtons) }
  })
}

/** Unassigned captures. The people named in them are one tap away. */
export function drawCaptures(page: ScreenRequest, captures: CaptureWithButtons[]) {
  const { capture } = page.words
  return page.part(
    'captures',
    html`<section id="captures" aria-labelledby="captures-heading" data-live="capture">
${captures.length > 0 && html`<h2 id="captures-heading">${capture.waitingHeading}</h2>`}
<ul class="captures">${captures.map((each) => drawCapture(page, each))}</ul>
</section>`,
  )
}

export function drawCapture(page: ScreenRequest, { captured, people }: CaptureWithButtons) {
  const { captureId } = captured
  const { capture } = page.words
  const parts = 'capture-notice captures tabs'
  const buttons = people.map((person) => drawPersonButton(page, captureId, person, parts))
  const named = namedForSure(captured)
  const together = named.length > 1 && drawTogether(page, captureId, named, parts)
  const additions = captured.newNames.map(({ name }) => drawAddButton(page, captureId, name, parts))
  return html`<li id="capture-${captureId}" class="panel">
${drawContent(page, captured)}
<div class="actions">${together}${buttons}${additions}
  <a class="button quiet" href="/capture/${captureId}">${capture.someoneElse}</a>
  ${drawRemove(page, captured)}</div>
</li>`
}

/** Removes the capture, and leaves the way back in its place. Its first words are enough for screen readers. */
function drawRemove({ words: { capture } }: ScreenRequest, { captureId, text, transcript }: CaptureWithPeople) {
  const about = [...(text ?? transcript ?? capture.voiceMemo)].slice(0, 60).join('')
  const part = `capture-${captureId} tabs`
  return actionButton({ action: `/capture/${captureId}/removal`, label: capture.remove, about, part, style: 'link' })
}

/** The text with its recording and files, and when it was said or written. */
export function drawContent(page: ScreenRequest, captured: CaptureWithPeople, removedId?: string): Html {
  const { capture } = page.words
  const { captureId, text, transcript, audio, files, occurredAt } = captured
  const isOnItsWay = audio?.transcription === 'waiting' && !transcript
  return html`${text && html`<p class="captured" dir="auto">${text}</p>`}
${audio && drawPlayer(page, `/capture/${captureId}/audio`, audio)}
${transcript && html`<p class="captured" dir="auto">${transcript}</p>`}
${drawFiles(page, { ixId: captureId, files }, removedId)}
<p class="soft small"><time datetime="${occurredAt}">${dayName(page, dateOf(page, occurredAt))},
${timeName(page, occurredAt)}</time>${isOnItsWay && html` · ${capture.transcriptComing}`}</p>`
}

/** Gives the capture to this person. `parts` are those that then change in place. */
export function drawPersonButton({ words }: ScreenRequest, captureId: string, person: Person, parts?: string) {
  const { connectionId, displayName } = person
  return html`<form method="post" action="${`/capture/${captureId}/assignment`}" ${parts && html`data-part="${parts}"`}>
${formKey()}${hiddenField('connectionId', connectionId)}
<button type="submit" class="quiet person">${avatar(person)}<span class="unseen">${words.capture.isAbout} </span>
  <bdi>${displayName}</bdi></button>
</form>`
}

/** People whose names in the text fit nobody else. */
const namedForSure = ({ suggested }: CaptureWithPeople) =>
  suggested.filter(({ said }) => suggested.filter((each) => each.said === said).length === 1)

/** Gives the capture to everybody it names, as one entry. */
function drawTogether({ words, locale }: ScreenRequest, captureId: string, people: Person[], parts: string) {
  const names = joinAnd(
    locale,
    people.map(({ displayName }) => displayName),
  )
  const fields = Object.fromEntries(people.map(({ connectionId }) => [`${withPerson}${connectionId}`, 'on']))
  return html`<form method="post" action="/capture/${captureId}/assignment" data-part="${parts}">
${formKey()}${hiddenFields(fields)}
<button type="submit" class="quiet person">
  <span dir="auto"><span class="unseen">${words.capture.isAbout} </span>${names}</span></button>
</form>`
}

/** Adds a new person by this name, and gives them the capture. */
export function drawAddButton({ words: { capture } }: ScreenRequest, captureId: string, who: string, parts?: string) {
  return html`<form method="post" action="/capture/${captureId}/assignment" ${parts && html`data-part="${parts}"`}>
${formKey()}${hiddenFields({ connectionId: newPerson, who })}
<button type="submit" class="quiet person">
  <span dir="auto">${capture.addPerson({ name: who })}</span></button></form>`
}
