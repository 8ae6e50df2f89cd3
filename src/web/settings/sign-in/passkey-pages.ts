import type { FieldError } from '#contract/errors.ts'
import type { PasskeySite } from '#members/passkeys/site.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../../site/assets.ts'
import { formErrorBox, textField } from '../../site/form-fields.ts'
import { localTime } from '../../site/local-time.ts'
import { renderPage } from '../../site/page.ts'
import { backToSignIn } from './notices.ts'
import { kindText, lastUse, type Passkey } from './overview.ts'

type TypedName = { name: string; errors: FieldError[]; formError?: string }

const description = 'A passkey for your Kith account.'
const nameInput = (name: string) => html`type="text" value="${name}" maxlength="80" autocomplete="off"`

/** The script shows the form where the browser can create passkeys, and hides the sentence below it. */
export function newPasskeyPage({ member }: MemberContext, { origin }: PasskeySite, options: unknown, typed: TypedName) {
  const { name, errors, formError } = typed
  const content = html`<h1>Add a passkey</h1>
<p class="lead">Your device or security key creates it and asks for your fingerprint, your face or its PIN.</p>
<form class="panel" method="post" action="/settings/sign-in/passkeys" data-passkey="create" data-origin="${origin}" data-options="${JSON.stringify(options)}" hidden>
${formErrorBox(formError)}
<input type="hidden" name="credential">
${textField({ id: 'name', label: 'Name', hint: 'So that you recognize it in the list.', errors, input: nameInput(name) })}
<button type="submit">Create passkey</button>
<p class="form-error" role="alert" hidden>No passkey was created. Your device may have one for this account already. Try again, or use another device.</p>
</form>
<p class="without-passkeys">Your browser cannot create passkeys here. Make sure that JavaScript is on and that you are at <a href="${origin}/settings/sign-in">${origin}</a>.</p>
${backToSignIn}`
  const { passkeyScript: script } = siteAssets
  return renderPage({ title: 'Add a passkey', description, content, script, formError, theme: member.theme })
}

export function passkeyPage(ctx: MemberContext, passkey: Passkey, { name, errors, formError }: TypedName) {
  const { id, kind, createdAt, lastUsedAt } = passkey
  const path = `/settings/sign-in/passkeys/${id}`
  const content = html`<h1><bdi>${passkey.name}</bdi></h1>
<ul class="plain-links">
<li>${kindText(kind)}</li>
<li>Added ${localTime(ctx, createdAt)}</li>
<li>${lastUse(ctx, lastUsedAt)}</li>
</ul>
<form class="panel" method="post" action="${path}">
<h2>Rename</h2>
${formErrorBox(formError)}
${textField({ id: 'name', label: 'Name', errors, input: nameInput(name) })}
<button type="submit">Save</button>
</form>
<form class="panel" method="post" action="${path}/removal">
<h2>Remove</h2>
<p>It no longer signs you in. You stay signed in where you used it.</p>
<button type="submit" class="danger">Remove this passkey</button>
</form>
${backToSignIn}`
  return renderPage({ title: passkey.name, description, content, formError, theme: ctx.member.theme })
}
