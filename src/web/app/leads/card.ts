import { html } from '#platform/html/html.ts'
import { actionButton } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'
import { drawComparison } from './comparison.ts'
import { reasonInWords } from './reasons.ts'
import { drawVisitor, type Lead, leadPart } from './visitor.ts'

/** Somebody who left their details with a card, and what can be done: add, add to a person, discard. */
export function leadCard(page: ScreenRequest, lead: Lead) {
  const { today, leads: words } = page.words
  const { id, displayName: about, suggestion, heldFor = [] } = lead
  const part = leadPart(id)
  const action = `/today/leads/${id}/connection`
  const shared = { about, part: `${part} tabs` }
  const fields = { ...placeOf(page), ...(page.query.at && { at: page.query.at }) }
  return page.part(
    part,
    html`<li id="${part}" class="move">
${drawVisitor(page, lead)}
${heldFor.length > 0 && html`<div class="held small"><p>${words.whyHeld}</p><ul>${heldFor.map((reason) => html`<li>${reasonInWords(page, reason)}</li>`)}</ul></div>`}
${suggestion && drawComparison(page, suggestion)}
<div class="actions">${suggestion && actionButton({ ...shared, action, label: today.addLeadTo({ name: suggestion.displayName }), fields: { ...fields, connectionId: suggestion.connectionId } })}
${actionButton({ ...shared, action, label: suggestion ? words.addNew : today.addLead, picture: 'add', style: suggestion ? 'quiet' : 'main', fields: { ...fields, ...(suggestion && { asNew: 'true' }) } })}
${actionButton({ ...shared, action: `/today/leads/${id}/discarding`, label: today.discard, style: 'quiet', fields })}</div></li>
`,
  )
}
