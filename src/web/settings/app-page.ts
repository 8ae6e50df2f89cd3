import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { accessLabels, appReach, toolOptions } from '../site/access.ts'
import { radioField } from '../site/form-fields.ts'
import { localTime } from '../site/local-time.ts'
import { renderPage } from '../site/page.ts'
import { type App, lastUsed } from './overview.ts'
import { backToSettings, renameForm, type TypedName } from './rename-form.ts'

export function appPage(ctx: MemberContext, app: App, typed: TypedName) {
  const { id, name, host, access, resource, tools, connectedAt, lastUsedAt } = app
  const content = html`<h1><bdi>${name}</bdi></h1>
<p class="lead">App at <strong>${host}</strong> with ${accessLabels[access]} access to ${appReach(app)}.</p>
<ul class="plain-links">
<li>Connected ${localTime(ctx, connectedAt)}</li>
<li>${lastUsed(ctx, lastUsedAt)}</li>
</ul>
${renameForm(`/settings/apps/${id}`, { name, ...typed })}
${resource === 'mcp' && toolsForm(id, tools)}
<form class="panel" method="post" action="/settings/apps/${id}/disconnection">
<h2>Disconnect</h2>
<p>The app loses access at once. To use it again, connect it again from the app.</p>
<button type="submit" class="danger">Disconnect this app</button>
</form>
${backToSettings}`
  const description = 'An app connected to your Kith account.'
  return renderPage({ title: name, description, content, formError: typed.formError, theme: ctx.member.theme })
}

function toolsForm(id: string, tools: App['tools']) {
  return html`<form class="panel" method="post" action="/settings/apps/${id}/tools">
<h2>Tools</h2>
<p>The change takes effect at once. The app need not sign in again; some apps show new tools after a restart.</p>
${radioField({ id: 'tools', label: 'It can use', options: toolOptions, chosen: tools, errors: [] })}
<button type="submit">Save</button>
</form>`
}
