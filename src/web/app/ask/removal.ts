import { html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'

/** A removed thread cannot come back, so this asks first. */
export async function showRemoval(page: ScreenRequest): Promise<Screen> {
  const { ask } = page.words
  const { id, title } = await page.call('Threads_get', { id: page.params.id })
  const body = html`<h1>${ask.removeTitle}</h1>
<p dir="auto">${ask.removeText(title ?? ask.untitled)}</p>
<form method="post" action="/ask/${id}/removal" class="actions">${formKey()}<button type="submit" class="danger">${ask.removeYes}</button> <a class="button quiet" href="/ask/${id}">${ask.removeNo}</a></form>`
  return { title: ask.removeTitle, tab: 'ask', sheets: ['ask'], body }
}

export async function removeThread({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Threads_remove', { id: params.id }, form.key)
  return { to: '/ask?did=removed' }
}
