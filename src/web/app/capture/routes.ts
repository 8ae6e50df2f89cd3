import type { FastifyInstance } from 'fastify'
import { maxNoteLength } from '#people/interactions/api.ts'
import { readMentions } from '#people/mentions/mentions.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { textareaField } from '../../kit/fields.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { drawTabs } from '../frame/tabs.ts'
import { serveFiles } from '../person/files.ts'
import { drawFileForm, drawFileRemovals } from '../person/timeline/files.ts'
import { sharedText } from '../shared/routes.ts'
import { assignCapture, drawNotice, findPerson } from './assign.ts'
import {
  type CaptureWithPeople,
  drawAddButton,
  drawCapture,
  drawContent,
  drawPersonButton,
  listCaptures,
  withPeople,
} from './captures.ts'
import { filesChanged, serveEntries } from './entries.ts'
import { capturePage } from './page.ts'
import { drawFinder, drawWho, maxRecent, maxSuggested, type Person } from './people.ts'
import { serveUnderstood } from './understood.ts'

/** Record or write now, and choose the person now or later. */
export async function serveCapture(app: FastifyInstance, kith: Kith, screens: AppScreens) {
  screens.show('/capture', showCapture)
  await serveEntries(app, kith, showCapture)

  screens.take('/capture/reading', { formPage: '/capture', show: showCapture }, readNote)
  screens.show('/capture/:captureId', showOne)
  screens.take('/capture/:captureId/assignment', { formPage: '/capture', show: showCapture }, assignCapture)
  screens.take('/capture/:captureId/text', { formPage: '/capture/:captureId', show: showOne }, async (page) => {
    const { captureId = '' } = page.params
    await page.call('Captures_update', { captureId, text: page.form.text ?? '' })
    return { to: `/capture#capture-${captureId}` }
  })
  screens.take('/capture/:captureId/removal', { formPage: '/capture', show: showCapture }, removeCapture)
  screens.take('/capture/:captureId/restoration', { formPage: '/capture', show: showCapture }, restoreCapture)
  serveUnderstood(screens, showCapture)
  serveFiles(screens, { formPage: '/capture/:ixId', show: showCapture }, filesChanged)
  screens.file('/capture/:captureId/audio', ({ call, params }) =>
    call('Captures_getAudio', { captureId: params.captureId }),
  )
}

async function showCapture(page: ScreenRequest): Promise<Screen> {
  const query = (page.query.who ?? '').trim().slice(0, 120)
  const { connections } = page.wants('who')
    ? await page.call('Connections_search', { query, limit: query ? maxSuggested : maxRecent })
    : { connections: [] }
  const captures = page.wants('captures') ? await listCaptures(page) : []
  const chosen = page.query.for ? await findPerson(page, page.query.for) : null
  const removed = page.query.notTaken
    ? html`<p class="notice" role="status">${page.words.shared.notTaken}</p>`
    : page.wants('capture-notice') && (await drawRemoved(page))
  const notice = await drawNotice(page, removed)
  const text = sharedText(page.query).slice(0, maxNoteLength)
  return capturePage(page, { query, people: connections, chosen, captures, notice, text })
}

/** Whom the note names while it is written. Nothing is stored. */
async function readNote(page: ScreenRequest): Promise<Change> {
  const { text = '' } = page.form
  const chosen = page.form.for ? await findPerson(page, page.form.for) : null
  const read = text.trim() === '' ? null : await page.call('Captures_read', { text })
  const isNobody = !read || read.people.length + read.newNames.length === 0
  const { connections } = isNobody ? await page.call('Connections_search', { limit: maxRecent }) : { connections: [] }
  const people = read && !isNobody ? read.people : connections
  const { connectionIds: mentioned } = await readMentions(page.ctx, {
    text: text.slice(0, maxNoteLength),
    connectionIds: [],
  })
  return { to: '/capture', parts: drawWho(page, { query: '', people, chosen, read, mentioned }) }
}

