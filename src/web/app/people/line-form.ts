import { html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** One field for a person: what is in it is understood. */
export function drawLineForm({ words: { adding } }: ScreenRequest, isAlone: boolean) {
  return html`<form method="post" action="/people" class="panel">${formKey()}
<p class="field"><label for="line">${adding.line}</label><span class="hint" id="line-hint">${adding.lineHint}</span>
<textarea id="line" name="line" rows="2" maxlength="1000" dir="auto" required enterkeyhint="done" aria-describedby="line-hint" data-draft="line" ${!isAlone && html`autofocus`}></textarea></p>
<p class="actions"><button type="submit">${adding.save}</button>${isAlone && html` <a href="/people/new" data-ahead>${adding.useForm}</a>`}</p></form>`
}
