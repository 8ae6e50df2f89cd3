import { html } from '#platform/html/html.ts'
import { actionButton, undoLine } from '../../app/drawing/forms.ts'
import type { SettingsRequest } from '../frame/pages.ts'

/** The webhook that was just removed, with the way back. */
export async function drawRemovedWebhook({ call, query, words }: SettingsRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'webhook' && subjectId === removed)
  if (!removal) return null
  const sentence = words.settings.webhooks.removed({ what: removal.label })
  const action = `/settings/webhooks/${removed}/restoration`
  const undo = actionButton({ action, label: words.shell.undo, about: sentence, part: '', style: 'link' })
  return html`<ul class="removed">${undoLine({ id: 'removed', sentence, undo })}</ul>`
}
