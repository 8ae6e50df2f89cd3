import { Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { backLink, backToPerson } from '../../kit/document.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { draftId, drawDraft, type Followup, type Origin } from './draft.ts'
import { drawDrafts, drawFollowups, listDrafts } from './part.ts'

const scripts = ['people/followups.js']

/** Drafts of messages, on the page of their person, which `showPerson` draws, and in a list of all that wait. */
export function serveFollowups(screens: AppScreens, showPerson: ShowScreen) {
  screens.show('/followups', showAll)
  screens.show('/followups/:id', async (page) => showOne(page, await getFollowup(page)))
  screens.show('/people/:id/followups', (page) => showOfPerson(page))
  screens.take('/followups/:id', { formPage: '/followups', show: showAll }, takeAction)
  screens.take('/people/:id/followups', { formPage: '/people/:id', show: showPerson }, draft)
}

async function showAll(page: ScreenRequest): Promise<Screen> {
  const { followups: words } = page.words
  const drafts = await listDrafts(page, {})
  const body = html`<h1>${words.listHeading}</h1>
${
  drafts.length > 0
    ? html`<p class="soft">${words.listIntro}</p>`
    : html`<p>${words.none}</p><p class="soft">${words.noneHint}</p>`
}
${drawDrafts(page, drafts, 'followups')}`
  return { title: words.listHeading, tab: 'today', sheets: ['followups', 'edit'], body, scripts }
}

/** One draft on a page of its own: where errors are shown without script. */
async function showOne(page: ScreenRequest, followup: Followup, state?: FormState): Promise<Screen> {
  const { followups: words } = page.words
  const title = words.to({ name: followup.connectionName })
  const body = html`${backLink({ href: '/followups', label: words.listHeading })}
<h1>${title}</h1>
<ul class="drafts">${drawDraft(page, followup, { from: originOf(page), state })}</ul>`
  return { title, tab: 'today', sheets: ['followups', 'edit'], body, scripts, ...(state && { status: 400 }) }
}

async function showOfPerson(page: ScreenRequest, state?: FormState): Promise<Screen> {
  const person = await page.call('Connections_get', { connectionId: page.params.id })
  const { connectionId, displayName } = person
  const body = html`${backToPerson({ connectionId, displayName })}
<h1><bdi>${displayName}</bdi></h1>
${await drawFollowups(page, person, state)}`
  return {
    title: displayName,
    tab: 'people',
    sheets: ['followups', 'edit'],
    body,
    scripts,
    ...(state && { status: 400 }),
  }
}

/** May take seconds, if a model writes it. Pressing twice makes one draft. */
async function draft(page: ScreenRequest): Promise<Screen | Change> {
  const { id = '' } = page.params
  try {
    const made = await page.call('Followups_draft', { connectionId: id }, page.form.key)
    return { to: `/people/${id}#${draftId(made)}` }
  } catch (error) {
    return showOfPerson(page, formStateOf(error, {}))
  }
}

/** Saves the input, then performs the button's action. */
async function takeAction(page: ScreenRequest): Promise<Screen | Change> {
  const { id } = page.params
  const { action = 'save' } = page.form
  const before = await getFollowup(page)
  try {
    const typed = typedText(page.form, before)
    if (typed) await page.call('Followups_patch', { id, action: 'edit', ...typed })
    if (action !== 'save') await page.call('Followups_patch', { id, action })
  } catch (error) {
    // Pressed twice, or done elsewhere meanwhile: what it is now is shown below.
    const isDone = error instanceof Refusal && error.code === 'conflict'
    if (!isDone) return showOne(page, before, formStateOf(error, page.form))
  }
  const after = await getFollowup(page)
  const from = originOf(page)
  const back = from === 'person' ? `/people/${after.connectionId}` : '/followups'
  return {
    to: `${back}?followup=${after.id}#${draftId(after)}`,
    parts: drawDraft(page, after, { from, isSaved: action === 'save' }),
  }
}

const getFollowup = ({ call, params }: ScreenRequest) => call('Followups_get', { id: params.id })

/** The text, if it was changed. A draft that is emptied and dismissed keeps the text it had. */
function typedText({ action, subject, body = '' }: Record<string, string>, before: Followup) {
  if (subject === undefined) return null
  const typed = { subject, body: body.replaceAll('\r\n', '\n') }
  const isSame = typed.subject === before.subject && typed.body === before.body.replaceAll('\r\n', '\n')
  const isEmptied = action === 'dismiss' && (subject.trim() === '' || body.trim() === '')
  return isSame || isEmptied ? null : typed
}

const originOf = ({ form }: ScreenRequest): Origin => (form.from === 'person' ? 'person' : 'followups')
