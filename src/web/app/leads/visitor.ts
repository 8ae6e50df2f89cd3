import { html } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../card/page/hrefs.ts'
import { agoName, dateOf, timeName, todayOf } from '../../kit/dates.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Lead = Output<'Leads_get'>

export const leadPart = (id: string) => `lead-${id}`

/** Who left their details, how to reach them, and what they wrote, set apart as theirs. */
export function drawVisitor(page: ScreenRequest, lead: Lead) {
  const { displayName, title, company, email, phone, note, createdAt } = lead
  const role = [title, company].filter(Boolean).join(', ')
  const call = phone && phoneHref(phone)
  return html`<p class="what"><bdi>${displayName}</bdi> <span class="soft small">${whenName(page, createdAt)}</span></p>
${role && html`<p class="why" dir="auto">${role}</p>`}
${
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
