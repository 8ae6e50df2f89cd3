import { type Html, html, type Part } from '#platform/html/html.ts'
import { agoName, onDay, todayOf } from '../../kit/dates.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Listed = Output<'Connections_list'>['items'][number]
export type Found = Output<'Connections_search'>['connections'][number]
type Match = NonNullable<Found['matched']>

/** A person in the list. */
export const listedRow = (page: ScreenRequest, person: Listed, isByDue: boolean) =>
  personRow(person, {
    when: isByDue ? drawDue(page, person) : drawLastContact(page, person),
    tags: drawTags(page, person),
  })

/** A person who was searched for, and why they were found. */
export function foundRow(page: ScreenRequest, person: Found) {
  const { matched } = person
  const isShown = matched && (matched.field === 'tag' || matched.field === 'company' || matched.field === 'title')
  return personRow(person, {
    matched: isShown ? matched : undefined,
    reason: matched && !isShown && drawReason(page, matched),
    when: drawLastContact(page, person),
    tags: drawTags(page, person, isShown ? matched : undefined),
  })
}

type RowParts = { matched?: Match | undefined; reason?: Part; when: Part; tags: Part }

/** The whole row is one link, which the keyboard reaches once. */
function personRow(person: Found | Listed, { matched, reason, when, tags }: RowParts): Html {
  const { connectionId, displayName, company, title } = person
  const role = [title && markIf(matched, 'title', title), company && markIf(matched, 'company', company)].filter(
    Boolean,
  )
  return html`<li><a class="person-row" id="person-${connectionId}" href="/people/${connectionId}"
    data-ahead>${avatar(person)}<span class="about">
      <span class="name" data-travels="name-${connectionId}"><bdi>${displayName}</bdi></span>${
        role.length > 0 && html` <span class="role">${role.map((part, at) => [at > 0 && ', ', part])}</span>`
      }${reason && html` ${reason}`}${tags && html` ${tags}`}</span> <span class="when">${when}</span></a></li>
`
}

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

const maxTags = 3

function drawTags({ words }: ScreenRequest, { tags }: { tags: string[] }, matched?: Match) {
  if (tags.length === 0) return null
  const isMatched = (tag: string) => matched?.field === 'tag' && matched.text === tag
  const first = tags.toSorted((a, b) => Number(isMatched(b)) - Number(isMatched(a))).slice(0, maxTags)
  const others = tags.length - first.length
  return html`<span class="row-tags"><span class="unseen">${words.people.tags}: </span>${first.map(
    (tag) =>
      html`<span class="row-tag">
  ${isMatched(tag) ? html`<mark dir="auto">${tag}</mark>` : html`<bdi>${tag}</bdi>`}</span> `,
  )}${others > 0 && html`<span class="soft">${words.people.moreTags({ tags: others })}</span>`}</span>`
}

function drawLastContact(page: ScreenRequest, { lastContactAt }: { lastContactAt?: string | undefined }) {
  const { people } = page.words
  if (!lastContactAt) return people.noContact
  return html`<span class="unseen">${people.lastContact}: </span>
  <time datetime="${lastContactAt}">${agoName(page, lastContactAt)}</time>`
}

function drawDue(page: ScreenRequest, person: Listed) {
  const { contactDueOn: day } = person
  const { people } = page.words
  if (!day) return drawLastContact(page, person)
  const isLate = Temporal.PlainDate.compare(day, todayOf(page)) < 0
  const sentence = isLate ? people.lateSince({ day: onDay(page, day) }) : people.dueOn({ day: onDay(page, day) })
  return html`<time class="${isLate && 'due'}" datetime="${day}">${sentence}</time>`
}
