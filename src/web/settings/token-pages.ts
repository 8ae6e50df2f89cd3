import type { FieldError } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { accessLabels, accessOptions } from '../site/access.ts'
import { siteAssets } from '../site/assets.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { checkField, formErrorBox, radioField, repeatGuard, selectField, textField } from '../site/form-fields.ts'
import { localTime } from '../site/local-time.ts'
import { renderPage } from '../site/page.ts'
import { assistantSetup } from './assistant-setup.ts'
import { expiry, lastUsed, type Token } from './overview.ts'
import { backToSettings, renameForm, type TypedName } from './rename-form.ts'

type NewToken = {
  name: string
  access: string
  manages: boolean
  days: string
  errors: FieldError[]
  formError?: string
}

const description = 'A token for your Kith account.'

const expiryOptions = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'No expiration' },
]

export function newTokenPage({ member }: MemberContext, typed: NewToken) {
  const { name, access, manages, days, errors, formError } = typed
  const content = html`<h1>Create a token</h1>
<p class="lead">A token lets a script or an assistant act as you. Create one for each, so you can revoke one without the others.</p>
<form class="panel" method="post" action="/settings/tokens">
${formErrorBox(formError)}
${repeatGuard()}
${textField({ id: 'name', label: 'Name', hint: 'What is it for? For example “Claude Code on my laptop”.', errors, input: html`type="text" value="${name}" maxlength="80" autocomplete="off"`, focus: true })}
${radioField({ id: 'access', label: 'Access', options: accessOptions, chosen: access, errors })}
${checkField({ id: 'manages', label: 'May also manage invites, members, workspaces and webhooks', hint: 'Only for a program of your own. Needs Read & write. What it creates ends with the token.', checked: manages, errors })}
${selectField({ id: 'days', label: 'Expires after', options: expiryOptions, chosen: days, errors: errors.map(toDaysField) })}
<button type="submit">Create token</button>
</form>
${backToSettings}`
  return renderPage({ title: 'Create a token', description, content, formError, theme: member.theme })
}

const toDaysField = (error: FieldError) => (error.field === 'expiresInDays' ? { ...error, field: 'days' } : error)

/** The only time the token is shown. */
export function createdTokenPage({ config, member }: MemberContext, created: Token & { token: string }) {
  const content = html`<h1>Your new token</h1>
<p class="lead"><bdi>${created.name}</bdi>, with ${accessLabels[created.access]} access. Copy it now: you won’t see it again.</p>
${codeBlock('Token', created.token)}
<p>Keep it secret, like a password.</p>
${assistantSetup({ baseUrl: config.baseUrl, token: created.token })}
${backToSettings}`
  const { copyScript: script } = siteAssets
  return renderPage({ script, title: 'Your new token', description, content, theme: member.theme })
}

export function tokenPage(ctx: MemberContext, token: Token, typed: TypedName) {
  const { id, name, access, manages, createdAt, lastUsedAt, expiresAt } = token
  const content = html`<h1><bdi>${name}</bdi></h1>
<p class="lead">Token with ${accessLabels[access]} access${manages && ', which may also manage invites, members, workspaces and webhooks'}.</p>
<ul class="plain-links">
<li>Created ${localTime(ctx, createdAt)}</li>
<li>${lastUsed(ctx, lastUsedAt)}</li>
<li>${expiry(ctx, expiresAt)}</li>
</ul>
${renameForm(`/settings/tokens/${id}`, { name, ...typed })}
<form class="panel" method="post" action="/settings/tokens/${id}/revocation">
<h2>Revoke</h2>
<p>Everything that uses this token loses access at once. You cannot undo this.${manages && ' Its pending invites are revoked, and its webhooks are turned off.'}</p>
<button type="submit" class="danger">Revoke this token</button>
</form>
${backToSettings}`
  return renderPage({ title: name, description, content, formError: typed.formError, theme: ctx.member.theme })
}
