import { type Html, html } from '#platform/html/html.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { noticeIn } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import { sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { rowList, sendSettings } from '../frame/screen.ts'
import { calendarForm, type TypedCalendar } from './form.ts'

export const meetingsPath = '/settings/meetings'

type Calendar = Output<'MeetingCalendars_get'>
type Attendee = Output<'MeetingAttendees_list'>['attendees'][number]
type Shown = { calendars: Calendar[]; attendees: Attendee[]; typed: TypedCalendar }

const maxSuggested = 10

export function sendMeetings(page: SettingsRequest, { calendars, attendees, typed }: Shown) {
  const words = page.words.settings.meetings
  const body = html`${undoRemoval(page)}
${calendars.length > 0 && section(words.calendars, rowList(calendars.map((each) => calendarRow(page, each))))}
${calendarForm(page, typed)}
<p class="small soft">${words.privacy}</p>
${
  attendees.length > 0 &&
  section(
    words.attendees,
    html`<p class="soft">${words.attendeesHint}</p>
${rowList(attendees.slice(0, maxSuggested).map((each) => attendeeRow(page, each)))}`,
  )
}`
  const notice = noticeIn(words.notices, page.said)
  const screen = { title: words.title, lead: words.lead, body, notice, formError: typed.formError }
  return sendSettings(page, screen, typed.status)
}

const section = (title: string, content: Html) => html`<section><h2>${title}</h2>
${content}
</section>`

/** In place of the calendar that was just removed. */
function undoRemoval({ said, query, words }: SettingsRequest) {
  const { calendar = '' } = query
  if (said !== 'removed' || !/^[\da-f-]{36}$/.test(calendar)) return null
  const { undo, title } = words.settings.meetings
  return actionButton({ style: 'quiet', action: `${meetingsPath}/${calendar}/restoration`, label: undo, about: title })
}

function calendarRow(page: SettingsRequest, { id, name, host, lastReadAt, nextReadAt, problem, entries }: Calendar) {
  const words = page.words.settings.meetings
  return {
    title: name,
    facts: [
      name !== host && html`<bdi>${host}</bdi>`,
      problem && html`<strong class="late">${words.problems[problem]}</strong>`,
      html`${lastReadAt ? sentenceAt(page, lastReadAt, (when) => words.lastRead({ when })) : words.neverRead} ·
  ${sentenceAt(page, nextReadAt, (when) => words.nextRead({ when }))}`,
      words.entries({ entries }),
    ],
    buttons: [
      html`<a class="button quiet" href="${meetingsPath}/${id}"
  ${named(words.editEmails, name)}>${words.editEmails}</a>`,
      actionButton({ style: 'quiet', action: `${meetingsPath}/${id}/reading`, label: words.refresh, about: name }),
      actionButton({ style: 'quiet', action: `${meetingsPath}/${id}/removal`, label: words.remove, about: name }),
    ],
  }
}

function attendeeRow(page: SettingsRequest, { email, name, meetings, lastMetAt }: Attendee) {
  const words = page.words.settings.meetings
  const about = name ?? email
  const lastMet = lastMetAt && sentenceAt(page, lastMetAt, (when) => words.lastMet({ when }))
  const fields = { email, name: name ?? '' }
  return {
    title: about,
    facts: [name && html`<bdi>${email}</bdi>`, html`${words.meetings({ meetings })}${lastMet && html` · ${lastMet}`}`],
    buttons: [
      actionButton({
        style: 'quiet',
        action: `${meetingsPath}/attendees/addition`,
        label: words.addPerson,
        about,
        fields,
      }),
      actionButton({
        style: 'quiet',
        action: `${meetingsPath}/attendees/dismissal`,
        label: words.notNow,
        about,
        fields,
      }),
    ],
  }
}
