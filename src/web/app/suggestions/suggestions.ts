import { html } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace } from '../outcomes/notice.ts'

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

/** Keep a suggestion as a promise, dismiss it, or take that back. */
export function serveSuggestionForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }

  screens.take('/suggestions/:id/acceptance', form, async (page) => {
    const { id = '' } = page.params
    const { text } = await page.call('Promises_accept', { id }, page.form.key)
    return doneInPlace(page, {
      outcome: 'accepted',
      id,
      sentence: page.words.today.kept({ text }),
      part: suggestionPart(id),
    })
  })

  screens.take('/suggestions/:id/dismissal', form, async (page) => {
    const { id = '' } = page.params
    await page.call('Promises_dismiss', { id }, page.form.key)
    const sentence = page.words.today.did.dismissed
    return doneInPlace(page, { outcome: 'dismissed', id, sentence, part: suggestionPart(id) })
  })

  screens.take('/suggestions/:id/restoration', form, async (page) => {
    await page.call('Promises_suggestAgain', { id: page.params.id }, page.form.key)
    return { to: '/today' }
  })
}
