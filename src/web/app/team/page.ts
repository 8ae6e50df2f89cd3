import { initialsOf } from '#language/names/call-name.ts'
import { mayManage } from '#members/workspaces/roles.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, onDay } from '../../kit/dates.ts'
import { type Input, inputField, optionsOf } from '../../kit/fields.ts'
import { formKey, named } from '../../kit/forms.ts'
import { formErrorBox, noticeBox } from '../../kit/notices.ts'
import type { FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import { invitesSection } from './invites.ts'
import { loadTeam, type Team, type TeamMember, type Workspace } from './load.ts'

type Wrong = { invite?: FormState; settings?: FormState; error?: string }

/** One workspace: its members and invites, and the way to the others. */
export async function teamScreen(page: ScreenRequest, wrong: Wrong = {}): Promise<Screen> {
  const { team } = page.words
  const loaded = await loadTeam(page)
  const { workspace, workspaces } = loaded
  return teamPage(workspace.name, {
    ...(Object.keys(wrong).length > 0 && { status: 400 }),
    body: html`<h1><bdi>${workspace.name}</bdi></h1>
${noticePart(page, wrong.error)}
<nav class="choices" aria-label="${team.yourWorkspaces}">${workspaces.map((each) => workspaceLink(each, workspace))}
  <a href="/team/new">+ ${team.addWorkspace}</a></nav>
<p class="soft">${team.lead}</p>
${membersSection(page, loaded)}
${invitesSection(page, loaded, wrong.invite)}
${workspace.role !== 'member' && settingsForm(page, workspace, wrong.settings)}
${leaving(page, loaded)}`,
  })
}

/** The styles of all team pages. */
export const teamPage = (title: string, screen: Pick<Screen, 'body' | 'status' | 'scripts'>): Screen => ({
  title,
  sheets: ['settings'],
  ...screen,
})

function noticePart(page: ScreenRequest, error: string | undefined) {
  const { notices } = page.words.team
  const { said } = page.query
  const text = said !== undefined && Object.hasOwn(notices, said) ? notices[said as keyof typeof notices] : undefined
  return page.part(
    'notice',
    html`<div id="notice">${error ? html`<p class="form-error" role="alert">${error}</p>` : noticeBox(text)}</div>`,
  )
}

const workspaceLink = ({ id, name }: Workspace, current: Workspace) =>
  html`<a href="/team/${id}" ${id === current.id && html`aria-current="page"`}><bdi>${name}</bdi></a>`

function settingsForm(page: ScreenRequest, workspace: Workspace, typed?: FormState) {
  const { team } = page.words
  const { values = workspace, errors = [], formError } = typed ?? {}
  const prefix = `${page.ctx.config.baseUrl}/w/${workspace.slug}/…`
  return html`<form class="panel" method="post" action="/team/${workspace.id}">${formKey()}
<h2>${team.workspaceSettings}</h2>
${formErrorBox(formError)}
${nameField(page, values.name ?? '', errors)}
${slugField(page, values.slug, { errors, hint: team.slugHint({ prefix }) })}
<button type="submit">${team.save}</button></form>`
}

export function nameField({ words: { team } }: ScreenRequest, value: string, errors: FormState['errors']): Html {
  const more = html`maxlength="120" dir="auto" autocomplete="off"`
  return inputField({ id: 'workspace-name', name: 'name', label: team.name, errors, focus: false, value, more })
}

export function slugField(
  { words: { team } }: ScreenRequest,
  value: string | undefined,
  field: Pick<Input, 'hint' | 'errors' | 'isOptional'>,
): Html {
  const more = html`maxlength="64" dir="ltr" autocapitalize="none" autocomplete="off"`
  return inputField({ ...field, id: 'workspace-slug', name: 'slug', label: team.slug, focus: false, value, more })
}

function leaving({ words: { team }, ctx }: ScreenRequest, { workspace, members, workspaces }: Team) {
  if (members.length > 1)
    return html`<p><a class="button quiet" href="/team/${workspace.id}/members/${ctx.member.id}/removal">
    ${team.leave}</a></p>`
  return (
    workspaces.length > 1 &&
    html`<p><a class="button quiet" href="/team/${workspace.id}/removal">${team.deleteWorkspace}</a></p>`
  )
}

const roles = ['owner', 'admin', 'member'] as const

/** Who belongs to the workspace, and as what. */
function membersSection(page: ScreenRequest, { workspace, members }: Team) {
  const { team } = page.words
  const [owner, ...others] = members.filter(({ role }) => role === 'owner')
  const onlyOwner = others.length === 0 ? owner : undefined
  return page.part(
    'members',
    html`<section id="members" aria-labelledby="members-heading">
  <h2 id="members-heading">${team.members({ members: members.length })}</h2>
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
  return html`<li class="team-member"><span class="avatar hue-${email.length % 8}"
    aria-hidden="true">${initialsOf(name) || '•'}</span>
<div><strong dir="auto">${name}${isMe && html` <span class="soft">(${team.you})</span>`}</strong>
<span class="soft small">${email}</span>
<span class="soft small">${team.joined({ when: onDay(page, dateOf(page, joinedAt)) })}</span>
${
  isManaged && member !== onlyOwner
    ? roleForm(page, { path, workspace, member })
    : html`<span>${team.roles[role]}</span>`
}
${!isMe && isManaged && html`<a class="late" href="${path}/removal" ${named(team.remove, name)}>${team.remove}</a>`}
  </div></li>
`
}

type Managed = { path: string; workspace: Workspace; member: TeamMember }

function roleForm({ words: { team } }: ScreenRequest, { path, workspace, member }: Managed) {
  const given = roles.filter((role) => mayManage(workspace.role, role))
  const choices = given.map((value) => ({ value, label: team.roles[value] }))
  return html`<form class="role" method="post" action="${path}/role" data-part="members invites notice">${formKey()}
<select name="role" ${named(team.role, member.name)}>${optionsOf(choices, member.role)}</select>
<button type="submit" class="quiet" ${named(team.save, member.name)}>${team.save}</button></form>`
}
