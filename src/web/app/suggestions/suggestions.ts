import { html } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace } from '../outcomes/notice.ts'
import { quoteOf, unfolding } from '../promises/row.ts'

export type Suggestion = Output<'Promises_suggested'>['suggestions'][number]

const suggestionPart = (id: string) => `suggestion-${id}`

/** Perhaps a promise: the member decides. */
export function suggestionRow(page: ScreenRequest, suggestion: Suggestion) {
  const { today } = page.words
  const { id, text, dueOn, connectionId, connectionName: displayName } = suggestion
  const partId = suggestionPart(id)
  const shared = { about: text, part: `${partId} tabs`, style: 'bare' as const }
  return page.part(
    partId,
    html`<li id="${partId}" class="row" data-swipe>
${avatar({ connectionId, displayName })}
<div class="row-main">${unfolding(text, quoteOf(page, suggestion))}
<p class="why"><a href="/people/${connectionId}" data-ahead><bdi>${displayName}</bdi></a>
  ${dueOn && html` · ${today.due({ day: onDay(page, dueOn) })}`}</p></div>
<div class="row-end">
${actionButton({
  ...shared,
  action: `/suggestions/${id}/acceptance`,
  label: today.keepPromise,
  picture: 'check',
  swipe: 'start',
})}
${actionButton({
  ...shared,
  action: `/suggestions/${id}/dismissal`,
  label: today.notPromise,
  picture: 'close',
  swipe: 'end',
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
