import { sayReason } from '#contract/texts/reason.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { mayManage } from '#members/workspaces/roles.ts'
import { html } from '#platform/html/html.ts'
import { dateOf, onDay } from '../../kit/dates.ts'
import { inputField, selectField } from '../../kit/fields.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import type { Invite, Team, Workspace } from './load.ts'

/** Pending invites, a form for a new one, and ended invites. Hidden from members who may not invite. */
export function invitesSection(page: ScreenRequest, { workspace, invites }: Team, typed?: FormState) {
  const { team } = page.words
  if (!invites) return null
  const { pending, ended } = invites
  return page.part(
    'invites',
    html`<section id="invites" aria-labelledby="invites-heading"><h2 id="invites-heading">${team.invites}</h2>
${
  pending.length === 0
    ? html`<p class="soft">${team.noInvites}</p>`
    : html`<ul class="rows">${pending.map((invite) => inviteRow(page, workspace, invite))}</ul>`
}
${inviteForm(page, workspace, typed)}
${
  ended.length > 0 &&
  html`<details class="fold"><summary>${team.ended}</summary>
  <ul class="rows">${ended.map((invite) => inviteRow(page, workspace, invite))}</ul></details>`
}
</section>`,
  )
}

function inviteRow(page: ScreenRequest, workspace: Workspace, invite: Invite) {
  const { team } = page.words
  const { id, email, role, state, createdAt, expiresAt, revokedReason } = invite
  const isPending = state === 'pending'
  const day = (instant: string) => onDay(page, dateOf(page, instant))
  const path = `/team/${workspace.id}/invites`
  return html`<li><strong dir="auto">${email}</strong>
<span>${team.states[state]} · ${team.invitedAs[role]}</span>
${revokedReason && html`<span>${sayReason(page.words, revokedReason)}</span>`}
<span>${isPending ? team.expires({ when: day(expiresAt) }) : team.sent({ when: day(createdAt) })}</span>
${
  mayManage(workspace.role, role) &&
  state !== 'accepted' &&
  html`<div class="actions">
  ${actionButton({ action: path, label: team.newLink, about: email, style: 'quiet', fields: { email, role } })}
${
  isPending &&
  actionButton({
    action: `${path}/${id}/revocation`,
    label: team.revoke,
    about: email,
    part: 'invites notice',
    style: 'quiet',
  })
}</div>`
}</li>
`
}

function inviteForm(page: ScreenRequest, workspace: Workspace, typed?: FormState) {
  const { team } = page.words
  const { values = {}, errors = [], formError } = typed ?? {}
  const given = (['member', 'admin', 'owner'] as const).filter((role) => mayManage(workspace.role, role))
  const choices = given.map((value) => ({ value, label: `${team.roles[value]}: ${team.roleHints[value]}` }))
  return html`<form class="panel" method="post" action="/team/${workspace.id}/invites">${formKey()}
<h3>${team.invite}</h3>
<p class="soft small">${isMailSent(page.ctx) ? team.mailHint : team.linkHint}</p>
${formErrorBox(formError)}
${inputField({
  id: 'invite-email',
  name: 'email',
  type: 'email',
  label: team.email,
  errors,
  focus: false,
  value: values.email ?? '',
  more: html`maxlength="200" autocomplete="off"`,
})}
${selectField({
  id: 'invite-role',
  name: 'role',
  label: team.role,
  errors,
  options: choices,
  chosen: values.role ?? 'member',
})}
<button type="submit">${team.sendInvite}</button></form>`
}
