import type { FieldError } from '../errors.ts'
import { html } from '../pages/html.ts'
import { letter } from '../pages/letter.ts'
import { when } from '../pages/when.ts'
import { type App, accessInWords, lastUsed } from './overview.ts'
import { backToSettings, renameForm } from './rename-form.ts'

type Shown = { style: string; app: App; zone: string }
type Typed = { name?: string; errors: FieldError[]; trouble?: string }

export function appPage({ style, app, zone }: Shown, { name = app.name, errors, trouble }: Typed) {
  const { id, host, access, connectedAt, lastUsedAt } = app
  const content = html`<h1><bdi>${app.name}</bdi></h1>
<p class="lead">An app at <strong>${host}</strong>, with ${accessInWords[access]} access.</p>
<ul class="ways">
<li>Connected ${when(connectedAt, zone)}</li>
<li>${lastUsed(lastUsedAt, zone)}</li>
</ul>
${renameForm({ action: `/settings/apps/${id}`, name, errors, trouble })}
<form class="panel" method="post" action="/settings/apps/${id}/disconnection">
<h2>Disconnect it</h2>
<p>The app is shut out at once. It can ask to be connected again, and you decide.</p>
<button type="submit" class="danger">Disconnect this app</button>
</form>
${backToSettings}`
  return letter({ style, title: 'A connected app', description: 'An app that is connected to your Kith.', content })
}
