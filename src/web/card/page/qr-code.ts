import { html } from '#platform/html/html.ts'
import type { CardView } from './card-view.ts'
import { icon } from './icons.ts'

/** At the top for the owner of the card, who shows it to others. */
export function ownQrCode({ path, name, words }: CardView) {
  return html`<aside class="own-code" aria-labelledby="own-code"><img src="${path}/qr.svg" width="240" height="240" alt="${words.codeAlt({ name })}">
<div><h2 id="own-code">${words.ownCode}</h2><p class="hint">${words.ownCodeHint}</p></div></aside>
`
}

/** The image loads only when the section is opened. */
export function qrCode({ path, name, words }: CardView) {
  return html`<section class="code"><details><summary>${icon('code')}${words.code}</summary>
<img src="${path}/qr.svg" width="240" height="240" loading="lazy" alt="${words.codeAlt({ name })}">
<p class="hint">${words.codeHint}</p>
</details></section>`
}
