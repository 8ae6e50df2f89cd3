import { type Html, html } from '#platform/html/html.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Change, Output, ScreenRequest } from '../frame/screen.ts'
import { drawTabs } from '../frame/tabs.ts'
import { drawCaptures, listCaptures } from './captures.ts'
import { newPerson } from './people.ts'

type Notice = { found?: Output<'Captures_assign'>['found']; removed?: Html | false | null }

/** Assigns a capture to a person, and shows the person and the promises found. */
export async function assignCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  const connectionId = await chosenPerson(page, captureId)
  const { found } = await page.call('Captures_assign', { captureId, connectionId })
  const notice = await drawNotice(page, connectionId, { found })
  const list = drawCaptures(page, await listCaptures(page))
  const tabs = await drawTabs(page, 'capture')
  return { to: `/capture?added=${connectionId}`, parts: html`${notice}${list}${tabs}` }
}

/** Whom the form says a capture is about. A new person is added once, however often the form arrives. */
export async function chosenPerson({ form, call }: ScreenRequest, captureId: string) {
  const { connectionId = '', who = '' } = form
  if (connectionId !== newPerson || who.trim() === '') return connectionId
  return (await call('Connections_create', { displayName: who.trim() }, captureId)).connectionId
}

/** Where the last capture went, or that it was removed, until the page is left. Empty if neither happened. */
export async function drawNotice(page: ScreenRequest, connectionId: string | undefined, notice: Notice) {
  const { found = [], removed } = notice
  const { capture } = page.words
  const person = connectionId ? await findPerson(page, connectionId) : null
  const promises = found.map(({ text }) => html`<br><span class="small">${capture.promiseFound({ text })}</span>`)
  const added =
    person &&
    html`<p class="undo-line"><span>${capture.addedTo}
<a href="/people/${person.connectionId}" dir="auto">${person.displayName}</a>.${promises}</span></p>`
  return page.part('capture-notice', html`<div id="capture-notice" tabindex="-1">${added || removed}</div>`)
}

/** Null if the person doesn't exist or no longer exists. */
export const findPerson = ({ call }: ScreenRequest, connectionId: string) =>
  ifThere(call('Connections_get', { connectionId }))
