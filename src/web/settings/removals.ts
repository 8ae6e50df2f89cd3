import type { OperationName } from '#contract/api.ts'
import { Before } from '#people/interactions/api.ts'
import { html } from '#platform/html/html.ts'
import { actionButton, named } from '../kit/forms.ts'
import { formErrorBox, noticeIn } from '../kit/notices.ts'
import { ifThere, type Output } from '../site/call-operation.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { sentenceAt } from './frame/moments.ts'
import type { SettingsPages, SettingsRequest } from './frame/pages.ts'
import { rowList, sendSettings, withNotice } from './frame/screen.ts'

const formPage = '/settings/removed'

/** What was removed in the last 30 days, to restore or to delete for good. */
export function serveRemovals({ get, post }: SettingsPages) {
  get('/removed', async (page) => sendRemovals(page, await listRemovals(page)))

  post('/removed/:id/restoration', formPage, async (page) => {
    const { reply, id } = page
    try {
      const { operation, input } = restorationOf(await page.call('Removals_get', { id }))
      await page.call(operation, input)
    } catch (error) {
      const { code, status, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      if (code === 'not_found') return reply.redirect(removedWith('notThere'), 303)
      return sendRemovals(page, { ...(await listRemovals(page)), formError, status })
    }
    return reply.redirect(removedWith('restored'), 303)
  })

  get('/removed/:id', async (page) => sendPurge(page, await page.call('Removals_get', { id: page.id })))

  post('/removed/:id/deletion', '/settings/removed/:id', async ({ call, reply, id }) => {
    if ((await ifThere(call('Removals_purge', { id }))) === null) return reply.redirect(removedWith('notThere'), 303)
    return reply.redirect(removedWith('deleted'), 303)
  })
}

function listRemovals({ call, before }: SettingsRequest) {
  const cursor = Before.safeParse(before)
  return call('Removals_list', cursor.success ? { before: cursor.data } : {})
}

function restorationOf({ kind, subjectId, connectionId }: Removal): Restoration {
  if (kind === 'connection') return { operation: 'Connections_restore', input: { connectionId: subjectId } }
  if (kind === 'card') return { operation: 'Cards_restore', input: { id: subjectId } }
  if (kind === 'promise') return { operation: 'Promises_restore', input: { promiseId: subjectId } }
  if (kind === 'date') return { operation: 'Dates_restore', input: { connectionId, dateId: subjectId } }
  if (kind === 'gift') return { operation: 'Gifts_restore', input: { connectionId, giftId: subjectId } }
  if (kind === 'calendar') return { operation: 'MeetingCalendars_restore', input: { id: subjectId } }
  if (kind === 'capture') return { operation: 'Captures_restore', input: { captureId: subjectId } }
  if (kind === 'thread') return { operation: 'Threads_restore', input: { id: subjectId } }
  if (kind === 'relation') return { operation: 'Relations_restore', input: { id: connectionId, relationId: subjectId } }
  if (kind === 'file') return { operation: 'Files_restore', input: { fileId: subjectId } }
  if (kind === 'webhook') return { operation: 'Webhooks_restore', input: { id: subjectId } }
  return { operation: 'Memory_restoreInteraction', input: { id: connectionId, ixId: subjectId } }
}

type Restoration = { operation: OperationName; input: Record<string, unknown> }

type Notice = keyof SettingsRequest['words']['settings']['removed']['notices']
const removedWith = (notice: Notice) => withNotice(formPage, notice)

type Removal = Output<'Removals_get'>
type Removals = Output<'Removals_list'> & { formError?: string; status?: number }

function sendRemovals(page: SettingsRequest, { items, next, formError, status }: Removals) {
  const words = page.words.settings.removed
  const body = html`${formErrorBox(formError)}
${items.length > 0 ? rowList(items.map((item) => removalRow(page, item))) : html`<p>${words.nothing}</p>`}
${
  next &&
  html`<p><a class="button quiet" href="/settings/removed?before=${encodeURIComponent(next)}">
    ${words.earlier}</a></p>`
}`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice, formError }, status)
}

/** Asks first, because this cannot be undone. */
function sendPurge(page: SettingsRequest, removal: Removal) {
  const words = page.words.settings.removed
  const body = html`<blockquote dir="auto">${removal.label}</blockquote>
<form class="panel" method="post" action="/settings/removed/${removal.id}/deletion">
<p>${words.losses[removal.kind]} ${words.noUndo}</p>
<button type="submit" class="danger">${words.deleteForGood}</button>
</form>`
  const back = { href: '/settings/removed', label: words.title }
  return sendSettings(page, { title: words.askTitle, lead: kindAndPerson(page, removal), body, back })
}

function removalRow(page: SettingsRequest, removal: Removal) {
  const words = page.words.settings.removed
  const { id, label: about, expiresAt } = removal
  return {
    title: about,
    facts: [kindAndPerson(page, removal), sentenceAt(page, expiresAt, (when) => words.until({ when }))],
    buttons: [
      actionButton({ style: 'quiet', action: `/settings/removed/${id}/restoration`, label: words.restore, about }),
      html`<a class="late" href="/settings/removed/${id}"
  ${named(words.deleteForGood, about)}>${words.deleteForGood}</a>`,
    ],
  }
}

function kindAndPerson(page: SettingsRequest, { kind, connectionName, removedAt }: Removal) {
  const { kinds, kindsWith } = page.words.settings.removed
  const isAboutPerson = kind in kindsWith && connectionName
  return sentenceAt(page, removedAt, (when) =>
    isAboutPerson ? kindsWith[kind as keyof typeof kindsWith]({ person: connectionName, when }) : kinds[kind]({ when }),
  )
}
