import { type Html, html } from '#platform/html/html.ts'
import { icon } from '../../kit/icons.ts'
import type { ScreenRequest, TabName } from './screen.ts'

/** The four tabs: at the thumb on a phone, in the side bar on a wide screen. */
export async function drawTabs(page: ScreenRequest, current: TabName | undefined): Promise<Html> {
  const { shell } = page.words
  const counts = await page.call('Counts_get', {})
  const tabs: { name: TabName; label: string; count: number }[] = [
    { name: 'today', label: shell.today, count: counts.due + counts.suggestions + counts.leads },
    { name: 'people', label: shell.people, count: 0 },
    { name: 'capture', label: shell.capture, count: counts.captures },
    { name: 'ask', label: shell.ask, count: 0 },
  ]
  return html`<nav id="tabs" class="tabs" data-due="${counts.due}" aria-label="${shell.mainNavigation}"
  data-live="promise lead capture followup"><ul>
${tabs.map(
  ({ name, label, count }) =>
    html`<li><a href="/${name}" data-ahead class="tab tab-${name}"
    ${name === current && html`aria-current="page"`}>${icon(name)}<span>${label}</span>${
      count > 0 &&
      html` <span class="count"><span aria-hidden="true">${count > 99 ? '99+' : count}</span>
  <span class="unseen">${shell.waiting({ things: count })}</span></span>`
    }</a></li>
`,
)}</ul></nav>`
}
