import { createHash } from 'node:crypto'
import { html } from '#platform/html/html.ts'
import { dateOf, monthName } from '../../kit/dates.ts'
import { backToPerson } from '../../kit/document.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { takeMentions, withPerson } from '../mentions/form.ts'
import { type Entry, jobsAbout, loadPerson, withRetries } from './data/load.ts'
import { readMoment } from './data/when.ts'
import { tryForm } from './fields/fields.ts'
import { serveFiles } from './files.ts'
import { personPage } from './page.ts'
import { redraw } from './redraw.ts'
import { drawEntry } from './timeline/entry.ts'
import { drawEntryForm } from './timeline/entry-form.ts'
import { foundIn } from './timeline/found.ts'
import { afterDeed, drawDone } from './undo.ts'

/** Forms that write, change and remove entries. */
export function serveEntries(screens: AppScreens, show: (page: ScreenRequest) => Promise<Screen>) {
  const entry = '/people/:id/entries/:ixId'
  const form = { formPage: '/people/:id', show }
  screens.take('/people/:id/entries', form, addEntry)
  screens.show(entry, showEntry)
  screens.take(entry, { formPage: entry, show: showEntry }, changeEntry)
  serveFiles(screens, { formPage: entry, show: showEntry })
  screens.take(`${entry}/removal`, form, removeEntry)
  screens.take(`${entry}/restoration`, form, restoreEntry)
  screens.take(`${entry}/transcription`, { formPage: entry, show: showEntry }, transcribeAgain)
  screens.file(`${entry}/audio`, ({ call, params: { id, ixId } }) => call('Memory_getInteractionAudio', { id, ixId }))
}

async function addEntry(page: ScreenRequest): Promise<Screen | Change> {
  const { form, params, call } = page
  const connectionId = params.id ?? ''
  const text = readText(form.text)
  const result = await tryForm(page, async () => {
    const occurredAt = readMoment(page, form, form.drawnOn)
    const connectionIds = await takeMentions(page, { text, connectionId })
    const entry = { connectionId, connectionIds, kind: form.kind, text, ...(occurredAt && { occurredAt }) }
    const stored = await call('Memory_addInteraction', { ...entry, ixId: form.ixId })
    // The browser went back to a form that was sent, and another text was written into it: that is another entry.
    if (stored.text === text) return stored
    return call('Memory_addInteraction', { ...entry, ixId: otherId(`${form.ixId} ${text}`) })
  })
  if ('errors' in result) return personPage(page, await loadPerson(page), { composed: { values: form, ...result } })
  const { ixId } = result.done
  return { to: `/people/${connectionId}#entry-${ixId}`, parts: await redraw(page, { ixId }) }
}

/** Forms send line breaks as two characters, and a space follows a name that was chosen. */
const readText = (text = '') => text.replaceAll('\r\n', '\n').trimEnd()

/** Always the same id for the same words. */
function otherId(words: string) {
  const hash = createHash('sha256').update(words).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** An entry on a page of its own: where promises lead to, and where it is edited. */
export async function showEntry(page: ScreenRequest): Promise<Screen> {
  const { params, query } = page
  const entry = await page.call('Memory_getInteraction', { id: params.id, ixId: params.ixId })
  const isEditable = query.edit && entry.source !== 'visitor'
  return entryPage(page, entry, isEditable ? drawEntryForm(page, entry) : await drawAlone(page, entry))
}

async function drawAlone(page: ScreenRequest, entry: Entry) {
  const data = await loadPerson({ ...page, query: {} })
  const [current = entry] = await withRetries(page, [entry])
  const { removed: removedId } = page.query
  return drawEntry(page, current, { name: data.person.displayName, removedId, ...foundIn(data) })
}

async function entryPage(page: ScreenRequest, { occurredAt }: Entry, drawn: Screen['body']): Promise<Screen> {
  const { words, params, call } = page
  const { displayName, connectionId } = await call('Connections_get', { connectionId: params.id })
  const title = words.person.entryOf({ name: displayName })
  const body = html`${backToPerson({ connectionId, displayName })}
<article class="person-page one-column"><h1 dir="auto">${title}</h1>
<h2 class="unseen">${words.person.timeline}</h2><h3 class="unseen">${monthName(page, dateOf(page, occurredAt))}</h3>
<ol class="timeline">${drawn}</ol></article>`
  return { title, tab: 'people', sheets: ['person'], scripts: ['people/composer.js'], body }
}

async function changeEntry(page: ScreenRequest): Promise<Screen | Change> {
  const { form, params, call } = page
  const { id = '', ixId = '' } = params
  const result = await tryForm(page, async () =>
    call('Memory_updateInteraction', { id, ixId, ...(await withPeople(page, readChanges(page))) }),
  )
  if ('errors' in result) {
    const entry = await call('Memory_getInteraction', { id, ixId })
    const drawn = drawEntryForm(page, entry, { values: form, ...result })
    return { ...(await entryPage(page, entry, drawn)), status: 400 }
  }
  return { to: `/people/${id}#entry-${ixId}`, parts: await redraw(page, { ixId }) }
}

/** Only what the member changed: setting the time of an imported note would make it the member’s own. */
function readChanges(page: ScreenRequest) {
  const { form } = page
  const was = readWas(form.was)
  const changed = ['kind', 'text', 'transcript'].filter(
    (name) => form[name] !== undefined && readText(form[name]) !== readText(String(was[name] ?? '')),
  )
  const isMoved = form.date !== was.date || form.time !== was.time
  const occurredAt = isMoved ? readMoment(page, form) : undefined
  return {
    ...(Object.fromEntries(changed.map((name) => [name, readText(form[name])])) as { text?: string }),
    ...(occurredAt && { occurredAt }),
  }
}

/** The people who were left in the form, and those whom a changed text names after an @. */
async function withPeople(page: ScreenRequest, changes: { text?: string }) {
  const { text: before, with: was } = readWas(page.form.was)
  const others = Array.isArray(was) ? was.map(String) : []
  const left = others.filter((id) => page.form[`${withPerson}${id}`])
  const about = { connectionId: page.params.id ?? '', connectionIds: left }
  const { text } = changes
  const connectionIds = text ? await takeMentions(page, { ...about, text, before }) : left
  const isChanged = connectionIds.length !== others.length || connectionIds.some((id) => !others.includes(id))
  return { ...changes, ...(isChanged && { connectionIds }) }
}

function readWas(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

async function removeEntry(page: ScreenRequest): Promise<Change> {
  const { params, call, words } = page
  const { id = '', ixId = '' } = params
  const { kind } = await call('Memory_getInteraction', { id, ixId })
  await call('Memory_removeInteraction', { id, ixId })
  const line = drawDone(page, { deed: 'entry-removed', id: ixId, text: words.person.kinds[kind] })
  return { to: afterDeed(id, 'entry-removed', ixId), parts: await redraw(page, { line }) }
}

async function restoreEntry(page: ScreenRequest): Promise<Change> {
  const { id = '', ixId = '' } = page.params
  await page.call('Memory_restoreInteraction', { id, ixId })
  return { to: `/people/${id}#entry-${ixId}`, parts: await redraw(page, { ixId }) }
}

async function transcribeAgain(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const { id = '', ixId = '' } = params
  await call('Memory_getInteraction', { id, ixId })
  const jobs = await jobsAbout(page, [ixId])
  const job = jobs.find(({ state }) => state === 'failed')
  if (job) await call('Jobs_retry', { id: job.id })
  return { to: `/people/${id}/entries/${ixId}`, parts: await redraw(page, { ixId }) }
}
