import { type Html, html } from '#platform/html/html.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { noticeOf } from '../outcomes/notice.ts'
import { promiseCard } from './card.ts'

type Promises = Output<'Promises_list'>['items']

/** All open promises, soonest due first. */
export function promisesPage(page: ScreenRequest, { promises, more }: Output<'Promises_listOpen'>): Screen {
  const title = page.words.today.promisesTitle
  const list = drawList(page, promises, more && html`<p class="soft small">${more}</p>`)
  return screenOf(title, html`<h1>${title}</h1>${noticeOf(page)}${list}`)
}

type PromisesTo = { person: Output<'Connections_get'>; promises: Promises; next?: string | undefined }

/** The open promises to one person, page by page. */
export function promisesToPage(page: ScreenRequest, { person, promises, next }: PromisesTo): Screen {
  const { words } = page
  const { connectionId, displayName } = person
  const title = words.today.promisesTo({ name: displayName })
  const later = `/promises?person=${connectionId}&after=${encodeURIComponent(next ?? '')}`
  const rest = next && html`<p><a class="button quiet" href="${later}">${words.today.laterPromises}</a></p>`
  return screenOf(
    title,
    html`<h1 dir="auto">${title}</h1>
<p class="back"><a href="/people/${connectionId}">‹ <bdi>${displayName}</bdi></a></p>
${noticeOf(page)}${drawList(page, promises, rest)}`,
  )
}

function drawList(page: ScreenRequest, promises: Promises, rest: Html | '' | undefined) {
  return page.part(
    'promises',
    html`<div id="promises" data-live="promise">${
      promises.length === 0
        ? html`<p>${page.words.today.noPromises}</p><p class="soft">${page.words.today.noPromisesHint}</p>`
        : html`<ul class="moves">${promises.map((each) => promiseCard(page, each))}</ul>`
    }${rest}</div>`,
  )
}

const screenOf = (title: string, body: Html): Screen => ({ title, tab: 'today', sheets: ['today'], body })
