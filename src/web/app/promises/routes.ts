import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Html, html } from '#platform/html/html.ts'
import { onDay } from '../../kit/dates.ts'
import { backToPerson } from '../../kit/document.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { doneInPlace, noticeOf, pageOf } from '../outcomes/notice.ts'
import { promisePart, promiseRow } from './row.ts'

const maxPromises = 50

/** All open promises. Their cards are on Today too. */
export function servePromises(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/promises', showPromises)
  servePromiseForms(screens, (page) => (pageOf(page).startsWith('/promises') ? showPromises(page) : showToday(page)))
}

async function showPromises(page: ScreenRequest) {
  const { person: connectionId, after } = page.query
  if (connectionId) return showPromisesTo(page, connectionId, after)
  return promisesPage(page, await page.call('Promises_listOpen', { limit: maxPromises }))
}

async function showPromisesTo(page: ScreenRequest, connectionId: string, after?: string) {
  const [person, { items, next }] = await Promise.all([
    page.call('Connections_get', { connectionId }),
    page.call('Promises_list', { connectionId, limit: maxPromises, ...(after && { after }) }),
  ])
  return promisesToPage(page, { person, promises: items, next })
}

type Promises = Output<'Promises_list'>['items']

/** All open promises, soonest due first. */
function promisesPage(page: ScreenRequest, { promises, more }: Output<'Promises_listOpen'>): Screen {
  const title = page.words.today.promisesTitle
  const list = drawList(page, promises, more && html`<p class="soft small">${more}</p>`)
  return screenOf(title, html`<h1>${title}</h1>${noticeOf(page)}${list}`)
}

type PromisesTo = { person: Output<'Connections_get'>; promises: Promises; next?: string | undefined }

/** The open promises to one person, page by page. */
function promisesToPage(page: ScreenRequest, { person, promises, next }: PromisesTo): Screen {
  const { words } = page
  const { connectionId, displayName } = person
  const title = words.today.promisesTo({ name: displayName })
  const later = `/promises?person=${connectionId}&after=${encodeURIComponent(next ?? '')}`
  const rest = next && html`<p><a class="button quiet" href="${later}">${words.today.laterPromises}</a></p>`
  return screenOf(
    title,
    html`<h1 dir="auto">${title}</h1>
${backToPerson({ connectionId, displayName })}
${noticeOf(page)}${drawList(page, promises, rest)}`,
  )
}

function drawList(page: ScreenRequest, promises: Promises, rest: Html | '' | undefined) {
  return page.part(
    'promises',
    html`<div id="promises" data-live="promise">${
      promises.length === 0
        ? html`<p>${page.words.today.noPromises}</p><p class="soft">${page.words.today.noPromisesHint}</p>`
        : html`<ul class="rows">${promises.map((each) => promiseRow(page, each))}</ul>`
    }${rest}</div>`,
  )
}

const screenOf = (title: string, body: Html): Screen => ({ title, tab: 'today', sheets: ['today'], body })

/** What can be done with a promise on Today and in the list of promises. */
function servePromiseForms(screens: AppScreens, show: ShowScreen) {
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
