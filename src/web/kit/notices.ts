import type { Words } from '#contract/texts/words.ts'
import { html, type Part } from '#platform/html/html.ts'
import { named, newKey } from './forms.ts'

/** What is wrong with a form as a whole. Screen readers read it at once. */
export const formErrorBox = (message: Part) => message && html`<p class="form-error" role="alert">${message}</p>`

/** What has just happened. */
export const noticeBox = (sentence: Part) => sentence && html`<p class="notice" role="status">${sentence}</p>`

/** The notice above a page. It is chosen by the URL, which never supplies the text. */
export const noticeIn = (texts: Record<string, string>, said: string | undefined) =>
  said !== undefined && Object.hasOwn(texts, said) ? texts[said] : undefined

/** What stands where something was removed or done, until the page is left. */
export function undoLine({ id, sentence, undo }: { id: string; sentence: string; undo: Part }) {
  return html`<li id="${id}" class="undo-line" tabindex="-1" data-focus>
  <span dir="auto">${sentence}</span>${undo && html` ${undo}`}</li>`
}

/** The same above a page, after it was loaded again. */
export const undoNotice = (sentence: string, undo: Part) =>
  html`<div class="undo-line notice" role="status" tabindex="-1" data-focus>
  <span dir="auto">${sentence}</span>${undo && html` ${undo}`}</div>`

/** How far work in the background is. Without script, the page loads itself again. */
export const progressBar = (percent: number, label: string) =>
  html`<progress max="100" value="${percent}" aria-label="${label}">${label}</progress>
  <noscript><meta http-equiv="refresh" content="2"></noscript>`

/** Text to take along, with a button that copies it. Without script, the text itself can be selected. */
export function copyable({ words: { shell } }: { words: Words }, label: string, text: Part) {
  const id = `text-${newKey()}`
  return html`<figure class="copyable"><figcaption>${label}</figcaption>
<button type="button" class="copy" data-copy="${id}" data-copied="${shell.copied}" ${named(shell.copy, label)} hidden>
  ${shell.copy}</button>
<pre><code id="${id}">${text}</code></pre></figure>`
}
