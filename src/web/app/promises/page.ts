import { html } from '#platform/html/html.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { noticeOf } from '../outcomes/notice.ts'
import { promiseCard } from './card.ts'

/** All open promises, soonest due first. */
export function promisesPage(page: ScreenRequest, { promises, more }: Output<'Promises_listOpen'>): Screen {
  const { today } = page.words
  const list = page.part(
    'promises',
    html`<div id="promises" data-live="promise">${
      promises.length === 0
        ? html`<p class="soft">${today.noPromises}</p>`
        : html`<ul class="moves">${promises.map((each) => promiseCard(page, each))}</ul>`
    }${more && html`<p class="soft small">${more}</p>`}</div>`,
  )
  return {
    title: today.promisesTitle,
    tab: 'today',
    sheets: ['today'],
    body: html`<h1>${today.promisesTitle}</h1>${noticeOf(page)}${list}`,
  }
}
