import { Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { backLink, moreLink } from '../../kit/document.ts'
import { actionButton, hiddenField } from '../../kit/forms.ts'
import { undoNotice } from '../../kit/notices.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { companyHref, companyPage } from './page.ts'

/** Companies, derived from what people's records say. */
export function serveCompanies(screens: AppScreens) {
  const path = '/companies/:key'
  const form = { formPage: path, show: showCompany }
  screens.show('/companies', showCompanies)
  screens.show(path, showCompany)
  screens.take(`${path}/name`, form, rename)
  screens.take(`${path}/merge`, form, merge)
  screens.take(`${path}/separation`, form, separate)
}

const orders = ['name', 'people'] as const

async function showCompanies(page: ScreenRequest): Promise<Screen> {
  const { companies: words, people } = page.words
  const query = [...(page.query.q?.trim() ?? '')].slice(0, 120).join('')
  const order = page.query.order === 'people' ? 'people' : 'name'
  const after = page.query.after
  const search = { order, ...(query && { query }), ...(after && { after }) }
  const { items, next } = await page.call('Organizations_list', search)
  const hrefOf = (more: Record<string, string>) =>
    `/companies?${new URLSearchParams({ ...(query && { q: query }), order, ...more }).toString()}`
  return {
    title: words.title,
    tab: 'people',
    sheets: ['people'],
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title}</h1>
<search><form class="find" method="get" action="/companies"><label class="unseen" for="q">${words.search}</label>
<input id="q" name="q" type="search" value="${query}" dir="auto" maxlength="120" autocomplete="off"
  placeholder="${words.search}">${order === 'people' && hiddenField('order', order)}</form></search>
<nav class="filters" aria-label="${people.sort}"><ul>${orders.map(
      (each) => html`<li><a class="chip" href="${hrefOf({ order: each })}"
  ${each === order && html`aria-current="true"`}>${words.orders[each]}</a></li>`,
    )}</ul></nav>
<ul class="tag-list" data-live="connection">${items.map(
      ({ key, name, people: number }) => html`<li><a href="${companyHref(key)}" data-ahead><bdi>${name}</bdi></a> <span
  class="soft">${words.people({ number })}</span></li>
`,
    )}</ul>
${items.length === 0 && html`<p class="panel first-step">${query ? words.none({ query }) : words.empty}</p>`}
${moreLink(next && hrefOf({ after: next }), people.showMore)}`,
  }
}

async function showCompany(page: ScreenRequest): Promise<Screen> {
  const { cursor } = page.query
  const company = await page.call('Organizations_get', { key: page.params.key, ...(cursor && { cursor }) })
  return companyPage(page, company, drawNotice(page, company))
}

type Company = { key: string; name: string; otherNames: { key: string; name: string }[] }

/** What has just been merged, with Undo. */
function drawNotice({ words: { companies: words, shell }, query }: ScreenRequest, { key, name, otherNames }: Company) {
  const merged = otherNames.find((other) => other.key === query.merged)
  if (!merged) return null
  const sentence = words.merged({ from: merged.name, to: name })
  const undo = {
    action: `${companyHref(key)}/separation`,
    label: shell.undo,
    about: sentence,
    fields: { other: merged.key },
  }
  return undoNotice(sentence, actionButton({ ...undo, style: 'link' }))
}

async function rename({ call, params, form }: ScreenRequest): Promise<Change> {
  const { key } = await call('Organizations_update', { key: params.key, name: form.name?.trim() || null }, form.key)
  return { to: companyHref(key) }
}

async function merge(page: ScreenRequest): Promise<Screen | Change> {
  const { call, params, form } = page
  const other = form.other?.trim() ?? ''
  try {
    const found = await call('Organizations_get', { key: other, limit: 1 })
    const { key } = await call('Organizations_merge', { key: params.key, otherKey: found.key }, form.key)
    return { to: `${companyHref(key)}?merged=${encodeURIComponent(found.key)}` }
  } catch (error) {
    if (!(error instanceof Refusal) || !['not_found', 'invalid'].includes(error.code)) throw error
    const company = await call('Organizations_get', { key: params.key })
    return companyPage(page, company, null, { other, message: page.words.companies.noOther })
  }
}

async function separate({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Organizations_separate', { key: params.key, otherKey: form.other }, form.key)
  return { to: companyHref(params.key ?? '') }
}
