import type { FieldError } from '#contract/errors.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { loadPerson } from './data/load.ts'
import { tryForm } from './fields/fields.ts'
import { personPage } from './page.ts'
import { redraw } from './redraw.ts'
import { afterDeed, drawDone } from './undo.ts'

/** Forms about promises, and about what may be one. */
export function servePromises(screens: AppScreens, show: (page: ScreenRequest) => Promise<Screen>) {
  const form = { formPage: '/people/:id', show }
  const promise = '/people/:id/promises/:promiseId'
  const suggestion = '/people/:id/suggestions/:suggestionId'
  screens.take('/people/:id/promises', form, addPromise)
  screens.take(promise, form, changePromise)
  screens.take(`${promise}/completion`, form, completePromise)
  screens.take(`${promise}/reopening`, form, reopenPromise)
  screens.take(`${promise}/removal`, form, removePromise)
  screens.take(`${promise}/restoration`, form, restorePromise)
  screens.take(`${suggestion}/acceptance`, form, acceptSuggestion)
  screens.take(`${suggestion}/dismissal`, form, dismissSuggestion)
  screens.take(`${suggestion}/restoration`, form, suggestAgain)
}

async function addPromise(page: ScreenRequest): Promise<Screen | Change> {
  const { form, params, call } = page
  const { text, dueOn, dueTime, key } = form
  const fields = { connectionId: params.id, text, dueOn, ...(dueTime && { dueTime }) }
  const result = await tryForm(page, () => call('Promises_create', fields, key))
  if ('errors' in result)
    return personPage(page, await loadPerson(page), { promised: { values: form, errors: result.errors } })
  return { to: `/people/${params.id}#promises`, parts: await redraw(page, {}) }
}

async function changePromise(page: ScreenRequest): Promise<Screen | Change> {
  const { form, params, call } = page
  const { text, dueOn, dueTime } = form
  const { promiseId = '' } = params
  const hasDay = dueOn !== undefined && !(form.undated && dueOn === '')
  const changes = { ...(text !== undefined && { text }), ...(hasDay && { dueOn }) }
  const time = dueTime === undefined ? {} : { dueTime: dueTime || null }
  const result = await tryForm(page, () => call('Promises_update', { promiseId, ...changes, ...time }))
  if ('errors' in result) return correctPromise(page, promiseId, result.errors)
  const { ixId } = result.done.foundIn ?? {}
  return { to: `/people/${params.id}#promises`, parts: await redraw(page, { ixId }) }
}

/** The form under a note has only the day. If the note is not on this page, the form in the list takes its place. */
async function correctPromise(page: ScreenRequest, promiseId: string, errors: FieldError[]): Promise<Screen> {
  const data = await loadPerson(page)
  const { foundIn } = data.open.find((each) => each.promiseId === promiseId) ?? {}
  const isInNote = page.form.text === undefined && data.entries.some(({ ixId }) => ixId === foundIn?.ixId)
  const changed = { promiseId, from: isInNote ? 'note' : 'list', values: page.form, errors } as const
  return personPage(page, { ...data, changed })
}

async function completePromise(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const { promiseId: id, text, foundIn } = await call('Promises_complete', { promiseId: params.promiseId })
  const line = drawDone(page, { deed: 'done', id, text })
  const parts = await redraw(page, { ixId: foundIn?.ixId, line, promises: false })
  return { to: afterDeed(params.id ?? '', 'done', id), parts }
}

async function reopenPromise(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const { foundIn } = await call('Promises_reopen', { promiseId: params.promiseId })
  return { to: `/people/${params.id}#promises`, parts: await redraw(page, { ixId: foundIn?.ixId }) }
}

/** Under a note, this says that it is not a promise: the note stays as it is. */
async function removePromise(page: ScreenRequest): Promise<Change> {
  const { params, form, call } = page
  const from = form.from === 'note' ? 'note' : 'list'
  const deed = from === 'note' ? 'not-a-promise' : 'removed'
  const { promiseId: id, text, foundIn } = await call('Promises_get', { promiseId: params.promiseId })
  await call('Promises_remove', { promiseId: id })
  const line = drawDone(page, { deed, id, text, from })
  const elsewhere = from === 'note' ? {} : { ixId: foundIn?.ixId, promises: false }
  return { to: afterDeed(params.id ?? '', deed, id), parts: await redraw(page, { line, ...elsewhere }) }
}

async function restorePromise(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const { foundIn } = await call('Promises_restore', { promiseId: params.promiseId })
  return { to: `/people/${params.id}#promises`, parts: await redraw(page, { ixId: foundIn?.ixId }) }
}

async function acceptSuggestion(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const id = params.suggestionId ?? ''
  const { text } = await call('Promises_accept', { id })
  const line = drawDone(page, { deed: 'kept', id, text })
  return { to: afterDeed(params.id ?? '', 'kept', id), parts: await redraw(page, { line }) }
}

async function dismissSuggestion(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const id = params.suggestionId ?? ''
  const { suggestions } = await call('Promises_suggested', { connectionId: params.id, limit: 50 })
  await call('Promises_dismiss', { id })
  const text = suggestions.find((each) => each.id === id)?.text
  const line = drawDone(page, { deed: 'dismissed', id, text })
  return { to: afterDeed(params.id ?? '', 'dismissed', id), parts: await redraw(page, { line, promises: false }) }
}

async function suggestAgain(page: ScreenRequest): Promise<Change> {
  const { params, call } = page
  const { ixId } = await call('Promises_suggestAgain', { id: params.suggestionId })
  return { to: `/people/${params.id}#entry-${ixId}`, parts: await redraw(page, { ixId }) }
}
