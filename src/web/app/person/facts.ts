import { type Html, html, type Part } from '#platform/html/html.ts'
import { displayUrl, mailHref, phoneHref, webHref } from '../../card/page/hrefs.ts'
import { dayElement } from '../drawing/dates.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { birthdayName } from './birthday.ts'
import type { Person, PersonData } from './data/load.ts'

/** How to reach them, where they are, and how you met. */
export function drawFacts(page: ScreenRequest, { person }: PersonData): Html {
  const { words } = page
  const rows = [
    [words.person.phone, person.phones.map((phone) => line(linkTo(phoneHref(phone), phone)))],
    [words.person.mail, person.emails.map((address) => line(linkTo(mailHref(address), address)))],
    [words.person.profiles, person.profiles.map((profile) => line(profileLink(profile)))],
    [words.person.place, person.location && line(html`<bdi>${person.location}</bdi>`)],
    [words.person.birthday, person.birthday && line(drawBirthday(page, person.birthday))],
    [words.person.met, drawMeeting(page, person)],
    [words.person.tags, person.tags.length > 0 && drawTags(person)],
  ] as const
  const shown = rows.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  const { extras } = person
  return page.part(
    'facts',
    html`<section id="facts" class="facts" aria-label="${words.person.facts}" data-live="connection" data-about="${person.connectionId}">
${
  shown.length > 0 &&
  html`<dl>${shown.map(
    ([label, value]) => html`<div><dt>${label}</dt>${value}</div>
`,
  )}</dl>`
}${extras !== undefined && extras > 0 && html`<p class="small soft">${words.person.extras(extras)}</p>`}
</section>`,
  )
}

const line = (value: Part) => html`<dd>${value}</dd>`

const linkTo = (href: string | null, text: string) =>
  href ? html`<a href="${href}"><bdi>${text}</bdi></a>` : html`<bdi>${text}</bdi>`

/** To somewhere else: the other site does not learn where its visitor comes from. */
function profileLink({ service, handle, url }: Person['profiles'][number]) {
  const href = webHref(url)
  const text = handle ?? displayUrl(url)
  const shown = html`<span class="service">${service}</span> <bdi>${text}</bdi>`
  return href ? html`<a href="${href}" rel="noopener noreferrer" target="_blank">${shown}</a>` : shown
}

function drawBirthday(page: ScreenRequest, birthday: string) {
  const { day, when, age } = birthdayName(page, birthday)
  const turns = age !== undefined && age > 0 && `, ${page.words.person.turns(age)}`
  return html`${day} <span class="soft">${when}${turns}</span>`
}

function drawMeeting(page: ScreenRequest, { howMet, metOn }: Person) {
  const day = metOn && html`<span class="soft">${dayElement(page, metOn)}</span>`
  return (howMet || metOn) && line(html`${howMet && html`<span dir="auto" class="written">${howMet}</span> `}${day}`)
}

function drawTags({ tags }: Person) {
  return html`<dd><ul class="tags">${tags.map(
    (tag) => html`<li><a class="tag" href="/people?tag=${encodeURIComponent(tag)}"><bdi>${tag}</bdi></a></li>`,
  )}</ul></dd>`
}
