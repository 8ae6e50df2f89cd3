import { html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { type CaptureWithPeople, drawContent, drawPersonButton } from './captures.ts'
import { drawFinder, newPerson, type Person } from './people.ts'

type Shown = { query: string; capture: CaptureWithPeople; people: Person[] }

/** A capture on its own: find the person, change the text, or remove it. */
export function oneCapturePage(page: ScreenRequest, { query, capture, people }: Shown): Screen {
  const { words } = page
  const { captureId, text = '' } = capture
  const found = people.map((person) => html`<li>${drawPersonButton(page, captureId, person)}</li>`)
  const nobody = found.length === 0 && html`<li class="soft">${words.capture.nobodyFound}</li>`
  return {
    title: words.capture.waitingHeading,
    tab: 'capture',
    sheets: ['capture'],
    body: html`<p><a href="/capture">${words.capture.back}</a></p>
<h1>${words.capture.waitingHeading}</h1>
<section class="panel">${drawContent(page, capture)}</section>
${drawFinder(page, `/capture/${captureId}`, query)}
${page.part('who', html`<ul id="who" class="found">${found}${nobody}${query !== '' && drawAddButton(page, captureId, query)}</ul>`)}
<details class="panel"><summary>${words.capture.edit}</summary>
<form method="post" action="/capture/${captureId}/text">${formKey()}<p class="field"><label for="text">${words.capture.text}</label><textarea id="text" name="text" rows="4" maxlength="2000" dir="auto" required>${text}</textarea></p>
<button type="submit">${words.capture.saveText}</button></form></details>
<form method="post" action="/capture/${captureId}/removal">${formKey()}<button type="submit" class="quiet">${words.capture.remove}</button></form>`,
  }
}

/** A new person, by the name that was looked for. */
function drawAddButton({ words: { capture } }: ScreenRequest, captureId: string, who: string) {
  const fields = Object.entries({ connectionId: newPerson, who })
  return html`<li><form method="post" action="${`/capture/${captureId}/assignment`}">
${formKey()}${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit" class="quiet person"><span dir="auto">${capture.addPerson({ name: who })}</span></button></form></li>`
}
