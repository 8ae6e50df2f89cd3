import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { drawSides, type Pair, type Preview } from './sides.ts'

/** What merging would do, and the buttons that decide. */
export function drawPreview(page: ScreenRequest, pair: Pair, preview: Preview): Html {
  const { merge: words } = page.words
  const { kept, other } = pair
  const path = `/people/${kept.connectionId}/merge`
  return html`<p>${words.sure}</p>
${drawSides(page, pair, preview)}
<div class="actions">
${actionButton({ action: path, label: words.merge, about: words.preview({ name: kept.displayName, other: other.displayName }), part: 'merge', fields: { other: other.connectionId }, picture: 'merge' })}
${actionButton({ action: `${path}/apart`, label: words.apart, about: other.displayName, part: 'merge', fields: { other: other.connectionId }, style: 'quiet' })}
<a class="button quiet" href="/people/${other.connectionId}/merge?other=${kept.connectionId}">${words.swap({ name: other.displayName })}</a>
<a class="button quiet" href="${path}">${words.chooseAnother}</a>
</div>`
}
