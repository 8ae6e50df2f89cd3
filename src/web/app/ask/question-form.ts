import { type Html, html } from '#platform/html/html.ts'
import { formKey, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** The person that a question is limited to, and the address that asks about everybody. */
export type About = { connectionId: string; displayName: string; without: string }
type QuestionForm = { action: string; label: string; about: About | null; content?: string; error?: string }

export function questionForm(page: ScreenRequest, { action, label, about, content = '', error }: QuestionForm): Html {
  const { ask } = page.words
  return page.part(
    'question',
    html`<form id="question" method="post" action="${action}" class="panel question-form"
  data-part="messages question">${formKey()}
<label for="content">${label}</label>
${
  about &&
  html`<p class="chosen">${hiddenField('about', about.connectionId)}
  <a class="chip" href="${about.without}"><bdi>${ask.about({ name: about.displayName })}</bdi>${icon('close')}
    <span class="unseen">${ask.anybody}</span></a></p>`
}
<textarea id="content" name="content" required maxlength="1000" rows="2" dir="auto" placeholder="${ask.placeholder}"
  data-draft="question" ${error && html`aria-invalid="true" aria-describedby="content-error"`}>
${content}</textarea>
${error && html`<p id="content-error" class="field-error">${error}</p>`}
<button type="submit" title="${ask.sendHint}">${ask.submit}</button></form>`,
  )
}

/** The person that the address limits the next question to. A person who is gone limits nothing. */
export async function readAbout({ call }: ScreenRequest, connectionId: string | undefined, without: string) {
  if (!connectionId) return null
  const person = await ifThere(call('Connections_get', { connectionId }))
  return person && ({ connectionId, displayName: person.displayName, without } satisfies About)
}
