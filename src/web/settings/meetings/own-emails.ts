import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { formErrorBox } from '../../site/form-fields.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings, withNotice } from '../frame/screen.ts'
import { ownEmailsField, readEmails } from './form.ts'
import { meetingsPath } from './page.ts'

type Typed = { ownEmails: string[]; errors: FieldError[]; formError?: string | undefined; status?: number }

/** By which addresses the member is invited in a calendar. */
export function serveOwnEmails({ get, post }: SettingsPages) {
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
