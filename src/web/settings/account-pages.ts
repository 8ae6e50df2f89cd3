import type { FieldError } from '#contract/errors.ts'
import type { Config } from '#platform/config/config.ts'
import type { Member } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { accountField, formErrorBox, repeatGuard, textField } from '../site/form-fields.ts'
import { type Page, renderPage } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { backToSettings } from './rename-form.ts'

/** What is wrong with a form of this member. */
type FormErrors = { member: Member; errors: FieldError[]; formError?: string }

export function profilePage({
  member,
  name,
  timeZone,
  errors,
  formError,
}: FormErrors & Pick<Member, 'name' | 'timeZone'>) {
  const content = html`<h1>Profile</h1>
<form class="panel" method="post" action="/settings/you">
${formErrorBox(formError)}
${textField({ id: 'name', label: 'Name', errors, input: html`type="text" value="${name}" autocomplete="name" maxlength="120"` })}
${timeZoneField(timeZone, errors)}
<button type="submit">Save</button>
</form>
${backToSettings}`
  return renderAccountPage('Profile', content, { theme: member.theme, formError })
}

export function passwordPage({ member, errors, formError }: FormErrors) {
  const content = html`<h1>Change password</h1>
<p class="lead">This signs you out on all other browsers. It also ends all your tokens, connected apps and your calendar address, turns off your webhooks and revokes the invites you sent. The next page shows what is left.</p>
<form class="panel" method="post" action="/settings/password">
${formErrorBox(formError)}
${repeatGuard()}
${accountField(member.email)}
${textField({ id: 'currentPassword', label: 'Current password', errors, input: html`type="password" autocomplete="current-password"`, focus: true })}
${textField({ id: 'newPassword', label: 'New password', hint: 'At least 8 characters.', errors, input: html`type="password" minlength="8" autocomplete="new-password"`, focus: false })}
<button type="submit">Change password</button>
</form>
${backToSettings}`
  return renderAccountPage('Change password', content, { theme: member.theme, formError })
}

export function removalPage({ member, errors, formError }: FormErrors) {
  const content = html`<h1>Delete account</h1>
<p class="lead">This deletes your account and everything in it: people, notes, recordings, promises, drafts, questions, cards, details visitors left, imports, webhooks, calendar, tokens and connected apps. You cannot undo this.</p>
<p>To keep a copy, <a href="/settings/export">download your data</a> first. Kith can import that file again.</p>
<p>Workspaces where you are the only member are deleted too. Other workspaces stay. If you are the only owner of one, its longest-serving admin becomes the owner, or else its longest-serving member.</p>
<form class="panel" method="post" action="/settings/removal">
${formErrorBox(formError)}
${accountField(member.email)}
${textField({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"` })}
<button type="submit" class="danger">Delete my account</button>
</form>
${backToSettings}`
  return renderAccountPage('Delete account', content, { theme: member.theme, formError })
}

export function removedPage({ mail }: Pick<Config, 'mail'>) {
  const mailFiles = mail.smtp ? '' : ' and in e-mails saved as files'
  const content = html`<h1>Your account is deleted</h1>
<p class="lead">Your data may remain in backups${mailFiles}. The person who runs this server can delete those. Thank you for using Kith.</p>
<p class="plain-links"><a href="/">About Kith</a></p>`
  return renderAccountPage('Account deleted', content)
}

function renderAccountPage(title: string, content: Html, look: Pick<Page, 'theme' | 'formError'> = {}) {
  return renderPage({ title, description: 'Your Kith account.', content, ...look })
}
