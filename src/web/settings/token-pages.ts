import type { FieldError } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { pageStyle } from '../site/assets.ts'
import { choice, fewChoices } from '../site/choices.ts'
import { shell } from '../site/code-blocks.ts'
import { when } from '../site/local-time.ts'
import { alarm, countsOnce, field, letter } from '../site/page.ts'
import { readyMade } from './assistant-setup.ts'
import { accessInWords, expiry, lastUsed, type Token } from './overview.ts'
import { backToSettings, type Renaming, renameForm } from './rename-and-end.ts'

type New = { name: string; access: string; days: string; errors: FieldError[]; trouble?: string }

const description = 'A token of yours in Kith.'

const accessOptions = [
  {
    value: 'read',
    label: 'Read',
    hint: 'It sees the people you know, your notes, promises and drafts. It changes nothing.',
  },
  {
    value: 'write',
    label: 'Read & write',
    hint: 'It also adds, changes and removes them, and acts for you in your workspaces.',
  },
]
const expiryOptions = [
  { value: '30', label: 'in 30 days' },
  { value: '90', label: 'in 90 days' },
  { value: '365', label: 'in a year' },
  { value: 'never', label: 'never' },
]

export function newTokenPage(style: string, { name, access, days, errors, trouble }: New) {
  const content = html`<h1>Make a token</h1>
<p class="lead">A token lets one script or assistant in, as you. Give each its own: then you can end one without the others.</p>
<form class="panel" method="post" action="/settings/tokens">
${alarm(trouble)}
${countsOnce()}
${field({ id: 'name', label: 'What is it for?', hint: 'Such as “Claude Code on my laptop”.', errors, input: html`type="text" value="${name}" maxlength="80" autocomplete="off"`, focus: true })}
${fewChoices({ id: 'access', label: 'What may it do?', options: accessOptions, chosen: access, errors })}
${choice({ id: 'days', label: 'It expires', options: expiryOptions, chosen: days, errors: errors.map(asDays) })}
<button type="submit">Make the token</button>
</form>
${backToSettings}`
  return letter({ style, title: 'Make a token', description, content, trouble })
}

const asDays = (error: FieldError) => (error.field === 'expiresInDays' ? { ...error, field: 'days' } : error)

type Made = { style: string; baseUrl: string; made: Token & { token: string } }

/** The one time the token is shown. */
export function madeTokenPage({ style, baseUrl, made }: Made) {
  const content = html`<h1>Your new token</h1>
<p class="lead"><bdi>${made.name}</bdi>, with ${accessInWords[made.access]} access. Copy it now, for it is not shown again.</p>
${shell('Token', made.token)}
<p>Keep it as you keep a password.</p>
${readyMade({ baseUrl, token: made.token })}
${backToSettings}`
  return letter({ style, script: pageStyle.copying, title: 'Your new token', description, content })
}

type Shown = { style: string; ctx: MemberContext; token: Token }

export function tokenPage({ style, ctx, token }: Shown, typed: Renaming) {
  const { id, name, access, createdAt, lastUsedAt, expiresAt } = token
  const content = html`<h1><bdi>${name}</bdi></h1>
<p class="lead">A token with ${accessInWords[access]} access.</p>
<ul class="ways">
<li>Made ${when(ctx, createdAt)}</li>
<li>${lastUsed(ctx, lastUsedAt)}</li>
<li>${expiry(ctx, expiresAt)}</li>
</ul>
${renameForm(`/settings/tokens/${id}`, { name, ...typed })}
<form class="panel" method="post" action="/settings/tokens/${id}/revocation">
<h2>Revoke it</h2>
<p>Whatever uses this token is shut out at once. This cannot be undone; a new token can be made at any time.</p>
<button type="submit" class="danger">Revoke this token</button>
</form>
${backToSettings}`
  return letter({ style, title: name, description, content, trouble: typed.trouble })
}
