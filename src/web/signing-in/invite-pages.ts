import type { z } from 'zod'
import type { FieldError } from '#contract/errors.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { invitesApi } from '#members/invites/api.ts'
import { workspaceLabel } from '#members/invites/email.ts'
import { type Html, html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { accountField, fixFields, formErrorBox, repeatGuard, textField } from '../site/form-fields.ts'
import { type Page, renderPage } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'

type Invite = z.output<typeof invitesApi.InvitesPublic_get.output>
type Joined = z.output<typeof invitesApi.InvitesPublic_accept.output>
type Visitor = { token: string; member: Joined['member'] | undefined; timeZone: string }
/** What was typed, and what is wrong with it. The password is never sent back. */
type JoinFormState = { name?: string; timeZone?: string; errors: FieldError[] }

const roles = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }

export function invitePage(visitor: Visitor, invite: Invite, typed: JoinFormState = { errors: [] }) {
  const { workspace, invitedBy, role } = invite
  const invitation = invitedBy ? `${invitedBy} invited you` : 'You’re invited'
  const title = joinLabel(invite)
  const content = html`<h1>${title}</h1>
<p class="lead">${invitation} to join ${workspaceLabel(invitedBy, workspace.name)} on Kith ${roles[role]}.</p>
${joinForms(visitor, invite, typed)}
<p class="small">Your notes in Kith are private: nobody in the workspace can read them. This invite works once and expires on ${formatDay(invite.expiresAt, visitor)}.</p>`
  return renderInvitePage(title, content, { theme: visitor.member?.theme, formError: formErrorOf(typed) })
}

export function joinedPage({ member, workspace }: Joined) {
  const content = html`<h1>Welcome, <bdi>${member.name}</bdi></h1>
<p class="lead">You joined <strong><bdi>${workspace.name}</bdi></strong> and are signed in as <strong>${member.email}</strong>.</p>
<ul class="link-cards">
<li><a href="/today"><strong>Open Kith</strong> <span>Add somebody you met lately, and what you promised them.</span></a></li>
<li><a href="/settings"><strong>Settings</strong> <span>Connect your assistant, change your profile.</span></a></li>
</ul>`
  return renderInvitePage('Welcome', content, { theme: member.theme })
}

/** Workspaces are often named after their owner; nobody "joins Ana". */
function joinLabel({ workspace, invitedBy }: Invite) {
  return workspace.name === invitedBy ? `Join ${invitedBy}’s workspace` : `Join ${workspace.name}`
}

function joinForms(visitor: Visitor, invite: Invite, typed: JoinFormState) {
  if (visitor.member && typed.errors.length === 0) return signedInForm(visitor, visitor.member, invite)
  if (invite.hasAccount === undefined) return openEmailFirst(visitor, invite)
  return invite.hasAccount
    ? signInFirst(visitor, invite)
    : [newAccountForm(visitor, invite, typed), otherAccount(visitor)]
}

function signedInForm({ token }: Visitor, { name, email }: Joined['member'], invite: Invite) {
  const { email: invited } = invite
  return html`<form class="panel" method="post" action="/invites/${token}">
<p>You’re signed in as <strong>${name}</strong> (${email}).${invited !== email && html` The invite was sent to ${invited}, but you can join with this account.`}</p>
<button type="submit" name="as" value="me">${joinLabel(invite)}</button>
</form>
<form method="post" action="/sign-out"><p class="small">Not you? <button type="submit" class="in-text">Sign out</button>, then open the invite link again.</p></form>`
}

function newAccountForm(visitor: Visitor, invite: Invite, typed: JoinFormState) {
  const { name = '', timeZone = visitor.timeZone, errors } = typed
  return html`<form class="panel" method="post" action="/invites/${visitor.token}">
${formErrorBox(formErrorOf({ errors }))}
${repeatGuard()}
${accountField(invite.email)}
${textField({ id: 'name', label: 'Name', errors, input: html`type="text" value="${name}" autocomplete="name"`, focus: errors[0]?.field !== 'password' })}
${textField({ id: 'password', label: 'Password', hint: 'At least 8 characters.', errors, input: html`type="password" minlength="8" autocomplete="new-password"` })}
${timeZoneField(timeZone, errors, errors.length === 0)}
<button type="submit">${joinLabel(invite)}</button>
</form>`
}

function signInFirst(visitor: Visitor, { email }: Invite) {
  return html`<div class="panel"><p><strong>${email}</strong> already has an account here. Sign in to accept the invite.</p>
<p><a class="button" href="${signInLink(visitor)}">Sign in to join</a></p></div>`
}

/** This link came from the inviter, and does not prove whose address it is. */
function openEmailFirst(visitor: Visitor, { email }: Invite) {
  return html`<div class="panel"><p>If you already have an account here, sign in to join with it.</p>
<p><a class="button" href="${signInLink(visitor)}">Sign in to join</a></p>
<p>If not, open the link in the e-mail we sent to <strong>${email}</strong>. It lets you create an account.</p></div>`
}

function otherAccount(visitor: Visitor) {
  return html`<p>Already have an account with another e-mail address? <a href="${signInLink(visitor)}">Sign in</a> to join with it.</p>`
}

const signInLink = ({ token }: Visitor) => signInPath(`/invites/${token}`)

function formatDay(instant: string, { member, timeZone }: Visitor) {
  const zone = member?.timeZone ?? timeZone
  return Temporal.Instant.from(instant).toLocaleString('en-GB', { dateStyle: 'long', timeZone: zone })
}

const formErrorOf = ({ errors }: Pick<JoinFormState, 'errors'>) => (errors.length > 0 ? fixFields : undefined)

function renderInvitePage(title: string, content: Html, { theme, formError }: Pick<Page, 'theme' | 'formError'>) {
  return renderPage({
    title,
    description: 'An invite to Kith.',
    content,
    script: formError ? undefined : siteAssets.timeZoneScript,
    formError,
    theme,
  })
}
