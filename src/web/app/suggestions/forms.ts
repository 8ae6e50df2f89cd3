import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace } from '../outcomes/notice.ts'
import { suggestionPart } from './card.ts'

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
