import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings, withNotice } from '../frame/screen.ts'
import { blankCalendar, inOneField, ownEmailsField, readCalendarForm, readEmails, type TypedCalendar } from './form.ts'
import { meetingsPath, sendMeetings } from './page.ts'

/** The calendars that Kith reads: add, read again, remove and restore one, and the people who were found in them. */
export function serveMeetings(pages: SettingsPages) {
  const { get, post } = pages
  serveOwnEmails(pages)
  get('/meetings', (page) => showMeetings(page))

  post('/meetings', meetingsPath, async (page) => {
    const typed = readCalendarForm(page.form)
    const { address, userName, password, ownEmails } = typed
    const signIn = { ...(userName && { userName }), ...(password && { password }) }
    try {
      await page.call('MeetingCalendars_create', { address, ownEmails, ...signIn }, page.form.key)
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return showMeetings(page, { ...typed, ...inOneField(wrong) })
    }
    return backWith(page, 'added')
  })

  post('/meetings/:id/reading', meetingsPath, async (page) => {
    await page.call('MeetingCalendars_refresh', { id: page.id })
    return backWith(page, 'read')
  })

  post('/meetings/:id/removal', meetingsPath, async (page) => {
    if ((await ifThere(page.call('MeetingCalendars_remove', { id: page.id }))) === null) return backWith(page, 'gone')
    return page.reply.redirect(`${withNotice(meetingsPath, 'removed')}&calendar=${page.id}`, 303)
  })

  post('/meetings/:id/restoration', meetingsPath, async (page) => {
    await page.call('MeetingCalendars_restore', { id: page.id })
    return backWith(page, 'restored')
  })

  post('/meetings/attendees/addition', meetingsPath, async (page) => {
    const { email = '', name = '', key } = page.form
    const person = { displayName: name || email, emails: [email] }
    const { connectionId } = await page.call('Connections_create', person, key)
    return page.reply.redirect(`/people/${connectionId}?added=yes`, 303)
  })

  post('/meetings/attendees/dismissal', meetingsPath, async (page) => {
    await page.call('MeetingAttendees_dismiss', { email: page.form.email ?? '' })
    return backWith(page, 'dismissed')
  })
}

async function showMeetings(page: SettingsRequest, typed: TypedCalendar = blankCalendar) {
  const [{ calendars }, { attendees }] = await Promise.all([
    page.call('MeetingCalendars_list', {}),
    page.call('MeetingAttendees_list', {}),
  ])
  return sendMeetings(page, { calendars, attendees, typed })
}

type Notice = keyof SettingsRequest['words']['settings']['meetings']['notices']
const backWith = ({ reply }: SettingsRequest, notice: Notice) => reply.redirect(withNotice(meetingsPath, notice), 303)

type Typed = { ownEmails: string[]; errors: FieldError[]; formError?: string | undefined; status?: number }

/** By which addresses the member is invited in a calendar. */
function serveOwnEmails({ get, post }: SettingsPages) {
  get('/meetings/:id', async (page) => {
    const { ownEmails } = await page.call('MeetingCalendars_get', { id: page.id })
    return sendOwnEmails(page, { ownEmails, errors: [] })
  })

  post('/meetings/:id', `${meetingsPath}/:id`, async (page) => {
    const ownEmails = readEmails(page.form.ownEmails)
    try {
      await page.call('MeetingCalendars_update', { id: page.id, ownEmails })
    } catch (error) {
      const { code, errors, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated' || code === 'not_found') throw error
      const ofField = errors.map((each) => ({ ...each, field: each.field.replace(/\.\d+$/, '') }))
      return sendOwnEmails(page, { ownEmails, ...wrong, errors: ofField })
    }
    return page.reply.redirect(withNotice(meetingsPath, 'saved'), 303)
  })
}

async function sendOwnEmails(page: SettingsRequest, { ownEmails, errors, formError, status }: Typed) {
  const words = page.words.settings.meetings
  const { name } = await page.call('MeetingCalendars_get', { id: page.id })
  const body = html`<form class="panel" method="post" action="${meetingsPath}/${page.id}">
${formErrorBox(formError)}
${ownEmailsField(page, { ownEmails, errors })}
<button type="submit">${words.save}</button>
</form>`
  const back = { href: meetingsPath, label: words.title }
  const lead = html`<bdi>${name}</bdi>`
  return sendSettings(page, { title: words.editTitle, lead, body, back, formError }, status)
}
