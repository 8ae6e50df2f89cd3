import { randomUUID } from 'node:crypto'
import type { Words } from '#contract/texts/words.ts'
import { html, type Part } from '#platform/html/html.ts'
import { named } from './forms.ts'

/** Text to take along, with a button that copies it. Without script, the text itself can be selected. */
export function copyable({ words: { shell } }: { words: Words }, label: string, text: Part) {
  const id = `text-${randomUUID()}`
  return html`<figure class="copyable"><figcaption>${label}</figcaption>
<button type="button" class="copy" data-copy="${id}" data-copied="${shell.copied}" ${named(shell.copy, label)} hidden>${shell.copy}</button>
<pre><code id="${id}">${text}</code></pre></figure>`
}
