import { html } from '#platform/html/html.ts'
import { icon } from '../../../kit/icons.ts'
import type { ScreenRequest } from '../../frame/screen.ts'

const kinds = ['note', 'call', 'meeting', 'message'] as const

/** What kind of entry it is, one press away. */
export function kindField({ words: { person } }: ScreenRequest, id: string, chosen: string) {
  return html`<fieldset class="kinds"><legend class="unseen">${person.kind}</legend>
${kinds.map(
  (kind) =>
    html`<label><input type="radio" name="kind" id="${id}-${kind}" value="${kind}"
    ${kind === chosen && html`checked`}>${icon(kind)}<span>${person.kinds[kind]}</span></label>
`,
)}</fieldset>`
}
