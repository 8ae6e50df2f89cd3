import { html } from '#platform/html/html.ts'
import { textareaField } from '../../../kit/fields.ts'
import { formKey, hiddenField } from '../../../kit/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { drawMentioned, withPerson } from '../../mentions/form.ts'
import type { Entry } from '../data/load.ts'
import { momentFields } from '../data/when.ts'
import { type Composed, kindField, whenFields } from '../fields/fields.ts'
import { drawFileForm } from './files.ts'

/** An entry being edited, in its place. */
export function drawEntryForm(page: ScreenRequest, entry: Entry, typed?: Composed) {
  const { words } = page
  const { connectionId, ixId, kind, text = '', transcript = '', audio, with: others = [] } = entry
  const address = `/people/${connectionId}/entries/${ixId}`
  const was = { kind, text, transcript, ...momentFields(page, entry.occurredAt) }
  const wasWith = others.map((each) => each.connectionId)
  const { values, errors, unclear } = typed ?? { values: was, errors: [] }
  const own = `entry-${ixId}`
  const texts = { errors, isOptional: true, focus: false, more: html`dir="auto" data-focus data-mentions` }
  const isKindFixed = audio !== undefined || kind === 'exchange'
  return page.part(
    own,
    html`<li id="${own}" class="entry">
<form method="post" action="${address}" data-part="${own} promises summary tabs" data-send-key>${formKey()}
${hiddenField('was', JSON.stringify({ ...was, with: wasWith }))}
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
${others.length > 0 && drawOthers(page, others, typed && values)}
${drawMentioned(page, { id: own, values, unclear })}
${whenFields(page, own, { values, errors })}
<div class="actions"><button type="submit">${words.person.saveChanges}</button>
<a class="button quiet" href="${address}" data-part="${own}">${words.person.cancel}</a></div></form>
${drawFileForm(page, entry)}
</li>
`,
  )
}

/** Who else the entry is about, each of whom can be taken out. */
const drawOthers = ({ words }: ScreenRequest, others: NonNullable<Entry['with']>, typed?: Composed['values']) =>
  html`<fieldset class="others"><legend>${words.person.otherPeople}</legend>${others.map(
    ({ connectionId, displayName }) => html`<label><input type="checkbox" name="${withPerson}${connectionId}"
  ${(!typed || typed[`${withPerson}${connectionId}`]) && html`checked`}> <bdi>${displayName}</bdi></label>
`,
  )}</fieldset>`
