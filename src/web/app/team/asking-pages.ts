import { drawQrCode } from '#cards/pictures/qr.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { formKey } from '../../kit/forms.ts'
import { copyable, formErrorBox } from '../../kit/notices.ts'
import type { FormState, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { loadMember, loadTeam } from './load.ts'
import { nameField, slugField, teamPage } from './page.ts'

/** The only time the link of an invite is shown. */
export function invitePage(page: ScreenRequest, { email, url, workspaceId }: Output<'Invites_create'>): Screen {
  const { team } = page.words
  const lead = isMailSent(page.ctx) ? team.mailedLead({ email }) : team.inviteLead({ email })
  return teamPage(team.inviteMade, {
    scripts: ['people/copy.js'],
    body: html`<h1>${team.inviteMade}</h1>
<p class="lead">${lead}</p>
${copyable(page, team.link, url)}
${drawQrCode(url, html`class="setup-code" role="img" aria-label="${team.qrCode}"`)}
<p><a class="button" href="/team/${workspaceId}">${team.done}</a></p>`,
  })
}

/** Asks first: somebody who is gone comes back only by a new invite. */
export async function memberRemovalPage(page: ScreenRequest, error?: string): Promise<Screen> {
  const { team } = page.words
  const { workspace, member } = await loadMember(page)
  const isMe = member.id === page.ctx.member.id
  return askingPage(page, {
    title: isMe ? team.leaveTitle({ workspace: workspace.name }) : team.removeTitle({ name: member.name }),
    text: isMe ? team.leaveText : team.removeText({ name: member.name, workspace: workspace.name }),
    button: isMe ? team.leave : team.removeMember,
    back: `/team/${workspace.id}`,
    error,
  })
}

export async function workspaceRemovalPage(page: ScreenRequest, error?: string): Promise<Screen> {
  const { team } = page.words
  const { workspace, workspaces } = await loadTeam(page)
  return askingPage(page, {
    title: team.deleteTitle({ workspace: workspace.name }),
    text: workspaces.length > 1 ? team.deleteText : team.onlyWorkspace,
    button: team.deleteWorkspace,
    back: `/team/${workspace.id}`,
    error,
  })
}

type Question = { title: string; text: string; button: string; back: string; error: string | undefined }

function askingPage({ words: { team }, path }: ScreenRequest, { title, text, button, back, error }: Question) {
  return teamPage(title, {
    ...(error && { status: 409 }),
    body: html`${backLink({ href: `${back}`, label: team.title })}
<h1 dir="auto">${title}</h1>
${formErrorBox(error)}
<p dir="auto">${text}</p>
<form method="post" action="${path}">${formKey()}
<p class="actions"><button type="submit" class="danger">${button}</button>
<a class="button quiet" href="${back}">${team.cancel}</a></p></form>`,
  })
}

export function newWorkspacePage(page: ScreenRequest, typed?: FormState): Screen {
  const { team } = page.words
  const { values = {}, errors = [], formError } = typed ?? {}
  const hint = team.newSlugHint({ prefix: `${page.ctx.config.baseUrl}/w/…` })
  return teamPage(team.addWorkspace, {
    ...(typed && { status: 400 }),
    body: html`${backLink({ href: '/team', label: team.title })}
<h1>${team.addWorkspace}</h1>
<p class="lead">${team.workspaceHint}</p>
<form class="panel" method="post" action="/team">${formKey()}
${formErrorBox(formError)}
${nameField(page, values.name ?? '', errors)}
${slugField(page, values.slug ?? '', { errors, hint, isOptional: true })}
<button type="submit">${team.createWorkspace}</button></form>`,
  })
}
