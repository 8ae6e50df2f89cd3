import { html } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Suggestion = Output<'Promises_suggested'>['suggestions'][number]

export const suggestionPart = (id: string) => `suggestion-${id}`

/** Perhaps a promise: the member decides. */
export function suggestionCard(page: ScreenRequest, suggestion: Suggestion) {
  const { today } = page.words
  const { id, text, sentence, dueOn, connectionId, connectionName, ixId } = suggestion
  const partId = suggestionPart(id)
  return page.part(
    partId,
    html`<li id="${partId}" class="move">
<p class="what" dir="auto">${text}</p>
<p class="why"><a href="/people/${connectionId}" data-ahead><bdi>${connectionName}</bdi></a>
${dueOn && html`<span class="due">${today.due({ day: onDay(page, dueOn) })}</span>`}</p>
<p class="origin soft small">${today.fromNote}
<a href="/people/${connectionId}#entry-${ixId}"><q dir="auto">${sentence}</q></a></p>
<div class="actions">${actionButton({
      action: `/suggestions/${id}/acceptance`,
      label: today.keepPromise,
      about: text,
      part: `${partId} tabs`,
      picture: 'check',
    })}
${actionButton({
  action: `/suggestions/${id}/dismissal`,
  label: today.notPromise,
  about: text,
  part: `${partId} tabs`,
  style: 'quiet',
})}</div></li>
`,
  )
}
