import { html } from '#platform/html/html.ts'
import { inputField, radioField } from '../../kit/fields.ts'
import { actionButton } from '../../kit/forms.ts'
import { formErrorBox, noticeIn, undoLine } from '../../kit/notices.ts'
import { ifThere, type Output } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { sentenceAt } from '../frame/moments.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { rowList, sendSettings, withNotice } from '../frame/screen.ts'
import { backToSync } from './pages.ts'

const formPage = '/settings/sync/people'

/** Who is in the address book of the member's devices, and who was removed there. */
export function serveSyncedPeople({ get, post }: SettingsPages) {
  get('/sync/people', async (page) => sendPeople(page, await page.call('AddressBook_choice', {})))

  post('/sync/people', formPage, async (page) => {
    const { people = '', tag = '' } = page.form
    try {
      await page.call('AddressBook_choose', people === 'tagged' ? { people, tag } : { people })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendPeople(page, { people, tag, ...wrong })
    }
    return page.reply.redirect(withNotice(formPage, 'chosen'), 303)
  })

  post('/sync/people/restoration', formPage, async ({ call, reply }) => {
    await call('AddressBook_putAllBack', {})
    return reply.redirect(withNotice(formPage, 'back'), 303)
  })

  post('/sync/people/:id/removal', formPage, async ({ call, reply, id }) => {
    if ((await ifThere(call('Connections_remove', { connectionId: id }))) === null)
      return reply.redirect(withNotice(formPage, 'gone'), 303)
    return reply.redirect(`${formPage}?removed=${id}`, 303)
  })

  post('/sync/people/:id/return', formPage, async ({ call, reply, id }) => {
    await call('Connections_restore', { connectionId: id })
    return reply.redirect(withNotice(formPage, 'restored'), 303)
  })

  post('/sync/people/:id/restoration', formPage, async ({ call, reply, id }) => {
    if ((await ifThere(call('AddressBook_putBack', { connectionId: id }))) === null)
      return reply.redirect(withNotice(formPage, 'gone'), 303)
    return reply.redirect(withNotice(formPage, 'back'), 303)
  })
}

type Choice = { people: string; tag?: string | undefined } & Partial<Omit<ReturnType<typeof formErrorsOf>, 'code'>>

async function sendPeople(page: SettingsRequest, { people, tag = '', errors = [], formError, status }: Choice) {
  const words = page.words.settings.syncedPeople
  const removed = await page.call('AddressBook_removed', {})
  const options = [
    { value: 'reachable', label: words.reachable, hint: words.reachableHint },
    { value: 'tagged', label: words.tagged, hint: words.taggedHint },
  ]
  const body = html`<form class="panel" method="post" action="${formPage}">
${formErrorBox(formError)}
${radioField({ id: 'people', label: words.who, options, chosen: people, errors })}
${inputField({ id: 'tag', label: words.tag, errors, value: tag, more: html`maxlength="40" autocomplete="off"` })}
<button type="submit">${words.save}</button>
</form>
<section><h2>${words.removedTitle}</h2>
${await removedHere(page)}
${removed.people.length === 0 ? html`<p>${words.nobody}</p>` : removedList(page, removed.people)}</section>`
  const notice = noticeIn(words.notices, page.said)
  const screen = { title: words.title, lead: words.lead, body, notice, formError, back: backToSync(page) }
  return sendSettings(page, screen, status)
}

/** Who was just removed from Kith too, with the way back. */
async function removedHere({ call, query, words }: SettingsRequest) {
  if (!query.removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'connection' && subjectId === query.removed)
  if (!removal) return null
  const sentence = words.people.removed({ name: removal.label })
  const action = `${formPage}/${removal.subjectId}/return`
  const undo = actionButton({ action, label: words.shell.undo, about: sentence, style: 'link' })
  return html`<ul>${undoLine({ id: 'removed', sentence, undo })}</ul>`
}

type RemovedPerson = Output<'AddressBook_removed'>['people'][number]

function removedList(page: SettingsRequest, people: RemovedPerson[]) {
  const words = page.words.settings.syncedPeople
  const rows = people.map(({ connectionId, displayName, company, removedAt }) => ({
    title: displayName,
    facts: [company, sentenceAt(page, removedAt, (when) => words.removedAt({ when }))],
    buttons: [
      actionButton({
        style: 'quiet',
        action: `${formPage}/${connectionId}/restoration`,
        label: words.putBack,
        about: displayName,
      }),
      actionButton({
        style: 'quiet',
        action: `${formPage}/${connectionId}/removal`,
        label: words.removeHere,
        about: displayName,
      }),
    ],
  }))
  return html`<p>${words.removedText}</p>
${rowList(rows)}
${
  people.length > 1 &&
  html`<form method="post" action="${formPage}/restoration">
  <button type="submit" class="quiet">${words.putAllBack}</button></form>`
}`
}
