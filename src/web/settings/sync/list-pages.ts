import { html } from '#platform/html/html.ts'
import { onDay } from '../../app/drawing/dates.ts'
import { named } from '../../app/drawing/forms.ts'
import { repeatGuard, selectField } from '../../site/form-fields.ts'
import { rowButton, rowList } from '../frame/lists.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { noticeIn, sendSettings } from '../frame/screen.ts'
import { backToSync } from './pages.ts'

/** Whoever you were last in touch with comes first. */
const maxPeople = 200

export async function sendWaitingTasks(page: SettingsRequest) {
  const words = page.words.settings.syncLists.tasks
  const { tasks } = await page.call('Tasks_waiting', {})
  const people = tasks.length > 0 ? await page.call('Connections_list', { order: 'recent', limit: maxPeople }) : null
  const choices = (people?.items ?? []).map((each) => ({ value: each.connectionId, label: each.displayName }))
  const options = [{ value: '', label: words.choose }, ...choices]
  const rows = tasks.map(({ id, text, dueOn }) => ({
    title: text,
    facts: [dueOn && words.due({ day: onDay(page, dueOn) })],
    buttons: html`<form method="post" action="/settings/sync/tasks/${id}/promise">${repeatGuard()}
${selectField({ id: `connectionId-${id}`, name: 'connectionId', label: words.person, options, chosen: '', errors: [], attributes: html`required` })}
<button type="submit" ${named(words.assign, text)}>${words.assign}</button></form>
${rowButton({ action: `/settings/sync/tasks/${id}/removal`, label: words.discard, about: text })}`,
  }))
  const body = rows.length > 0 ? rowList(rows) : html`<p>${words.none}</p>`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice, back: backToSync(page) })
}
