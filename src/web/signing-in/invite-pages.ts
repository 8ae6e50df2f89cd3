import type { z } from 'zod'
import type { FieldError } from '#contract/errors.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { invitesApi } from '#members/invites/api.ts'
import { workspaceLabel } from '#members/invites/email.ts'
import { type Html, html } from '#platform/html/html.ts'
import { alarm, countsOnce, field, letter, marked } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'

type Invite = z.output<typeof invitesApi.InvitesPublic_get.output>
type Joined = z.output<typeof invitesApi.InvitesPublic_accept.output>
type Frame = { style: string; token: string; member: Joined['member'] | undefined; timeZone: string }
/** What was typed, and what is wrong with it. The password is never sent back. */
type Typed = { name?: string; timeZone?: string; errors: FieldError[] }

const roles = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }

export function invitePage(frame: Frame, invite: Invite, typed: Typed = { errors: [] }) {
  const { workspace, invitedBy, role } = invite
  const asks = invitedBy ? `${invitedBy} invites you` : 'You are invited'
  const join = joining(invite)
  const body = html`<h1>${join}</h1>
<p class="lead">${asks} to ${workspaceLabel(invitedBy, workspace.name)} on Kith, ${roles[role]}.</p>
${waysIn(frame, invite, typed)}
<p class="small">What you write down in Kith is yours alone: nobody in the workspace can read it. This invite works once, until ${dayOf(invite.expiresAt, frame)}.</p>`
  return page(frame.style, join, body, troubleWith(typed))
}

function joining({ workspace, invitedBy }: Invite) {
  return workspace.name === invitedBy ? `Join ${invitedBy}’s workspace` : `Join ${workspace.name}`
}

export function welcomePage(style: string, { member, workspace }: Joined) {
  const body = html`<h1>Welcome, <bdi>${member.name}</bdi></h1>
<p class="lead">You have joined the workspace <strong><bdi>${workspace.name}</bdi></strong>, and are signed in as <strong>${member.email}</strong>.</p>
<ul class="doors">
<li><a href="/settings"><strong>Your settings</strong> <span>Connect an assistant, make a token, set your time zone.</span></a></li>
<li><a href="/api/docs"><strong>API reference</strong> <span>Every operation, with examples to paste.</span></a></li>
</ul>`
  return page(style, 'Welcome', body)
}

function waysIn(frame: Frame, invite: Invite, typed: Typed) {
  if (frame.member && typed.errors.length === 0) return asMyself(frame, frame.member, invite)
  return invite.hasAccount ? withAccount(frame, invite) : [newAccount(frame, invite, typed), otherAccount(frame)]
}

function asMyself({ token }: Frame, { name, email }: Joined['member'], invite: Invite) {
  const { email: invited } = invite
  return html`<form class="panel" method="post" action="/invites/${token}">
<p>You are signed in as <strong>${name}</strong> (${email}).${invited !== email && html` The invite was sent to ${invited}; you may join with your account all the same.`}</p>
<button type="submit" name="as" value="me">${joining(invite)}</button>
</form>
<form method="post" action="/sign-out"><p class="small">Somebody else? <button type="submit" class="in-text">Sign out</button> first, then open the link of the invite again.</p></form>`
}

function newAccount(frame: Frame, invite: Invite, typed: Typed) {
  const { token } = frame
  const { email } = invite
  const { name = '', timeZone = frame.timeZone, errors } = typed
  return html`<form class="panel" method="post" action="/invites/${token}">
${alarm(troubleWith({ errors }))}
${countsOnce()}
<p class="field"><label for="email">E-mail</label> <input id="email" type="email" value="${email}" autocomplete="username" readonly></p>
${field({ id: 'name', label: 'Your name', errors, input: html`type="text" value="${name}" autocomplete="name"`, focus: errors[0]?.field !== 'password' })}
${field({ id: 'password', label: 'Choose a password', hint: 'At least 8 characters, of any kind.', errors, input: html`type="password" minlength="8" autocomplete="new-password"` })}
${timeZoneField(timeZone, errors)}
<button type="submit">${joining(invite)}</button>
</form>`
}

function withAccount(frame: Frame, { email }: Invite) {
  return html`<div class="panel"><p><strong>${email}</strong> has an account here. Sign in, and you are led back to this invite.</p>
<p><a class="button" href="${signInHere(frame)}">Sign in to join</a></p></div>`
}

function otherAccount(frame: Frame) {
  return html`<p>You have an account under another address? <a href="${signInHere(frame)}">Sign in</a>, and join with it.</p>`
}

const signInHere = ({ token }: Frame) => signInPath(`/invites/${token}`)

function dayOf(instant: string, { member, timeZone }: Frame) {
  const zone = member?.timeZone ?? timeZone
  return Temporal.Instant.from(instant).toLocaleString('en-GB', { dateStyle: 'long', timeZone: zone })
}

const troubleWith = ({ errors }: Pick<Typed, 'errors'>) => (errors.length > 0 ? marked : undefined)

function page(style: string, title: string, content: Html, trouble?: string) {
  return letter({ style, title, description: 'An invite to Kith.', content, trouble })
}
