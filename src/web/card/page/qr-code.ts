import { html } from '#platform/html/html.ts'
import type { CardView } from './card-view.ts'
import { icon } from './icons.ts'

/** The image loads only when the section is opened. */
export function qrCode({ path, name, words }: CardView) {
  return html`<section class="code"><details><summary>${icon('code')}${words.code}</summary>
<img src="${path}/qr.svg" width="240" height="240" loading="lazy" alt="${words.codeAlt(name)}">
<p class="hint">${words.codeHint}</p>
</details></section>`
}
