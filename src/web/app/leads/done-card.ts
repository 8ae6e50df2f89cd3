import { html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../drawing/dates.ts'
import { actionButton } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'
import { drawVisitor, type Lead, leadPart } from './visitor.ts'

const undoableHours = 24

/** A lead that was added or discarded, and the way back. */
export function doneCard(page: ScreenRequest, lead: Lead) {
  const { leads: words, today } = page.words
  const { id, displayName: about, connectionId, connectedAt, discardedAt } = lead
  const part = leadPart(id)
  const shared = { about, part: `${part} tabs`, style: 'quiet' as const, fields: placeOf(page) }
  const when = (instant: string) => dayName(page, dateOf(page, instant))
  const isRecent = connectedAt && page.ctx.now().since(connectedAt, { largestUnit: 'hours' }).hours < undoableHours
  return page.part(
    part,
    html`<li id="${part}" class="move">
${drawVisitor(page, lead)}
<p class="small soft">${discardedAt ? words.wasDiscarded({ day: when(discardedAt) }) : words.wasAdded({ day: when(connectedAt ?? lead.updatedAt) })}${connectedAt && !discardedAt && !connectionId && html` · ${words.personRemoved}`}</p>
<div class="actions">${
      discardedAt
        ? actionButton({ ...shared, action: `/today/leads/${id}/restoration`, label: words.restore })
        : html`${connectionId && html`<a class="button" href="/people/${connectionId}" data-ahead>${today.openPerson({ name: about })}</a>`}
${(isRecent || !connectionId) && actionButton({ ...shared, action: `/today/leads/${id}/disconnection`, label: connectionId ? today.undo : words.restore })}`
    }</div></li>
`,
  )
}
