import { sayReason } from '#contract/texts/reason.ts'
import { html } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../card/page/hrefs.ts'
import { agoName, dateOf, timeName, todayOf } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'

/** Somebody who left their details with a card, and what can be done: add, add to a person, discard. */
export function leadCard(page: ScreenRequest, lead: Lead) {
  const { leads: words } = page.words
  const { id, suggestion } = lead
  const { add, addTo, discard } = decisionsAbout(page, lead)
  return page.part(
    leadPart(id),
    html`<li id="${leadPart(id)}" class="move">
${drawVisitor(page, lead)}
${drawReasons(page, lead)}
<div class="actions">${addTo && actionButton(addTo)}
${actionButton(suggestion ? { ...add, label: words.addNew, style: 'quiet' } : add)}
${actionButton({ ...discard, style: 'quiet' })}
  </div></li>
`,
  )
}

/** The same on Today, in a row that unfolds. */
export function leadRow(page: ScreenRequest, lead: Lead) {
  const { leads: words } = page.words
  const { id, displayName, title, company, suggestion, createdAt } = lead
  const { add, addTo, discard } = decisionsAbout(page, lead)
  const role = [title, company].filter(Boolean).join(', ')
  const why = suggestion ? words.matches[suggestion.by]({ name: suggestion.displayName }) : role
  return page.part(
    leadPart(id),
    html`<li id="${leadPart(id)}" class="row" data-swipe>
${avatar({ connectionId: id, displayName })}
<div class="row-main"><details><summary class="what"><bdi>${displayName}</bdi></summary>
${role && html`<p class="soft small" dir="auto">${role}</p>`}
${drawContact(page, lead)}
${drawReasons(page, lead)}
${suggestion && actionButton({ ...add, label: words.addNew, style: 'quiet' })}</details>
<p class="why" dir="auto">${why || whenName(page, createdAt)}</p></div>
<div class="row-end">
${actionButton({ ...(addTo ?? add), style: 'bare', picture: 'check', swipe: 'start' })}
${actionButton({ ...discard, style: 'bare', picture: 'close', swipe: 'end' })}</div></li>
`,
  )
}

function decisionsAbout(page: ScreenRequest, { id, displayName: about, suggestion }: Lead) {
  const { today } = page.words
  const shared = { about, part: `${leadPart(id)} tabs` }
  const action = `/today/leads/${id}/connection`
  const fields = { ...placeOf(page), ...(page.query.at && { at: page.query.at }) }
  const addTo = suggestion && {
    ...{ ...shared, action },
    label: today.addLeadTo({ name: suggestion.displayName }),
    fields: { ...fields, connectionId: suggestion.connectionId },
  }
  return {
    addTo,
    add: {
      ...{ ...shared, action },
      label: today.addLead,
      picture: 'add' as const,
      fields: { ...fields, ...(suggestion && { asNew: 'true' }) },
    },
    discard: { ...shared, action: `/today/leads/${id}/discarding`, label: today.discard, fields },
  }
}

/** Why it may be spam, and who you know that it may be. */
function drawReasons(page: ScreenRequest, { heldFor = [], suggestion }: Lead) {
  return html`${
    heldFor.length > 0 &&
    html`<div class="held small"><p>${page.words.leads.whyHeld}</p>
  <ul>${heldFor.map((reason) => html`<li>${sayReason(page.words, reason)}</li>`)}</ul></div>`
  }
${suggestion && drawComparison(page, suggestion)}`
}

type Suggestion = NonNullable<Lead['suggestion']>

/** Somebody you know who may be this visitor: both side by side, and what would be added. */
function drawComparison(page: ScreenRequest, suggestion: Suggestion) {
  const { leads: words } = page.words
  const { connectionId, displayName, by, compared } = suggestion
  const rows = compared.filter(({ field, outcome }) => field !== 'displayName' || outcome !== 'same')
  return html`<div class="match"><p class="who">${avatar({ connectionId, displayName })}
<a href="/people/${connectionId}" dir="auto">${words.matches[by]({ name: displayName })}</a></p>
${
  rows.length > 0 &&
  html`<table><caption class="unseen">${words.compare({ name: displayName })}</caption>
<thead><tr><td></td><th scope="col">${words.left}</th><th scope="col">${words.youHave}</th></tr></thead>
<tbody>${rows.map((row) => drawRow(page, row))}</tbody></table>`
}</div>`
}

function drawRow({ words: { leads: words } }: ScreenRequest, row: Suggestion['compared'][number]) {
  const { field, offered, known, outcome } = row
  return html`<tr class="${outcomeClass[outcome]}"><th scope="row">${words.fields[field]}</th>
  <td><bdi>${offered}</bdi> <span class="outcome">${words.outcomes[outcome]}</span></td>
<td>
  ${
    known.length > 0
      ? known.map((value) => html`<bdi>${value}</bdi> `)
      : html`<span class="soft">${words.nothingKnown}</span>`
  }</td></tr>
`
}

const outcomeClass = { same: 'same', added: 'gets', kept: 'differs' }

export type Lead = Output<'Leads_get'>

export const leadPart = (id: string) => `lead-${id}`

/** The visitor, how to reach them, and their text. */
export function drawVisitor(page: ScreenRequest, lead: Lead) {
  const { displayName, title, company, createdAt } = lead
  const role = [title, company].filter(Boolean).join(', ')
  return html`<p class="what"><bdi>${displayName}</bdi> <span class="soft small">${whenName(page, createdAt)}</span></p>
${role && html`<p class="why" dir="auto">${role}</p>`}
${drawContact(page, lead)}`
}

/** How to reach the visitor, and their text, marked as theirs. */
function drawContact(page: ScreenRequest, { email, phone, note }: Lead) {
  const call = phone && phoneHref(phone)
  return html`${
    (email || phone) &&
    html`<p class="contact small">
  ${email && html`<a href="${mailHref(email)}"><bdi>${email}</bdi></a>`}
${phone && (call ? html`<a href="${call}"><bdi>${phone}</bdi></a>` : html`<bdi>${phone}</bdi>`)}</p>`
  }
${
  note &&
  html`<figure class="theirs"><figcaption>${page.words.leads.theyWrote}</figcaption>
  <blockquote dir="auto">${note}</blockquote></figure>`
}`
}

/** Today by the time of day, else by the day. */
export function whenName(page: ScreenRequest, instant: string) {
  return dateOf(page, instant).equals(todayOf(page)) ? timeName(page, instant) : agoName(page, instant)
}
