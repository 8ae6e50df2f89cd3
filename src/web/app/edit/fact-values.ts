import { nameOfService, serviceOf } from '#cards/cards/known-services.ts'
import { type Html, html } from '#platform/html/html.ts'
import { breakable, displayUrl, mailHref, phoneHref, webHref } from '../../card/page/hrefs.ts'
import { dateText, dayElement, todayOf } from '../../kit/dates.ts'
import { labelBeside } from '../details/shown.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { FieldName, Person } from './fields.ts'

/** A field as it is read, or null if nothing is known. */
export function factValue(page: ScreenRequest, person: Person, name: FieldName): Html | null {
  switch (name) {
    case 'emails':
      return items(
        person.emails.map(
          (email) => html`<a href="${mailHref(email)}"><bdi>${breakable(email)}</bdi></a>${labelBeside(person, email)}`,
        ),
      )
    case 'phones':
      return items(person.phones.map((phone) => html`${phoneLink(phone)}${labelBeside(person, phone)}`))
    case 'profiles':
      return items(person.profiles.map(profileLink))
    case 'tags':
      return items(
        person.tags.map(
          (tag) => html`<a class="tag" href="/people?tag=${encodeURIComponent(tag)}"><bdi>${tag}</bdi></a>`,
        ),
      )
    case 'metOn':
      return person.metOn ? dayElement(page, person.metOn) : null
    case 'birthday':
      return person.birthday ? birthday(page, person.birthday) : null
    default:
      return person[name] ? html`<span class="written" dir="auto">${person[name]}</span>` : null
  }
}

const items = (links: Html[]) =>
  links.length === 0 ? null : html`<ul class="fact-items">${links.map((link) => html`<li>${link}</li>`)}</ul>`

function phoneLink(phone: string) {
  const href = phoneHref(phone)
  return href ? html`<a href="${href}"><bdi>${phone}</bdi></a>` : html`<bdi>${phone}</bdi>`
}

function profileLink({ service, handle, url }: Person['profiles'][number]) {
  const name = nameOfService(service) ?? serviceOf(url)?.name
  const label = name && handle ? `${name}: ${handle}` : (name ?? displayUrl(url))
  const href = webHref(url)
  return href
    ? html`<a href="${href}" rel="noreferrer noopener" target="_blank"><bdi>${label}</bdi></a>`
    : html`<bdi>${label}</bdi>`
}

function birthday(page: ScreenRequest, date: string) {
  const today = todayOf(page)
  const isYearKnown = !date.startsWith('--')
  const day = Temporal.PlainDate.from(isYearKnown ? date : date.replace('--', '2000-'))
  const text = dateText(page, day, isYearKnown)
  const age = isYearKnown ? day.until(today, { largestUnit: 'years' }).years : 0
  return html`<time datetime="${isYearKnown ? date : date.slice(1)}">
  ${age > 0 && age < 120 ? page.words.edit.born({ day: text, age }) : text}</time>`
}
