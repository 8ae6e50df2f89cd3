import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formKey } from '../../drawing/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { momentFields } from '../data/when.ts'
import { fieldErrors } from '../fields/field-errors.ts'
import { kindField } from '../fields/kind-field.ts'
import { whenFields } from '../fields/when-fields.ts'

type Typed = { values: Record<string, string>; errors: FieldError[] }

/** An entry being edited, in its place. */
export function drawEntryForm(page: ScreenRequest, entry: Entry, typed?: Typed) {
  const { words } = page
  const { connectionId, ixId, kind, text = '', transcript = '', audio } = entry
  const address = `/people/${connectionId}/entries/${ixId}`
  const was = { kind, text, transcript, ...momentFields(page, entry.occurredAt) }
  const { values, errors } = typed ?? { values: was, errors: [] }
  const own = `entry-${ixId}`
  const isKindFixed = audio !== undefined || kind === 'exchange'
  return page.part(
    own,
    html`<li id="${own}" class="entry">
<form method="post" action="${address}" data-part="${own} promises summary tabs" data-send-key>${formKey()}
<input type="hidden" name="was" value="${JSON.stringify(was)}">
${!isKindFixed && kindField(page, own, values.kind ?? kind)}
${(!audio || text) && textArea(page, { id: `${own}-text`, name: 'text', label: words.person.entryText, value: values.text ?? '', errors })}
${audio && textArea(page, { id: `${own}-transcript`, name: 'transcript', label: words.person.transcript, value: values.transcript ?? '', errors })}
${whenFields(page, own, { values, errors })}
<div class="actions"><button type="submit">${words.person.saveChanges}</button>
<a class="button quiet" href="${address}" data-part="${own}">${words.person.cancel}</a></div></form>
</li>
`,
  )
}

type TextArea = { id: string; name: string; label: string; value: string; errors: FieldError[] }

function textArea(page: ScreenRequest, { id, name, label, value, errors }: TextArea) {
  const { attributes, message } = fieldErrors(page, id, name, errors)
  return html`<p class="field"><label for="${id}">${label}</label>
<textarea id="${id}" name="${name}" dir="auto" data-focus ${attributes}>
${value}</textarea>${message}</p>`
}
