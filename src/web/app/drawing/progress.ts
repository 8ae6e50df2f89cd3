import { html } from '#platform/html/html.ts'

/** How far work in the background is. Without script, the page loads itself again. */
export const drawProgress = (percent: number, label: string) =>
  html`<progress max="100" value="${percent}" aria-label="${label}">${label}</progress><noscript><meta http-equiv="refresh" content="2"></noscript>`
