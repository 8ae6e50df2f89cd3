import type { z } from 'zod'
import type { FieldError } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { invitesApi } from '#members/invites/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { accountField, inputField } from '../kit/fields.ts'
import { formKey } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import { siteAsset } from '../site/assets.ts'
import { type Page, renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'
import { timeZoneField } from '../site/time-zones.ts'

type Invite = z.output<typeof invitesApi.InvitesPublic_get.output>
type Joined = z.output<typeof invitesApi.InvitesPublic_accept.output>
type Visitor = { reader: Reader; token: string; member: Joined['member'] | undefined; timeZone: string }
/** The input and its errors. The password is never sent back. */
type JoinFormState = { name?: string; timeZone?: string; errors: FieldError[] }

export function invitePage(visitor: Visitor, invite: Invite, typed: JoinFormState = { errors: [] }) {
  const words = visitor.reader.words.invites
  const title = joinLabel(visitor, invite)
  const content = html`<h1>${title}</h1>
<p class="lead">${inviteSentence(words, invite)}</p>
${joinForms(visitor, invite, typed)}
<p class="small">${words.privacy({ day: formatDay(invite.expiresAt, visitor) })}</p>`
  return renderInvitePage(visitor.reader, title, content, {
    theme: visitor.member?.theme,
    formError: formErrorOf(visitor, typed),
    setsTimeZone: typed.errors.length === 0,
  })
}

/** A workspace with the name of its owner isn't named: nobody joins a person. */
function inviteSentence(words: Words['invites'], { invitedBy, workspace, role }: Invite) {
  const isNamed = workspace.name !== invitedBy
  if (!invitedBy)
    return isNamed ? words.youAreInvited({ workspace: workspace.name, role }) : words.youAreInvitedToOne({ role })
  return isNamed
    ? words.invited({ invitedBy, workspace: workspace.name, role })
    : words.invitedToTheirs({ invitedBy, role })
}

export function joinedPage(reader: Reader, { member, workspace }: Joined) {
  const words = reader.words.invites
  const content = html`<h1>${words.welcome({ name: isolated(member.name) })}</h1>
<p class="lead">${words.joined({ workspace: isolated(workspace.name), email: member.email })}</p>
<ul class="link-cards">
<li><a href="/today"><strong>${words.open}</strong> <span>${words.openHint}</span></a></li>
<li><a href="/settings"><strong>${words.settings}</strong> <span>${words.settingsHint}</span></a></li>
</ul>`
  return renderInvitePage(reader, reader.words.signingIn.welcome, content, { theme: member.theme })
}

/** Text of others that may run from right to left does not turn the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** Workspaces are often named after their owner; nobody "joins Ana". */
function joinLabel({ reader }: Visitor, { workspace, invitedBy }: Invite) {
  const { join, joinOf } = reader.words.invites
  return workspace.name === invitedBy ? joinOf({ name: invitedBy }) : join({ workspace: workspace.name })
}

function joinForms(visitor: Visitor, invite: Invite, typed: JoinFormState) {
  if (visitor.member && typed.errors.length === 0) return signedInForm(visitor, visitor.member, invite)
  if (invite.hasAccount === undefined) return openEmailFirst(visitor, invite)
  return invite.hasAccount
    ? signInFirst(visitor, invite)
    : [newAccountForm(visitor, invite, typed), otherAccount(visitor)]
}

function signedInForm(visitor: Visitor, { name, email }: Joined['member'], invite: Invite) {
  const { token } = visitor
  const words = visitor.reader.words.invites
  const { email: invited } = invite
  return html`<form class="panel" method="post" action="/invites/${token}">
<p>${words.signedInAs({ name, email })}${invited !== email && html` ${words.sentElsewhere({ email: invited })}`}</p>
<button type="submit" name="as" value="me">${joinLabel(visitor, invite)}</button>
</form>
<form method="post" action="/sign-out">
  <p class="small">${words.notYou} <button type="submit" class="in-text">${words.signOut}</button>
${words.thenAgain}</p></form>`
}

function newAccountForm(visitor: Visitor, invite: Invite, typed: JoinFormState) {
  const { name = '', timeZone = visitor.timeZone, errors } = typed
  const words = visitor.reader.words.signingIn
  return html`<form class="panel" method="post" action="/invites/${visitor.token}">
${formErrorBox(formErrorOf(visitor, { errors }))}
${formKey()}
${accountField(invite.email, words.email)}
${inputField({
  id: 'name',
  label: words.name,
  errors,
  value: name,
  more: html`autocomplete="name"`,
  focus: errors[0]?.field !== 'password',
})}
${inputField({
  id: 'password',
  label: words.password,
  hint: words.passwordHint,
  errors,
  type: 'password',
  more: html`minlength="8" autocomplete="new-password"`,
})}
${timeZoneField(timeZone, errors, errors.length === 0, words)}
<button type="submit">${joinLabel(visitor, invite)}</button>
</form>`
}

function signInFirst(visitor: Visitor, { email }: Invite) {
  const words = visitor.reader.words.invites
  return html`<div class="panel"><p>${words.hasAccount({ email })}</p>
<p><a class="button" href="${signInLink(visitor)}">${words.signInToJoin}</a></p></div>`
}

/** This link came from the inviter, and does not prove whose address it is. */
function openEmailFirst(visitor: Visitor, { email }: Invite) {
  const words = visitor.reader.words.invites
  return html`<div class="panel"><p>${words.ifAccount}</p>
<p><a class="button" href="${signInLink(visitor)}">${words.signInToJoin}</a></p>
<p>${words.ifNone({ email })}</p></div>`
}

function otherAccount(visitor: Visitor) {
  const { words } = visitor.reader
  return html`<p>${words.invites.otherAccount} <a href="${signInLink(visitor)}">${words.signingIn.signIn}</a></p>`
}

const signInLink = ({ token }: Visitor) => signInPath(`/invites/${token}`)

function formatDay(instant: string, { reader, member, timeZone }: Visitor) {
  const zone = member?.timeZone ?? timeZone
  return Temporal.Instant.from(instant).toLocaleString(reader.locale, { dateStyle: 'long', timeZone: zone })
}

const formErrorOf = ({ reader }: Visitor, { errors }: Pick<JoinFormState, 'errors'>) =>
  errors.length > 0 ? reader.words.errors.fixFields : undefined

function renderInvitePage(
  reader: Reader,
  title: string,
  content: Html,
  { theme, formError, setsTimeZone = false }: Pick<Page, 'theme' | 'formError'> & { setsTimeZone?: boolean },
) {
  return renderPage({
    title,
    description: reader.words.invites.description,
    reader,
    content,
    script: setsTimeZone ? siteAsset('timeZoneScript') : undefined,
    formError,
    theme,
  })
}
