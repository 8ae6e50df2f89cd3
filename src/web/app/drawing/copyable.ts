import { html, type Part } from '#platform/html/html.ts'
import type { Words } from '../../words/words.ts'
import { named } from './forms.ts'

/** Text to take along, with a button that copies it. Without script, the text itself can be selected. */
export function copyable({ words: { shell } }: { words: Words }, label: string, text: Part) {
  return html`<figure class="copyable"><figcaption>${label}</figcaption>
<button type="button" class="copy" data-copied="${shell.copied}" data-selected="${shell.selected}" ${named(shell.copy, label)} hidden>${shell.copy}</button>
<pre><code>${text}</code></pre></figure>`
}
