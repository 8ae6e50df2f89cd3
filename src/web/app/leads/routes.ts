import { html } from '#platform/html/html.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { noticeOf, pageOf } from '../outcomes/notice.ts'
import { leadCard } from './card.ts'
import { serveLeadForms } from './forms.ts'

/** People who left their details with a card. The newest are on Today too. */
export function serveLeads(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/leads', showLeads)
  serveLeadForms(screens, (page) => (pageOf(page) === '/leads' ? showLeads(page) : showToday(page)))
}

async function showLeads(page: ScreenRequest): Promise<Screen> {
  const { leads: words } = page.words
  const state = page.query.state === 'review' ? 'review' : 'waiting'
  const { before } = page.query
  const { items, next } = await page.call('Leads_list', { state, limit: 50, ...(before && { before }) })
  const tab = (name: typeof state, label: string) =>
    html`<li><a href="/leads?state=${name}" ${name === state && html`aria-current="page"`}>${label}</a></li>`
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
${noticeOf(page)}
<ul class="choices">${tab('waiting', words.waiting)}${tab('review', words.review)}</ul>
${state === 'review' && html`<p class="soft small">${words.reviewHint}</p>`}
${page.part('leads', html`<div id="leads" data-live="lead">${items.length > 0 ? html`<ul class="moves">${items.map((lead) => leadCard(page, lead))}</ul>` : html`<p class="soft">${words.none}</p>`}</div>`)}
${next && html`<p><a class="button quiet" href="/leads?state=${state}&amp;before=${next}">${words.more}</a></p>`}`
  return { title: words.title, sheets: ['today', 'imports'], body }
}
