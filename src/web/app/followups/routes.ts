import { Refusal } from '#contract/errors.ts'
import { tones } from '#people/followups/api.ts'
import { html } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { undoLine } from '../../kit/notices.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { closedLine, draftId, drawDraft, type Followup, insteadOfDraft, type Shown, type Tone } from './draft.ts'
import { draftButton, drawFollowups } from './part.ts'

const scripts = ['people/followups.js']

/** Drafts of messages: a list of those that wait, and each on a page of its own, which other pages show as a sheet. */
export function serveFollowups(screens: AppScreens, showPerson: ShowScreen) {
  screens.show('/followups', showAll)
  screens.show('/followups/:id', async (page) => showOne(page, await getFollowup(page)))
  screens.show('/people/:id/followups', (page) => showOfPerson(page))
  screens.take('/followups/:id', { formPage: '/followups', show: showAll }, takeAction)
  screens.take('/people/:id/followups', { formPage: '/people/:id', show: showPerson }, draft)
}

async function showAll(page: ScreenRequest): Promise<Screen> {
  const { followups: words } = page.words
  const { followups } = await page.call('Followups_list', {})
  const body = html`<h1>${words.listHeading}</h1>
${followups.length === 0 && html`<p>${words.none}</p><p class="soft">${words.noneHint}</p>`}
${drawFollowups(page, followups)}`
  return { title: words.listHeading, tab: 'today', sheets: ['followups', 'edit'], body, scripts }
}

/** One draft on a page of its own: where it opens without script. */
async function showOne(page: ScreenRequest, followup: Followup, shown: Shown = {}): Promise<Screen> {
  const { connectionId, connectionName: displayName } = followup
  const title = page.words.followups.to({ name: displayName })
  const body = html`${backToPerson({ connectionId, displayName })}
${await drawDraft(page, followup, shown)}`
  return { title, tab: 'people', sheets: ['followups', 'edit'], body, scripts, ...(shown.state && { status: 400 }) }
}

async function showOfPerson(page: ScreenRequest, state?: FormState): Promise<Screen> {
  const person = await page.call('Connections_get', { connectionId: page.params.id })
  const { connectionId, displayName } = person
  const { followups } = await page.call('Followups_list', { connectionId })
  const next = html`<p class="actions"><a class="button" href="/people/${connectionId}#composer-text">
  ${page.words.person.composer}</a></p>`
  const body = html`${backToPerson({ connectionId, displayName })}
${
  state
    ? insteadOfDraft(page, { title: page.words.followups.to({ name: displayName }), sentence: state.formError, next })
    : html`<h1><bdi>${displayName}</bdi></h1>`
}
${drawFollowups(page, followups, connectionId)}
${!state && draftButton(page, person)}`
  const sheets = ['followups', 'edit']
  return { title: displayName, tab: 'people', sheets, body, scripts, ...(state && { status: 400 }) }
}

/** The draft that waits, or a new one, which may take seconds if a model writes it. Pressing twice makes one. */
async function draft(page: ScreenRequest): Promise<Screen | Change> {
  const connectionId = page.params.id
  try {
    const { followups } = await page.call('Followups_list', { connectionId })
    const open = followups[0] ?? (await page.call('Followups_draft', { connectionId }, page.form.key))
    return { to: `/followups/${open.id}`, parts: await drawDraft(page, open) }
  } catch (error) {
    return showOfPerson(page, formStateOf(error, {}))
  }
}

/** Keeps the input, then does what the button says. */
async function takeAction(page: ScreenRequest): Promise<Screen | Change> {
  const { action, tone, again } = page.form
  const before = await getFollowup(page)
  if (action === 'discard') return discard(page, before)
  try {
    const typed = typedText(page.form, before)
    const kept = typed ? await page.call('Followups_patch', { id: before.id, action: 'edit', ...typed }) : before
    const wanted = toneIn(again ?? tone)
    const isEdited = kept.updatedAt !== kept.createdAt
    if (wanted && (again || !isEdited)) return await redraft(page, kept, wanted)
    if (wanted) return show(page, kept, { asks: wanted })
    if (action && action !== 'save') await page.call('Followups_patch', { id: before.id, action })
  } catch (error) {
    // Pressed twice, or done elsewhere meanwhile: what it is now is shown below.
    const isDone = error instanceof Refusal && error.code === 'conflict'
    if (!isDone) return showOne(page, before, { state: formStateOf(error, page.form) })
  }
  return show(page, await getFollowup(page), { isKept: !action || action === 'save' })
}

/** In a sheet, on a page of its own, or what became of it in a list. */
async function show(page: ScreenRequest, followup: Followup, shown: Shown): Promise<Screen | Change> {
  if (shown.asks) return showOne(page, followup, shown)
  const line = followup.state !== 'draft' && closedLine(page, followup)
  return { to: `/followups/${followup.id}`, parts: html`${await drawDraft(page, followup, shown)}${line}` }
}

/** It leaves nothing, and neither does what it was written in the place of. */
async function discard(page: ScreenRequest, followup: Followup): Promise<Change> {
  const { followups: words } = page.words
  const { connectionId, connectionName: name } = followup
  await page.call('Followups_remove', { id: followup.id })
  const id = draftId(followup)
  const isSheet = page.wants('draft')
  const row = isSheet ? html`<li id="${id}" hidden></li>` : undoLine({ id, sentence: words.discarded, undo: false })
  const done = isSheet && insteadOfDraft(page, { title: words.to({ name }), sentence: words.discarded, isDone: true })
  return { to: `/people/${connectionId}`, parts: html`${done}${row}` }
}

/** Another draft in the place of this one, which is not kept. */
async function redraft(page: ScreenRequest, { id, connectionId, state }: Followup, tone: Tone): Promise<Change> {
  const made = await page.call('Followups_draft', { connectionId, tone }, page.form.key)
  // Dismissed first, so that it brings back none that it replaced.
  const { state: now } = await page.call('Followups_get', { id })
  if (now === state) await page.call('Followups_patch', { id, action: 'dismiss' })
  await page.call('Followups_remove', { id })
  return { to: `/followups/${made.id}`, parts: await drawDraft(page, made) }
}

const getFollowup = ({ call, params }: ScreenRequest) => call('Followups_get', { id: params.id })

/** The text, if it was changed. People without an e-mail address have no subject in the form. */
function typedText({ subject, body }: Record<string, string>, before: Followup) {
  if (body === undefined) return null
  const typed = { subject: subject ?? before.subject, body: body.replaceAll('\r\n', '\n') }
  return typed.subject === before.subject && typed.body === before.body.replaceAll('\r\n', '\n') ? null : typed
}

const toneIn = (text: string | undefined) => tones.find((each) => each === text)
