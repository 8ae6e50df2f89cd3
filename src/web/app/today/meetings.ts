import { html } from '#platform/html/html.ts'
import { dateOf, dayName, timeName, todayOf } from '../../kit/dates.ts'
import { named } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Meeting = Output<'Meetings_list'>['meetings'][number]

const maxBriefs = 4

/** A meeting that comes soon, with the way to a brief on each person the member knows. */
export function meetingRow(page: ScreenRequest, meeting: Meeting) {
  const { id, title, startsAt, people, attendees } = meeting
  const { meetings: words } = page.words.settings
  const { link } = page.words.brief
  const [first] = people
  const isOne = people.length === 1
  const others = attendees.length + Math.max(0, people.length - maxBriefs)
  const names = people.slice(0, maxBriefs).map(({ connectionId, displayName }, at) => {
    const name = html`<bdi>${displayName}</bdi>`
    const address = `/people/${connectionId}/brief`
    const brief = html`<a href="${address}" data-ahead ${named(words.readBrief, displayName)}>${name}</a>`
    return html`${at > 0 && ', '}${isOne ? name : brief}`
  })
  return html`<li id="meeting-${id}" class="row">
${first && avatar(first)}
<div class="row-main"><p class="what"><bdi>${title}</bdi></p>
<p class="why"><time datetime="${startsAt}">${whenName(page, meeting)}</time> · ${names}
${others > 0 && html` ${words.others({ others })}`}</p></div>
${
  isOne &&
  first &&
  html`<div class="row-end"><a class="button" href="/people/${first.connectionId}/brief" data-ahead
  ${named(link, first.displayName)}>${link}</a></div>`
}</li>
`
}

function whenName(page: ScreenRequest, { startsAt, endsAt }: Meeting) {
  const words = page.words.settings.meetings
  const end = timeName(page, endsAt)
  const hasBegun = Temporal.Instant.compare(startsAt, page.ctx.now()) <= 0
  if (hasBegun) return words.now({ end })
  const day = dateOf(page, startsAt)
  const start = timeName(page, startsAt)
  return day.equals(todayOf(page)) ? `${start}–${end}` : words.when({ day: dayName(page, day), start, end })
}

/** A line for each calendar that cannot be read. */
export const unreadCalendars = (
  { words }: ScreenRequest,
  calendars: { name: string; problem?: string | undefined }[],
) =>
  calendars
    .filter(({ problem }) => problem !== undefined)
    .map(
      ({ name }) =>
        html`<p class="small soft">${words.settings.meetings.unread({ name })}
<a href="/settings/meetings">${words.settings.meetings.check}</a></p>`,
    )
