import type { z } from 'zod'
import type { FieldError, Refusal } from '../errors.ts'
import type { invitesApi } from '../invites/api.ts'
import { shell } from './code.ts'
import { type Html, html } from './html.ts'
import { field, letter } from './letter.ts'

export type Invite = z.output<typeof invitesApi.InvitesPublic_get.output>
export type Joined = z.output<typeof invitesApi.InvitesPublic_accept.output>
type Frame = { style: string; baseUrl: string; token: string }
/** What was typed, and what is wrong with it. The password is never sent back. */
type Typed = { name: string; errors: FieldError[] }

const roles = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }

export function invitePage(frame: Frame, invite: Invite, typed: Typed = { name: '', errors: [] }) {
  const { workspace, invitedBy, role, hasAccount } = invite
  const asks = invitedBy ? `${invitedBy} invites you` : 'You are invited'
  const body = html`<h1>Join ${workspace.name}</h1>
<p class="lead">${asks} to ${workspace.name} on Kith, ${roles[role]}.</p>
${hasAccount ? withAccount(frame, invite) : [newAccount(frame, invite, typed), otherAccount(frame)]}
<p class="small">What you write down in Kith is yours alone: nobody in the workspace can read it. This invite works once, until ${dayOf(invite.expiresAt)}.</p>`
  const title = `Join ${workspace.name}`
  return page(frame, typed.errors.length > 0 ? `Please check: ${title}` : title, body)
}

export function welcomePage(frame: Frame, { member, workspace }: Joined) {
  const body = html`<h1>Welcome to ${workspace.name}</h1>
<p class="lead">Your account is ready, ${member.name}. Sign in as <strong>${member.email}</strong> with the password you have just chosen.</p>
<ul class="doors">
<li><a href="/api/docs#start"><strong>Sign in and get a token</strong> <span>Three lines to paste: sign in, make a token, ask.</span></a></li>
<li><a href="/api/docs#mcp"><strong>Connect an assistant</strong> <span>Your memory of people as tools, over MCP.</span></a></li>
</ul>`
  return page(frame, `Welcome to ${workspace.name}`, body)
}

export function noInvitePage(frame: Frame, { code, message }: Refusal) {
  const heading = headings[code] ?? 'This did not work'
  const body = html`<h1>${heading}</h1>
<p class="lead">${message}</p>
<p><a href="/">What Kith is</a></p>`
  return page(frame, heading, body)
}

const headings: Partial<Record<Refusal['code'], string>> = {
  not_found: 'There is no invite here',
  gone: 'This invite has ended',
  rate_limited: 'Please wait a little',
}

function newAccount({ token }: Frame, { workspace, email }: Invite, { name, errors }: Typed) {
  const first = errors[0]?.field
  return html`<form class="panel" method="post" action="/invites/${token}">
${errors.length > 0 && html`<p class="trouble" role="alert">Something is not right yet. Look at what is marked below.</p>`}
<p class="field"><label for="email">E-mail</label> <input id="email" type="email" value="${email}" autocomplete="username" readonly></p>
${field({ id: 'name', label: 'Your name', errors, input: html`type="text" value="${name}" autocomplete="name" ${first !== 'password' && html`autofocus`}` })}
${field({ id: 'password', label: 'Choose a password', hint: 'At least 8 characters, of any kind.', errors, input: html`type="password" minlength="8" autocomplete="new-password" ${first === 'password' && html`autofocus`}` })}
<button type="submit">Join ${workspace.name}</button>
</form>`
}

function withAccount(frame: Frame, { email }: Invite) {
  return html`<div class="panel"><p><strong>${email}</strong> has an account here. Join with it: <a href="/api/docs#start">sign in</a>, then send this line with your access token.</p>
${acceptLine(frame)}</div>`
}

function otherAccount(frame: Frame) {
  return html`<details><summary>I have an account under another address</summary>
<p>Join with it: <a href="/api/docs#start">sign in</a>, then send this line with your access token.</p>
${acceptLine(frame)}</details>`
}

function acceptLine({ baseUrl, token }: Frame) {
  return shell(
    'Join with your account',
    `curl -X POST ${baseUrl}/api/public/invites/${token}/accept -H "Authorization: Bearer $SESSION"`,
  )
}

function dayOf(instant: string) {
  return Temporal.Instant.from(instant).toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

function page({ style }: Frame, title: string, content: Html) {
  return letter({ style, title, description: 'An invite to Kith.', content })
}
