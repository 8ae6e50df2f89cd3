import { html } from '#platform/html/html.ts'
import { named } from '../app/drawing/forms.ts'
import type { Output } from '../site/call-operation.ts'
import { formErrorBox } from '../site/form-fields.ts'
import { rowButton, rowList } from './frame/lists.ts'
import { sentenceAt } from './frame/moments.ts'
import type { SettingsRequest } from './frame/pages.ts'
import { noticeIn, sendSettings } from './frame/screen.ts'

export type Removal = Output<'Removals_get'>
type Removals = Output<'Removals_list'> & { formError?: string; status?: number }

export function sendRemovals(page: SettingsRequest, { items, next, formError, status }: Removals) {
  const words = page.words.settings.removed
  const body = html`${formErrorBox(formError)}
${items.length > 0 ? rowList(items.map((item) => removalRow(page, item))) : html`<p>${words.nothing}</p>`}
${next && html`<p><a class="button quiet" href="/settings/removed?before=${encodeURIComponent(next)}">${words.earlier}</a></p>`}`
  const notice = noticeIn(words.notices, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice, formError }, status)
}

/** Asks first, because this cannot be undone. */
export function sendPurge(page: SettingsRequest, removal: Removal) {
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
      rowButton({ action: `/settings/removed/${id}/restoration`, label: words.restore, about }),
      html`<a class="late" href="/settings/removed/${id}" ${named(words.deleteForGood, about)}>${words.deleteForGood}</a>`,
    ],
  }
}

function kindAndPerson(page: SettingsRequest, { kind, connectionName, removedAt }: Removal) {
  const { kinds, kindsWith } = page.words.settings.removed
  const isAboutPerson = (kind === 'interaction' || kind === 'promise') && connectionName
  return sentenceAt(page, removedAt, (when) =>
    isAboutPerson ? kindsWith[kind]({ person: connectionName, when }) : kinds[kind]({ when }),
  )
}
