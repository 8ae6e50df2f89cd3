import { sortNameOf } from '#language/names/name-keys.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { dateOf, onDay, pastDay, shortDay, todayOf } from '../../kit/dates.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Listed = Output<'Connections_list'>['items'][number]
export type Found = Output<'Connections_search'>['connections'][number]
type Match = NonNullable<Found['matched']>

/** The letter that a name stands under, as in the index. */
export const letterOf = ({ displayName }: Listed) => ([...sortNameOf(displayName)][0] ?? '').toUpperCase()

export const letterId = (letter: string) => `letter-${letter}`

type ListOptions = {
  isByDue: boolean
  isByName: boolean
  /** The id of the person who is chosen, if some are being chosen. */
  select?: string | undefined
}

/** People in the list. The first of each letter can be jumped to. */
export function listedRows(page: ScreenRequest, people: Listed[], { isByDue, isByName, select }: ListOptions) {
  return people.map((person, at) => {
    const letter = isByName ? letterOf(person) : ''
    const before = people[at - 1]
    const isFirst = letter !== '' && !(before && letterOf(before) === letter)
    return html`<li ${isFirst && html`id="${letterId(letter)}"`}>${drawRow(person, {
      about: drawAbout(person),
      when: isByDue ? drawDue(page, person) : drawLastContact(page, person),
      select,
    })}</li>
`
  })
}

/** A person who was searched for, and why they were found. */
export function foundRow(page: ScreenRequest, person: Found | Listed) {
  const matched = 'matched' in person ? person.matched : undefined
  const isAbout = matched && isInAbout(person, matched)
  const about = matched && !isAbout ? drawReason(page, matched) : drawAbout(person, matched)
  return html`<li>${drawRow(person, { about, when: drawLastContact(page, person) })}</li>
`
}

/** A person in a list that says something else of them all, such as their company. */
export const plainRow = (page: ScreenRequest, person: RowPerson) => html`<li>${drawRow(person, {
  about: drawAbout(person),
  when: drawLastContact(page, person),
})}</li>
`

type RowPerson = Pick<Found, 'connectionId' | 'displayName' | 'company' | 'title' | 'location' | 'photo'> & {
  lastContactAt?: string | undefined
}

/** Whether the line about them shows what was found. */
const isInAbout = ({ location }: Found | Listed, { field, text }: Match) =>
  field === 'company' || field === 'title' || (field === 'place' && text === placeIn(location))

type RowParts = { about: Part; when: Part; select?: string | undefined }

/** The whole row is one link, which the keyboard reaches once, or one box to tick. */
function drawRow(person: RowPerson, { about, when, select }: RowParts): Html {
  const { connectionId, displayName } = person
  const words = html`${avatar(person)}<span class="name"
  data-travels="name-${connectionId}"><bdi>${displayName}</bdi></span>
  ${about && html` <span class="about">${about}</span>`}${when && html` <span class="when">${when}</span>`}`
  return select === undefined
    ? html`<a class="person-row" id="person-${connectionId}" href="/people/${connectionId}" data-ahead>${words}</a>`
    : html`<label class="person-row" id="person-${connectionId}"><input type="checkbox" name="person-${connectionId}"
  ${select === connectionId && html`checked`}>${words}</label>`
}

/** "Head of Design · Banco Atlântico · Lisbon", as far as a line reaches. */
function drawAbout({ title, company, location }: Partial<RowPerson>, matched?: Match) {
  const place = placeIn(location)
  const known = [
    title && markIf(matched, 'title', title),
    company && markIf(matched, 'company', company),
    place && markIf(matched, 'place', place),
  ].filter(Boolean)
  return known.length > 0 && html`${known.map((part, at) => [at > 0 && ' · ', part])}`
}

/** Of "Lisbon, Portugal", the city is enough. */
export const placeIn = (location = '') => location.split(',')[0]?.trim()

function markIf(matched: Match | undefined, field: string, text: string) {
  return matched?.field === field ? html`<mark dir="auto">${text}</mark>` : html`<bdi>${text}</bdi>`
}

/** A visitor's words are marked as theirs. */
export function drawReason({ words }: ScreenRequest, { field, text, source }: Match) {
  const { people } = words
  const label =
    source === 'visitor' ? people.theirWords : (people.matched[field as keyof typeof people.matched] ?? field)
  return html`<span class="reason ${source === 'visitor' && 'theirs'}">
  ${people.foundBy({ label: source === 'assistant' ? people.assistantWords : label })}
<q dir="auto">${text}</q></span>`
}

function drawLastContact(page: ScreenRequest, { lastContactAt }: { lastContactAt?: string | undefined }) {
  if (!lastContactAt) return null
  return html`<span class="unseen">${page.words.people.lastContact}: </span>
  <time datetime="${lastContactAt}">${pastDay(page, dateOf(page, lastContactAt))}</time>`
}

function drawDue(page: ScreenRequest, { contactDueOn: day }: Listed) {
  const { people } = page.words
  if (!day) return null
  const isLate = Temporal.PlainDate.compare(day, todayOf(page)) < 0
  const sentence = isLate ? people.lateSince({ day: onDay(page, day) }) : people.dueOn({ day: onDay(page, day) })
  return html`<time class="${isLate && 'due'}" datetime="${day}"><span class="unseen">${sentence}</span>
  <span aria-hidden="true">${shortDay(page, day)}</span></time>`
}
