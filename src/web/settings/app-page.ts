import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { when } from '../site/local-time.ts'
import { letter } from '../site/page.ts'
import { type App, accessInWords, lastUsed } from './overview.ts'
import { backToSettings, type Renaming, renameForm } from './rename-and-end.ts'

type Shown = { style: string; ctx: MemberContext; app: App }

export function appPage({ style, ctx, app }: Shown, typed: Renaming) {
  const { id, name, host, access, connectedAt, lastUsedAt } = app
  const content = html`<h1><bdi>${name}</bdi></h1>
<p class="lead">An app at <strong>${host}</strong>, with ${accessInWords[access]} access.</p>
<ul class="ways">
<li>Connected ${when(ctx, connectedAt)}</li>
<li>${lastUsed(ctx, lastUsedAt)}</li>
</ul>
${renameForm(`/settings/apps/${id}`, { name, ...typed })}
<form class="panel" method="post" action="/settings/apps/${id}/disconnection">
<h2>Disconnect it</h2>
<p>The app is shut out at once. It can ask to be connected again, and you decide.</p>
<button type="submit" class="danger">Disconnect this app</button>
</form>
${backToSettings}`
  const description = 'An app that is connected to your Kith.'
  return letter({ style, title: name, description, content, trouble: typed.trouble })
}