async function showOne(page: ScreenRequest): Promise<Screen> {
  const query = (page.query.who ?? '').trim().slice(0, 120)
  const capture = await page.call('Captures_get', { captureId: page.params.captureId })
  const { connections } = await page.call('Connections_search', { query, limit: maxSuggested })
  const people = query ? connections : [...capture.suggested, ...connections]
  const unique = new Map(people.map((person) => [person.connectionId, person]))
  return oneCapturePage(page, { query, capture, people: [...unique.values()] })
}

type Shown = { query: string; capture: CaptureWithPeople; people: Person[] }

/** A capture on its own: find the person, change the text, or remove it. */
function oneCapturePage(page: ScreenRequest, { query, capture, people }: Shown): Screen {
  const { words } = page
  const { captureId, occurredAt, text = '', files } = capture
  const owner = { ixId: captureId, occurredAt, files }
  const found = people.map((person) => html`<li>${drawPersonButton(page, captureId, person)}</li>`)
  const named = query === '' ? capture.newNames.map(({ name }) => name) : [query]
  return {
    title: words.capture.waitingHeading,
    tab: 'capture',
    sheets: ['capture'],
    body: html`<p><a href="/capture">${words.capture.back}</a></p>
<h1>${words.capture.waitingHeading}</h1>
<section class="panel">${drawContent(page, capture, page.query.removed)}</section>
${drawFinder(page, `/capture/${captureId}`, query)}
${page.part(
  'who',
  html`<ul id="who" class="found">${found}${named.map(
    (name) => html`<li>${drawAddButton(page, captureId, name)}</li>`,
  )}</ul>`,
)}
<details class="panel"><summary>${words.capture.edit}</summary>
<form method="post" action="/capture/${captureId}/text">${formKey()}${textareaField({
      id: 'text',
      label: words.capture.text,
      value: text,
      more: html`rows="4" maxlength="2000" dir="auto"`,
    })}
<button type="submit">${words.capture.saveText}</button></form></details>
<details class="panel"><summary>${words.files.add}</summary>
${drawFileForm(page, owner)}${drawFileRemovals(page, owner)}</details>
<form method="post" action="/capture/${captureId}/removal">${formKey()}
  <button type="submit" class="quiet">${words.capture.remove}</button></form>`,
  }
}

/** Without script, the next page offers Undo. With it, the line replaces the capture. */
async function removeCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  await page.call('Captures_remove', { captureId }, page.form.key)
  const id = `capture-${captureId}`
  const undo = await drawUndo(page, captureId, `${id} tabs`)
  const line = undo && undoLine({ id, sentence: page.words.capture.removed, undo })
  return { to: `/capture?removed=${captureId}`, parts: html`${line}${await drawTabs(page, 'capture')}` }
}

async function restoreCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  const { connectionId } = await page.call('Captures_restore', { captureId })
  if (connectionId) return { to: `/people/${connectionId}#entry-${captureId}` }
  const captures = await withPeople(page, [await page.call('Captures_get', { captureId })])
  const parts = html`${captures.map((each) => drawCapture(page, each))}${await drawTabs(page, 'capture')}`
  return { to: `/capture#capture-${captureId}`, parts }
}

/** What was removed before this page was shown. Null if it is not among what can be restored. */
async function drawRemoved(page: ScreenRequest) {
  const { removed } = page.query
  const undo = removed ? await drawUndo(page, removed, '') : null
  return undo && html`<div class="undo-line" role="status"><span>${page.words.capture.removed}</span> ${undo}</div>`
}

async function drawUndo({ call, words }: ScreenRequest, captureId: string, part: string) {
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'capture' && subjectId === captureId)
  const action = `/capture/${captureId}/restoration`
  return removal ? actionButton({ action, label: words.shell.undo, about: removal.label, part, style: 'link' }) : null
}
