import { type Html, html } from '#platform/html/html.ts'
import { dateOf, monthName } from '../../../kit/dates.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { type Entry, type PersonData, placeOf } from '../data/load.ts'
import { drawEntry } from './entry.ts'
import { foundIn } from './found.ts'

/** The timeline by month, with a link to earlier entries. */
export function drawTimeline(page: ScreenRequest, data: PersonData): Html {
  const { words } = page
  const { person, entries, earlier } = data
  const { connectionId, displayName } = person
  const last = entries.at(-1)
  // Drawn again, the timeline ends where it ended: what is earlier is outside of it.
  const source = earlier && last && html`data-from="/people/${connectionId}?until=${encodeURIComponent(placeOf(last))}"`
  const timeline = page.part(
    'timeline',
    html`<section id="timeline" class="timeline" data-live="interaction promise" data-about="${connectionId}"
  ${source} aria-labelledby="timeline-title">
<h2 id="timeline-title">${words.person.timeline}</h2>
${
  entries.length > 0
    ? drawMonths(page, data)
    : html`<div class="no-entries"><p>${words.person.noEntries({ name: displayName })}</p>
  <p class="soft">${words.person.firstNote}</p></div><ol></ol>`
}
</section>`,
  )
  return html`${timeline}${drawEarlierLink(page, data)}`
}

/** A page of earlier entries, in the place of the link that asked for it. */
export function drawEarlier(page: ScreenRequest, data: PersonData): Html {
  const id = earlierId(page.query.before ?? '')
  return page.part(
    id,
    html`<div id="${id}" class="timeline">${drawMonths(page, data)}${drawEarlierLink(page, data)}</div>`,
  )
}

function drawMonths(page: ScreenRequest, data: PersonData) {
  const months = Map.groupBy(data.entries, (entry) => monthOf(page, entry))
  const found = { name: data.person.displayName, ...foundIn(data) }
  return [...months].map(
    ([month, entries]) => html`<h3 class="month">${monthName(page, Temporal.PlainDate.from(`${month}-01`))}</h3>
<ol>${entries.map((entry) => drawEntry(page, entry, found))}</ol>
`,
  )
}

const monthOf = (page: ScreenRequest, { occurredAt }: Entry) => dateOf(page, occurredAt).toPlainYearMonth().toString()

function drawEarlierLink({ words }: ScreenRequest, { person, earlier }: PersonData) {
  if (!earlier) return false
  const id = earlierId(earlier)
  const address = `/people/${person.connectionId}?before=${encodeURIComponent(earlier)}`
  return html`<div id="${id}" class="earlier">
  <a class="button quiet" href="${address}" data-part="${id}">${words.person.earlier}</a></div>`
}

/** Of the entry before which the page begins. */
const earlierId = (place: string) => `earlier-${place.replace(/^.*~/, '').replaceAll(/[^\w-]/g, '')}`
