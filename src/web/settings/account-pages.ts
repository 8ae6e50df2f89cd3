import type { FieldError } from '#contract/errors.ts'
import type { Config } from '#platform/config/config.ts'
import { type Html, html } from '#platform/html/html.ts'
import { alarm, countsOnce, field, letter } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { backToSettings } from './rename-and-end.ts'

type Typed = { errors: FieldError[]; trouble?: string }

export function youPage(
  style: string,
  { name, timeZone, errors, trouble }: Typed & Record<'name' | 'timeZone', string>,
) {
  const content = html`<h1>Name and time zone</h1>
<form class="panel" method="post" action="/settings/you">
${alarm(trouble)}
${field({ id: 'name', label: 'Your name', errors, input: html`type="text" value="${name}" autocomplete="name" maxlength="120"` })}
${timeZoneField(timeZone, errors)}
<button type="submit">Save</button>
</form>
${backToSettings}`
  return page(style, 'Name and time zone', trouble, content)
}

export function passwordPage(style: string, { email, errors, trouble }: Typed & { email: string }) {
  const content = html`<h1>Change password</h1>
<p class="lead">Every other browser is signed out then, and all your tokens, connected apps and the address of your calendar end: you connect anew what you still use.</p>
<form class="panel" method="post" action="/settings/password">
${alarm(trouble)}
${countsOnce()}
${whose(email)}
${field({ id: 'currentPassword', label: 'Your password now', errors, input: html`type="password" autocomplete="current-password"`, focus: true })}
${field({ id: 'newPassword', label: 'Your new password', hint: 'At least 8 characters, of any kind.', errors, input: html`type="password" minlength="8" autocomplete="new-password"`, focus: false })}
<button type="submit">Change password</button>
</form>
${backToSettings}`
  return page(style, 'Change password', trouble, content)
}

export function removalPage(style: string, { email, errors, trouble }: Typed & { email: string }) {
  const content = html`<h1>Remove account</h1>
<p class="lead">Your account goes with everything in it: people, notes, recordings, promises, drafts, questions, cards and what visitors left with them, imports, webhooks, the calendar, tokens and connected apps. This cannot be undone.</p>
<p>If you may want any of it again, <a href="/settings/export">download everything that is yours</a> first: one file, which Kith can read back in.</p>
<p>A workspace that nobody else belongs to goes as well. One that others belong to stays with them; if no other owner is left, whoever has been an admin there longest becomes one, or else the member who has been there longest.</p>
<form class="panel" method="post" action="/settings/removal">
${alarm(trouble)}
${whose(email)}
${field({ id: 'password', label: 'Your password', errors, input: html`type="password" autocomplete="current-password"` })}
<button type="submit" class="danger">Remove my account for good</button>
</form>
${backToSettings}`
  return page(style, 'Remove account', trouble, content)
}

export function removedPage(style: string, { mail }: Pick<Config, 'mail'>) {
  const letters = mail.smtp ? '' : ' and in letters, which are kept here as files'
  const content = html`<h1>Your account is removed</h1>
<p class="lead">Nothing of it is left here but what is in backups${letters}: whoever runs this machine can delete them. Goodbye, and thank you.</p>
<p class="ways"><a href="/">What Kith is</a></p>`
  return page(style, 'Account removed', undefined, content)
}

/** Tells a browser that keeps passwords whose this one is. */
const whose = (email: string) =>
  html`<p class="field"><label for="email">E-mail</label> <input id="email" type="email" value="${email}" autocomplete="username" readonly></p>`

function page(style: string, title: string, trouble: string | undefined, content: Html) {
  return letter({ style, title, description: 'Your account in Kith.', content, trouble })
}
