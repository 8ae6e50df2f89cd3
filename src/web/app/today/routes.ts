import { html } from '#platform/html/html.ts'
import type { Screen } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'

/** What to do next. */
export function serveToday(screens: AppScreens) {
  screens.show('/today', async ({ words }): Promise<Screen> => {
    return { title: words.shell.today, tab: 'today', body: html`<h1>${words.shell.today}</h1>` }
  })
}
