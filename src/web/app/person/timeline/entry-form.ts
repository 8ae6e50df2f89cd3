import { html } from '#platform/html/html.ts'
import { textareaField } from '../../../kit/fields.ts'
import { formKey, hiddenField } from '../../../kit/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { momentFields } from '../data/when.ts'
import { type Composed, kindField, whenFields } from '../fields/fields.ts'

/** An entry being edited, in its place. */
export function drawEntryForm(page: ScreenRequest, entry: Entry, typed?: Composed) {
  const { words } = page
  const { connectionId, ixId, kind, text = '', transcript = '', audio } = entry
  const address = `/people/${connectionId}/entries/${ixId}`
  const was = { kind, text, transcript, ...momentFields(page, entry.occurredAt) }
  const { values, errors } = typed ?? { values: was, errors: [] }
  const own = `entry-${ixId}`
  const texts = { errors, isOptional: true, focus: false, more: html`dir="auto" data-focus` }
  const isKindFixed = audio !== undefined || kind === 'exchange'
  return page.part(
    own,
    html`<li id="${own}" class="entry">
<form method="post" action="${address}" data-part="${own} promises summary tabs" data-send-key>${formKey()}
${hiddenField('was', JSON.stringify(was))}
${!isKindFixed && kindField(page, own, values.kind ?? kind)}
${
  (!audio || text) &&
  textareaField({ ...texts, id: `${own}-text`, name: 'text', label: words.person.entryText, value: values.text })
}
${
  audio &&
  textareaField({
    ...texts,
    id: `${own}-transcript`,
    name: 'transcript',
    label: words.person.transcript,
    value: values.transcript,
  })
}
${whenFields(page, own, { values, errors })}
<div class="actions"><button type="submit">${words.person.saveChanges}</button>
<a class="button quiet" href="${address}" data-part="${own}">${words.person.cancel}</a></div></form>
</li>
`,
  )
}
