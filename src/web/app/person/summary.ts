import { ageOn, birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import { type Html, html } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../card/page/hrefs.ts'
import { agoName, type Clock, relativeFormat, todayOf } from '../../kit/dates.ts'
import { formKey } from '../../kit/forms.ts'
import { type IconName, icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import { rowMenu } from '../../kit/menus.ts'
import { drawFact } from '../edit/facts.ts'
import { draftButton } from '../followups/part.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { fullDay } from '../occasions/part.ts'
import { relationLine } from '../relations/line.ts'
import { rhythmInShort } from '../rhythm/part.ts'
import type { Person, PersonData } from './data/load.ts'

/** Who it is in three lines: name, role and place, last contact. Then what to reach them by. */
export function drawSummary(page: ScreenRequest, { person }: PersonData): Html {
  const { words, part } = page
  const related = relationLine(page, person.relations ?? [])
  const { connectionId, displayName, lastContactAt, diedOn } = person
  return part(
    'summary',
    html`<header id="summary" class="summary" data-live="connection interaction promise" data-about="${connectionId}">
${avatar(person, 'large')}
<div class="who-it-is">
<div class="more">${drawMenu(page, person)}</div>
<h1 data-travels="name-${connectionId}"><bdi>${displayName}</bdi></h1>
${drawRole(page, person)}
${related && html`<p class="relation-line">${related}</p>`}
${diedOn && html`<p>${words.occasions.diedOn({ day: fullDay(page, diedOn) })}</p>`}
<p class="soft">
  ${lastContactAt ? words.person.lastContact({ ago: agoName(page, lastContactAt) }) : words.person.noContact}${
    diedOn === undefined && html` · <a href="#rhythm">${rhythmInShort(page, person)}</a>`
  }</p>
</div>
${drawChips(page, person)}
${drawReach(page, person)}
</header>`,
  )
}

const roleNames = ['title', 'company', 'location'] as const

/** Role and place, each changed where it stands. */
function drawRole(page: ScreenRequest, person: Person) {
  const known = roleNames.filter((name) => person[name])
  return known.length > 0 && html`<dl class="person-role">${known.map((name) => drawFact(page, person, name))}</dl>`
}

function drawChips(page: ScreenRequest, { tags, birthday, diedOn }: Person) {
  const soon = birthday && diedOn === undefined && drawBirthday(page, birthday)
  if (!soon && tags.length === 0) return false
  return html`<ul class="person-tags">${soon && html`<li>${soon}</li>`}${tags.map(
    (tag) => html`<li><a href="/people?tag=${encodeURIComponent(tag)}"><bdi>${tag}</bdi></a></li>
`,
  )}</ul>`
}

function drawBirthday(page: ScreenRequest, birthday: string) {
  const { person } = page.words
  const soon = birthdaySoon(page, birthday)
  return (
    soon &&
    html`<strong class="due">
  ${soon.age ? person.birthdayTurns({ when: soon.when, age: soon.age }) : person.birthdayIs({ when: soon.when })}
  </strong>`
  )
}

/** At the thumb on phones. Only what is possible. */
function drawReach(page: ScreenRequest, person: Person) {
  const { person: words, brief } = page.words
  const { connectionId, displayName, phones, emails } = person
  const phone = phones.map(phoneHref).find(Boolean)
  const [email] = emails
  return html`<nav class="reach" aria-label="${words.reach}">
${phone && html`<a class="button quiet" href="${phone}">${labelled('phone', words.call)}</a>`}
${email && html`<a class="button quiet" href="${mailHref(email)}">${labelled('mail', words.mail)}</a>`}
${
  phone &&
  !email &&
  html`<a class="button quiet" href="${phone.replace('tel:', 'sms:')}">
  ${labelled('message', words.kinds.message)}</a>`
}
${draftButton(page, person)}
<a class="button quiet" href="/people/${connectionId}/brief" data-ahead
  aria-label="${brief.linkFor({ name: displayName })}">${labelled('brief', brief.link)}</a>
</nav>`
}

const labelled = (picture: IconName, label: string) => html`${icon(picture)}<span>${label}</span>`

function drawMenu(
  { words: { person: words, brief, relations } }: ScreenRequest,
  { connectionId, displayName }: Person,
) {
  const address = `/people/${connectionId}`
  return rowMenu({
    id: 'more-about',
    label: words.more,
    about: displayName,
    picture: 'more',
    items: html`<a class="button" href="${address}/edit" data-key="e"
  aria-label="${words.editPerson({ name: displayName })}">${labelled('edit', words.edit)}</a>
<a class="button" href="/ask?about=${connectionId}">${icon('ask')}
  <span dir="auto">${brief.askAbout({ name: displayName })}</span></a>
<a class="button" href="${address}/relations">${labelled('people', relations.link)}</a>
<a class="button" href="${address}/merge">${labelled('merge', words.merge)}</a>
<form method="post" action="${address}/removal">${formKey()}
  <button type="submit" class="danger">${icon('trash')}
    <span dir="auto">${words.removePerson({ name: displayName })}</span></button></form>`,
  })
}

const soonDays = 14

/** "in 5 days", and the age if the year is known; null if it is not soon. */
function birthdaySoon(page: Clock, birthday: string) {
  const today = todayOf(page)
  const next = nextBirthday(birthdayKey(birthday) ?? '', today)
  const days = today.until(next).days
  if (days > soonDays) return null
  const when = relativeFormat(page.locale).format(days, 'day')
  return { when, age: ageOn(birthday, next) }
}
