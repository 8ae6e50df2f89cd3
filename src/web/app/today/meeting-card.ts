import { html } from '#platform/html/html.ts'
import { dateOf, dayName, timeName } from '../../kit/dates.ts'
import { named } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Meeting = Output<'Meetings_list'>['meetings'][number]

const maxBriefs = 4

/** A meeting that comes soon, with a brief on each person the member knows. */
export function meetingCard(page: ScreenRequest, meeting: Meeting) {
  const { id, title, startsAt, people, attendees } = meeting
  const words = page.words.settings.meetings
  const [first] = people
  const others = attendees.length
  const names = new Intl.ListFormat(page.locale, { type: 'conjunction' }).format(people.map((each) => each.displayName))
  const briefs = people.slice(0, maxBriefs).map(({ connectionId, displayName }) => {
    const label = people.length === 1 ? words.readBrief : words.readBriefOn({ name: displayName })
    return html`<a class="button" href="/people/${connectionId}/brief" data-ahead
  ${people.length === 1 && named(words.readBrief, displayName)}><span dir="auto">${label}</span></a>
`
  })
  return html`<li id="meeting-${id}" class="move with-avatar">
${first && avatar(first)}
<div><p class="what"><bdi>${title}</bdi> <time class="kind" datetime="${startsAt}">${whenName(page, meeting)}</time></p>
<p class="why" dir="auto">${names}${others > 0 && html` <span class="soft">${words.others({ others })}</span>`}</p>
<div class="actions">${briefs}</div></div></li>
`
}

function whenName(page: ScreenRequest, { startsAt, endsAt }: Meeting) {
  const words = page.words.settings.meetings
  const end = timeName(page, endsAt)
  const hasBegun = Temporal.Instant.compare(startsAt, page.ctx.now()) <= 0
  return hasBegun
    ? words.now({ end })
    : words.when({ day: dayName(page, dateOf(page, startsAt)), start: timeName(page, startsAt), end })
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
