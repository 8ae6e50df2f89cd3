import { type Html, html } from '#platform/html/html.ts'
import { labelled } from '../drawing/fields.ts'
import { formKey } from '../drawing/forms.ts'
import type { FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import { invitesSection } from './invites.ts'
import { loadTeam, type Team, type Workspace } from './load.ts'
import { membersSection } from './members.ts'

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
<nav class="choices" aria-label="${team.yourWorkspaces}">${workspaces.map((each) => workspaceLink(each, workspace))}<a href="/team/new">+ ${team.addWorkspace}</a></nav>
<p class="soft">${team.lead}</p>
${membersSection(page, loaded)}
${invitesSection(page, loaded, wrong.invite)}
${workspace.role !== 'member' && settingsForm(page, workspace, wrong.settings)}
${leaving(page, loaded)}`,
  })
}

/** The looks of all pages of the team. */
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
    html`<div id="notice">${error ? html`<p class="form-error" role="alert">${error}</p>` : text && html`<p class="notice" role="status">${text}</p>`}</div>`,
  )
}

const workspaceLink = ({ id, name }: Workspace, current: Workspace) =>
  html`<a href="/team/${id}" ${id === current.id && html`aria-current="page"`}><bdi>${name}</bdi></a>`

function settingsForm(page: ScreenRequest, workspace: Workspace, typed?: FormState) {
  const { team } = page.words
  const { values = workspace, errors = [], formError } = typed ?? {}
  const prefix = `${page.ctx.config.baseUrl}/w/${workspace.slug}/…`
  const slug = { id: 'workspace-slug', name: 'slug', label: team.slug, errors, hint: team.slugHint({ prefix }) }
  return html`<form class="panel" method="post" action="/team/${workspace.id}">${formKey()}
<h2>${team.workspaceSettings}</h2>
${formError && html`<p class="form-error" role="alert">${formError}</p>`}
${nameField(page, values.name ?? '', errors)}
${labelled(slug, (attributes) => html`<input ${attributes} value="${values.slug}" maxlength="64" required dir="ltr" autocapitalize="none" autocomplete="off">`)}
<button type="submit">${team.save}</button></form>`
}

export function nameField({ words: { team } }: ScreenRequest, value: string, errors: FormState['errors']): Html {
  const name = { id: 'workspace-name', name: 'name', label: team.name, errors }
  return labelled(
    name,
    (attributes) => html`<input ${attributes} value="${value}" maxlength="120" required dir="auto" autocomplete="off">`,
  )
}

function leaving({ words: { team }, ctx }: ScreenRequest, { workspace, members, workspaces }: Team) {
  if (members.length > 1)
    return html`<p><a class="button quiet" href="/team/${workspace.id}/members/${ctx.member.id}/removal">${team.leave}</a></p>`
  return (
    workspaces.length > 1 &&
    html`<p><a class="button quiet" href="/team/${workspace.id}/removal">${team.deleteWorkspace}</a></p>`
  )
}
