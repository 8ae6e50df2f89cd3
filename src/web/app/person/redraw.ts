import { type Html, html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { drawTabs } from '../frame/tabs.ts'
import { loadPerson, withRetries } from './data/load.ts'
import { drawPromises } from './promises.ts'
import { drawSummary } from './summary.ts'
import { drawEntry } from './timeline/entry.ts'
import { foundIn } from './timeline/found.ts'

type Changed = {
  /** The entry that changed. */
  ixId?: string | undefined
  /** A file that was removed from it just now. */
  removedId?: string | undefined
  /** The line that replaces a removed or completed record. */
  line?: Html
  /** Whether the list of promises is drawn again: not if the line stands in it. */
  promises?: boolean
}

/** The parts of the page that a change of an entry or promise shows in. The rest of the page stays as it is. */
export async function redraw(page: ScreenRequest, { ixId, removedId, line, promises = true }: Changed): Promise<Html> {
  const data = await loadPerson({ ...page, query: {} })
  const { connectionId, displayName } = data.person
  const [entry] = ixId
    ? await withRetries(page, [await page.call('Memory_getInteraction', { id: connectionId, ixId })])
    : []
  return html`${line}
${entry && drawEntry(page, entry, { name: displayName, removedId, ...foundIn(data) })}
${promises && drawPromises(page, data)}
${drawSummary(page, data)}
${await drawTabs(page, 'people')}`
}
