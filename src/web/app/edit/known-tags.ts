import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'

const maxSuggested = 500

/** The member's tags, which browsers suggest while one is typed. */
export async function knownTags({ call }: ScreenRequest) {
  const { items } = await call('Tags_list', { limit: maxSuggested })
  return html`<datalist id="known-tags">${items.map(({ tag }) => html`<option value="${tag}"></option>`)}</datalist>`
}
