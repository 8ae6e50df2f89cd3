import { type Html, html, type Part } from '#platform/html/html.ts'
import { agoName } from '../../kit/dates.ts'
import { backLink, moreLink } from '../../kit/document.ts'
import { inputField } from '../../kit/fields.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { plainRow } from '../people/rows.ts'
import { dueWords } from '../promises/row.ts'

type Company = Output<'Organizations_get'>

/** The page of a company, by its key or its name. */
export const companyHref = (company: string) => `/companies/${encodeURIComponent(company)}`

/** A name to merge that is not a company of theirs. */
type Wrong = { other: string; message: string }

/** Who is there, the last contact and what was promised. Names are behind a button. */
export function companyPage(page: ScreenRequest, company: Company, notice: Part, wrong?: Wrong): Screen {
  const { companies: words, people } = page.words
  const { key, name, members, former, next } = company
  return {
    title: name,
    tab: 'people',
    sheets: ['people'],
    ...(wrong && { status: 400 }),
    body: html`${backLink({ href: '/companies', label: words.title, isLoadedAhead: true })}
<h1><bdi>${name}</bdi></h1>
<p class="soft">${words.people({ number: company.people })} · ${lastContactWith(page, company)}</p>
<p><a href="/ask?q=${encodeURIComponent(words.question({ name }))}">${words.ask}</a></p>
${notice}
${openPromises(page, company)}
<h2>${words.members}</h2>
<ol class="people" data-live="connection">${members.map((member) => drawMember(page, member))}</ol>
${moreLink(next && `${companyHref(key)}?cursor=${next}`, people.showMore)}
${
  former.length > 0 &&
  html`<h2>${words.former}</h2>
<ol class="people">${former.map((member) => drawMember(page, member))}</ol>`
}
${drawNames(page, company, wrong)}`,
  }
}

/** With what they do or did there, and since or until which year. */
function drawMember(page: ScreenRequest, member: Company['members'][number]) {
  const { companies: words } = page.words
  const [from, to] = [member.since, member.until].map((date) => date?.slice(0, 4))
  const years = from && to ? `${from}–${to}` : from ? words.since({ year: from }) : to && words.until({ year: to })
  return plainRow(page, { ...member, title: [member.title, years].filter(Boolean).join(', ') })
}

type WithAny = Pick<Company, 'lastContactAt' | 'lastContactWith' | 'promises' | 'morePromises'>

/** The last contact with any of several people. */
export function lastContactWith(page: ScreenRequest, { lastContactAt, lastContactWith: person }: WithAny) {
  const { companies: words } = page.words
  if (!lastContactAt || !person) return words.noContact
  return html`${words.lastContact({ ago: agoName(page, lastContactAt) })} ${personLink(person)}`
}

export const personLink = ({ connectionId, displayName }: { connectionId: string; displayName: string }) =>
  html`<a href="/people/${connectionId}" data-ahead><bdi>${displayName}</bdi></a>`

/** What was promised to any of them. */
export function openPromises(page: ScreenRequest, { promises, morePromises }: WithAny) {
  const { companies: words, brief } = page.words
  if (promises.length === 0) return null
  const rows = promises.map((promise) => {
    const person = personLink({ ...promise, displayName: promise.connectionName })
    return html`<li class="row"><div class="row-main"><p class="what" dir="auto">${promise.text}</p>
  <p class="why">${person} · ${dueWords(page, promise)}</p></div></li>
`
  })
  return html`<h2>${brief.promises}</h2><ul class="rows" data-live="promise">${rows}</ul>
${morePromises && html`<p class="soft">${words.morePromises}</p>`}`
}

/** How it is called, and which companies are the same. */
function drawNames({ words: { companies: words } }: ScreenRequest, company: Company, wrong?: Wrong): Html {
  const path = companyHref(company.key)
  const more = html`maxlength="120" dir="auto" autocomplete="off"`
  const name = { id: 'name', label: words.name, hint: words.nameHint, value: company.name, isOptional: true, more }
  const errors = wrong && [{ field: 'other', message: wrong.message }]
  const other = { id: 'other', label: words.other, hint: words.otherHint, value: wrong?.other ?? '', errors, more }
  const separation = { action: `${path}/separation`, label: words.separate, style: 'link' } as const
  const rows = company.otherNames.map(
    (each) => html`<li><bdi>${each.name}</bdi> ${actionButton({
      ...separation,
      about: each.name,
      fields: { other: each.key },
    })}</li>
`,
  )
  return html`<details class="panel" ${wrong && html`open`}><summary>${words.names}</summary>
<form method="post" action="${path}/name">${formKey()}${inputField(name)}
<button type="submit" class="quiet">${words.save}</button></form>
${rows.length > 0 && html`<h3>${words.otherNames}</h3><ul class="tag-list">${rows}</ul>`}
<form method="post" action="${path}/merge">${formKey()}${inputField(other)}
<button type="submit" class="quiet">${words.merge}</button></form></details>`
}
