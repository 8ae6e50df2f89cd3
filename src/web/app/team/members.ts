import { initialsOf } from '#language/names/initials.ts'
import { mayManage } from '#members/workspaces/roles.ts'
import { html } from '#platform/html/html.ts'
import { dateOf, onDay } from '../drawing/dates.ts'
import { options } from '../drawing/fields.ts'
import { formKey, named } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Team, TeamMember, Workspace } from './load.ts'

const roles = ['owner', 'admin', 'member'] as const

/** Who belongs to the workspace, and as what. */
export function membersSection(page: ScreenRequest, { workspace, members }: Team) {
  const { team } = page.words
  const [owner, ...others] = members.filter(({ role }) => role === 'owner')
  const onlyOwner = others.length === 0 ? owner : undefined
  return page.part(
    'members',
    html`<section id="members" aria-labelledby="members-heading"><h2 id="members-heading">${team.members({ members: members.length })}</h2>
<ul class="rows">${members.map((member) => memberRow(page, { workspace, member, onlyOwner }))}</ul>
</section>`,
  )
}

type Row = { workspace: Workspace; member: TeamMember; onlyOwner: TeamMember | undefined }

function memberRow(page: ScreenRequest, { workspace, member, onlyOwner }: Row) {
  const { team } = page.words
  const { id, name, email, role, joinedAt } = member
  const isMe = id === page.ctx.member.id
  const path = `/team/${workspace.id}/members/${id}`
  const isManaged = mayManage(workspace.role, role)
  return html`<li class="team-member"><span class="avatar hue-${email.length % 8}" aria-hidden="true">${initialsOf(name) || '•'}</span>
<div><strong dir="auto">${name}${isMe && html` <span class="soft">(${team.you})</span>`}</strong>
<span class="soft small">${email}</span>
<span class="soft small">${team.joined({ when: onDay(page, dateOf(page, joinedAt)) })}</span>
${isManaged && member !== onlyOwner ? roleForm(page, { path, workspace, member }) : html`<span>${team.roles[role]}</span>`}
${!isMe && isManaged && html`<a class="late" href="${path}/removal" ${named(team.remove, name)}>${team.remove}</a>`}</div></li>
`
}

type Managed = { path: string; workspace: Workspace; member: TeamMember }

function roleForm({ words: { team } }: ScreenRequest, { path, workspace, member }: Managed) {
  const given = roles.filter((role) => mayManage(workspace.role, role))
  const choices = given.map((value) => ({ value, label: team.roles[value] }))
  return html`<form class="role" method="post" action="${path}/role" data-part="members invites notice">${formKey()}
<select name="role" ${named(team.role, member.name)}>${options(choices, member.role)}</select>
<button type="submit" class="quiet" ${named(team.save, member.name)}>${team.save}</button></form>`
}
