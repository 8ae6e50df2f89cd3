import { markSpokenOf } from '#people/followups/draft/reading/spoken-of.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

/** The entries and promises that a draft was made from, with the part it speaks of highlighted. */
export async function drawSources(page: ScreenRequest, followup: Output<'Followups_get'>): Promise<Html | null> {
  const { followups: words, person } = page.words
  const { connectionId: id, drewOn, body, connectionName } = followup
  const [entries, promises] = await Promise.all([
    Promise.all(drewOn.ixIds.map((ixId) => ifThere(page.call('Memory_getInteraction', { id, ixId })))),
    Promise.all(drewOn.promiseIds.map((promiseId) => ifThere(page.call('Promises_get', { promiseId })))),
  ])
  const rows = [
    ...entries.flatMap((entry) => {
      if (!entry) return []
      const { ixId, kind, occurredAt, source, text = '', transcript = '' } = entry
      // A visitor's words are never quoted: only the day counts.
      const spoken = source === 'visitor' ? '' : body
      const parts = markSpokenOf([text, transcript].filter(Boolean).join('\n'), spoken, connectionName)
      const head = html`${person.kinds[kind]} · ${dayName(page, dateOf(page, occurredAt))}`
      const isMarked = parts.some(({ isSpokenOf }) => isSpokenOf)
      return [
        html`<li><a href="/people/${id}#entry-${ixId}">${isMarked ? head : html`<mark>${head}</mark>`}</a>
<p dir="auto">${parts.map(({ text, isSpokenOf }) => (isSpokenOf ? html`<mark>${text}</mark>` : text))}</p></li>
`,
      ]
    }),
    ...promises.flatMap((promise) =>
      promise
        ? [
            html`<li><span>${words.promise}${!promise.dueAssumed && html` · ${dayName(page, promise.dueOn)}`}</span>
<p dir="auto"><mark>${promise.text}</mark></p></li>
`,
          ]
        : [],
    ),
  ]
  return rows.length > 0 ? html`<h2>${words.basedOn}</h2><ul class="sources">${rows}</ul>` : null
}
