import { ageOn, birthdayKey, nextBirthday } from '#language/calendar/birthdays.ts'
import { type Html, html } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../card/page/hrefs.ts'
import { agoName, type Clock, relativeFormat, todayOf } from '../../kit/dates.ts'
import { formKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import { drawFact } from '../edit/facts.ts'
import { draftButton } from '../followups/part.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Person, PersonData } from './data/load.ts'

/** Who it is, in one glance: name, role, last contact, and what to reach them by. */
export function drawSummary(page: ScreenRequest, { person }: PersonData): Html {
  const { words, part } = page
  const { connectionId, displayName, lastContactAt, birthday } = person
  return part(
    'summary',
    html`<header id="summary" class="summary" data-live="connection interaction promise" data-about="${connectionId}">
${avatar(person, 'large')}
<div class="who-it-is">
<h1 data-travels="name-${connectionId}"><bdi>${displayName}</bdi></h1>
${drawRole(page, person)}
<p class="soft">
  ${lastContactAt ? words.person.lastContact({ ago: agoName(page, lastContactAt) }) : words.person.noContact}
  ${birthday && drawBirthday(page, birthday)}</p>
</div>
${drawActions(page, person)}
</header>`,
  )
}

/** Title and company, each changed where it stands. Unknown ones can be added below, among the other facts. */
function drawRole(page: ScreenRequest, person: Person) {
  const known = (['title', 'company'] as const).filter((name) => person[name])
  return known.length > 0 && html`<dl class="person-role">${known.map((name) => drawFact(page, person, name))}</dl>`
}

function drawBirthday(page: ScreenRequest, birthday: string) {
  const { person } = page.words
  const soon = birthdaySoon(page, birthday)
  return (
    soon &&
    html` ·
<strong class="due">
  ${soon.age ? person.birthdayTurns({ when: soon.when, age: soon.age }) : person.birthdayIs({ when: soon.when })}
  </strong>`
  )
}

function drawActions(page: ScreenRequest, person: Person) {
  const { person: words, brief } = page.words
  const { connectionId, displayName, phones, emails } = person
  const phone = phones.map(phoneHref).find(Boolean)
  const address = `/people/${connectionId}`
  return html`<div class="actions">
<a class="button write" href="#composer-text">${icon('note')}<span>${words.write}</span></a>
${draftButton(page, person)}
${phone && html`<a class="button quiet" href="${phone}">${icon('phone')}<span>${words.call}</span></a>`}
<a class="button quiet" href="${address}/edit" data-key="e"
  aria-label="${words.editPerson({ name: displayName })}">${icon('edit')}<span>${words.edit}</span></a>
<a class="button quiet" href="${address}/brief" data-ahead
  aria-label="${brief.linkFor({ name: displayName })}">${icon('brief')}<span>${brief.link}</span></a>
<details class="drop"><summary class="button quiet"
    aria-label="${words.moreAbout({ name: displayName })}">${words.more}</summary>
<div class="dropped panel">
${
  emails[0] &&
  html`<a class="button quiet" href="${mailHref(emails[0])}">${icon('mail')}
  <span>${words.mail}</span></a>`
}
<a class="button quiet" href="/ask?about=${connectionId}">${icon('ask')}
  <span dir="auto">${brief.askAbout({ name: displayName })}</span></a>
<a class="button quiet" href="${address}/merge">${icon('merge')}<span>${words.merge}</span></a>
<form method="post" action="${address}/removal">${formKey()}
  <button type="submit" class="danger">${icon('trash')}
    <span dir="auto">${words.removePerson({ name: displayName })}</span></button></form>
</div></details>
</div>`
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
