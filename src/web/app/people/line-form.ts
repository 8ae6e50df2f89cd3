import { html } from '#platform/html/html.ts'
import { textareaField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** One field for a person: what is in it is understood. */
export function drawLineForm({ words: { adding } }: ScreenRequest, isAlone: boolean) {
  return html`<form method="post" action="/people" class="panel">${formKey()}
${textareaField({
  id: 'line',
  label: adding.line,
  hint: adding.lineHint,
  focus: !isAlone,
  more: html`rows="2" maxlength="1000" dir="auto" enterkeyhint="done" data-draft="line"`,
})}
<p class="actions"><button type="submit">${adding.save}</button>
  ${isAlone && html` <a href="/people/new" data-ahead>${adding.useForm}</a>`}</p></form>`
}
