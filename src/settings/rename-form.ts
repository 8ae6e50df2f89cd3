import type { FieldError } from '../errors.ts'
import { html } from '../pages/html.ts'
import { alarm, field } from '../pages/letter.ts'

type Rename = { action: string; name: string; errors: FieldError[]; trouble?: string | undefined }

export function renameForm({ action, name, errors, trouble }: Rename) {
  const input = html`type="text" value="${name}" maxlength="80" autocomplete="off" ${trouble && html`autofocus`}`
  return html`<form class="panel" method="post" action="${action}">
<h2>Rename it</h2>
${alarm(trouble)}
${field({ id: 'name', label: 'Name', errors, input })}
<button type="submit">Save the name</button>
</form>`
}

export const backToSettings = html`<p><a href="/settings">Back to your settings</a></p>`
