import { joinAnd } from '#language/locales/locale.ts'
import { type Html, html } from '#platform/html/html.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { actionButton, hiddenField, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { undoLine } from '../../kit/notices.ts'
import type { FormState, Output, ScreenRequest } from '../frame/screen.ts'

export type Followup = Output<'Followups_get'>
/** The page that shows the draft: where the browser goes back to without script. */
export type Origin = 'person' | 'followups'

type Shown = { from: Origin; isSaved?: boolean; state?: FormState | undefined }

/** A draft to edit and send; or, once it is sent or dismissed, a line to undo that. */
export function drawDraft(page: ScreenRequest, followup: Followup, shown: Shown): Html {
  const isOpen = followup.state === 'draft'
  return page.part(draftId(followup), isOpen ? openDraft(page, followup, shown) : closedDraft(page, followup, shown))
}

export const draftId = ({ id }: Pick<Followup, 'id'>) => `followup-${id}`

function openDraft(page: ScreenRequest, followup: Followup, { from, isSaved, state }: Shown) {
  const { followups: words } = page.words
  const { id, connectionId, connectionName, drewOn, openers } = followup
  const { values, errors } = state ?? { values: followup, errors: [] }
  const part = draftId(followup)
  const subject = {
    id: `${part}-subject`,
    name: 'subject',
    label: words.subject,
    errors,
    isOptional: true,
    focus: false,
  }
  const body = { id: `${part}-body`, name: 'body', label: words.body, errors, isOptional: true, focus: false }
  const entries = drewOn.ixIds.length
  const promises = drewOn.promiseIds.length
  const sources = joinAnd(page.locale, [
    ...(entries > 0 ? [words.madeFromEntries({ entries })] : []),
    ...(promises > 0 ? [words.madeFromPromises({ promises })] : []),
  ])
  const button = (action: string, label: string, style: string) =>
    html`<button type="submit" id="${part}-${action}" name="action" value="${action}" class="${style}"
  ${named(label, words.about({ name: connectionName }))}>${label}</button>`
  return html`<li id="${part}" class="panel draft">
${
  from === 'followups' &&
  html`<h2><a href="/people/${connectionId}" data-ahead>
    ${words.to({ name: connectionName })}</a></h2>`
}
<form method="post" action="/followups/${id}" data-part="${part}" novalidate>
${state?.formError && html`<p class="form-error" role="alert">${state.formError}</p>`}
${hiddenField('from', from)}
<button type="submit" name="action" value="save" class="unseen" tabindex="-1" aria-hidden="true">${words.save}</button>
${inputField({ ...subject, value: values.subject ?? '', more: html`maxlength="400" autocomplete="off" dir="auto"` })}
${textareaField({ ...body, value: values.body, more: html`rows="8" maxlength="2000" dir="auto"` })}
${sources && html`<p class="hint">${words.from({ sources })}</p>`}
${
  openers &&
  html`<p class="hint">${words.openers}</p>
<ul class="hint openers">${openers.map((opener) => html`<li dir="auto">${opener}</li>`)}</ul>`
}
${isSaved && html`<p class="hint" data-say>${words.saved}</p>`}
<div class="actions">
${mailLink(page, followup)}<button type="button" class="quiet" data-copy="${part}-body" data-copied="${words.copied}"
  data-selected="${words.notCopied}" hidden>${words.copy}</button>
${button('send', words.send, 'main')}
</div>
<div class="actions">
${button('save', words.save, 'link')}
${button('snooze', words.snooze, 'link')}
${button('dismiss', words.dismiss, 'link')}
</div>
</form></li>
`
}

/** Longer links are cut or refused by some browsers and e-mail programs. */
const maxLinkLength = 1_900

function mailLink({ words: { followups: words } }: ScreenRequest, { mailto, connectionName }: Followup) {
  if (!mailto) return html`<p class="hint">${words.noAddress({ name: connectionName })}</p>`
  const isTooLong = mailto.length > maxLinkLength
  const href = isTooLong ? mailto.replace(/&body=.*$/s, '') : mailto
  return html`<a class="button quiet" href="${href}" data-mail="${maxLinkLength}">${icon('mail')}${words.openInMail}</a>
<p class="hint too-long" ${!isTooLong && html`hidden`}>${words.tooLong}</p>
`
}

function closedDraft(page: ScreenRequest, followup: Followup, { from }: Shown) {
  const { followups: words } = page.words
  const { id, connectionName, state } = followup
  const sentence = words.closed[state === 'draft' ? 'dismissed' : state]({ name: connectionName })
  const undo = actionButton({
    action: `/followups/${id}`,
    label: words.undo,
    about: sentence,
    part: draftId(followup),
    fields: { action: 'restore', from },
    style: 'link',
  })
  return undoLine({ id: draftId(followup), sentence, undo })
}
