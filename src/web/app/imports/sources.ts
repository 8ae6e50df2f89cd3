import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** Where to get a file of people, in short. */
export function drawSources({ words: { imports: words } }: ScreenRequest) {
  return html`<h2>${words.sourcesTitle}</h2>
<div class="sources">${Object.values(words.sources).map(
    ({ name, steps }) => html`<details><summary>${name}</summary><p>${steps}</p></details>
`,
  )}</div>`
}
