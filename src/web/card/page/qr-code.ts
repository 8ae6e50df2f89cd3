import { html } from '#platform/html/html.ts'
import type { ShownCard } from './card-view.ts'
import { icon } from './icons.ts'
import { words } from './words.ts'

/** For whoever stands opposite: the picture is not asked for until it is opened. */
export function code({ path, name }: ShownCard) {
  return html`<section class="code"><details><summary>${icon('code')}${words.code}</summary>
<img src="${path}/qr.svg" width="240" height="240" loading="lazy" alt="${words.codeAlt(name)}">
<p class="hint">${words.codeHint}</p>
</details></section>`
}
