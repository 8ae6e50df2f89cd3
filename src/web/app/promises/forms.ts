import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { onDay } from '../drawing/dates.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace, pageOf } from '../outcomes/notice.ts'
import { promisePart } from './card.ts'

/** What can be done with a promise on Today and in the list of promises. */
export function servePromiseForms(screens: AppScreens, show: ShowScreen) {
  const form = { formPage: '/today', show }

  screens.take('/promises/:id/completion', form, async (page) => {
    const { promiseId, text } = await page.call('Promises_complete', { promiseId: page.params.id }, page.form.key)
    const sentence = page.words.today.done({ text })
    return doneInPlace(page, { outcome: 'completed', id: promiseId, sentence, part: promisePart(promiseId) })
  })

  screens.take('/promises/:id/reopening', form, async (page) => {
    await page.call('Promises_reopen', { promiseId: page.params.id }, page.form.key)
    return { to: pageOf(page) }
  })

  screens.take('/promises/:id/day', form, async (page) => {
    const { promiseId, ...former } = await page.call('Promises_get', { promiseId: page.params.id })
    const { text, dueOn } = await page.call('Promises_update', { promiseId, dueOn: dayIn(page) })
    const sentence = page.words.today.moved({ text, day: onDay(page, dueOn) })
    const was = former.dueAssumed ? '' : former.dueOn
    return doneInPlace(page, { outcome: 'moved', id: promiseId, sentence, part: promisePart(promiseId), was })
  })

  screens.take('/promises/:id/former-day', form, async (page) => {
    await page.call('Promises_update', { promiseId: page.params.id, dueOn: page.form.was || null })
    return { to: pageOf(page) }
  })
}

function dayIn({ form }: ScreenRequest) {
  if (!form.dueOn)
    throw new Refusal('invalid', say('refusals.app.chooseDay'), {
      fields: [fieldError('dueOn', say('fields.missing'))],
    })
  return form.dueOn
}
