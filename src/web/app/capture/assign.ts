import { type Html, html } from '#platform/html/html.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'
import { newPerson } from './people.ts'
import { drawUnderstood, savedAddress } from './understood.ts'

/** Assigns a capture to a person, and shows what was understood. */
export async function assignCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  const connectionId = await chosenPerson(page, captureId)
  await page.call('Captures_assign', { captureId, connectionId })
  return { to: savedAddress(connectionId, captureId) }
}

/** Whom the form says a capture is about. A new person is added once, however often the form arrives. */
export async function chosenPerson({ form, call }: ScreenRequest, captureId: string) {
  const { connectionId = '', who = '' } = form
  if (connectionId !== newPerson || who.trim() === '') return connectionId
  return (await call('Connections_create', { displayName: who.trim() }, captureId)).connectionId
}

/** Where the last capture went and what was understood in it, or that it was removed, until the page is left. */
export async function drawNotice(page: ScreenRequest, removed: Html | false | null) {
  const { added, entry } = page.query
  const { capture } = page.words
  const person = added && page.wants('capture-notice') ? await findPerson(page, added) : null
  const understood = person && entry && (await drawUnderstood(page, person, entry))
  const saved =
    person &&
    html`<p class="undo-line"><span>${capture.addedTo}
<a href="/people/${person.connectionId}" dir="auto">${person.displayName}</a>.</span></p>${understood}`
  const live = understood && html`data-live="interaction promise" data-from="${savedAddress(added ?? '', entry ?? '')}"`
  return page.part('capture-notice', html`<div id="capture-notice" tabindex="-1" ${live}>${saved || removed}</div>`)
}

/** Null if the person doesn't exist or no longer exists. */
export const findPerson = ({ call }: ScreenRequest, connectionId: string) =>
  ifThere(call('Connections_get', { connectionId }))
