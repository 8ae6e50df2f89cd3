import { html } from '#platform/html/html.ts'
import { agoName } from '../drawing/dates.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'

export type Lead = Output<'Leads_get'>

export const leadPart = (id: string) => `lead-${id}`

/** Somebody who left their details with a card. What they wrote is set apart as theirs. */
export function leadCard(
  page: ScreenRequest,
  { id, displayName, title, company, email, phone, note, createdAt, suggestion }: Lead,
) {
  const { today } = page.words
  const part = leadPart(id)
  const role = [title, company].filter(Boolean).join(', ')
  const contact = [email, phone].filter(Boolean).join(' · ')
  const about = displayName
  const place = placeOf(page)
  return page.part(
    part,
    html`<li id="${part}" class="move">
<p class="what"><bdi>${displayName}</bdi> <span class="soft small">${agoName(page, createdAt)}</span></p>
${role && html`<p class="why" dir="auto">${role}</p>`}
${contact && html`<p class="small soft" dir="auto">${contact}</p>`}
${note && html`<p class="theirs small"><span class="soft">${today.theyWrote}</span> <span dir="auto">${note}</span></p>`}
<div class="actions">${suggestion && actionButton({ action: `/today/leads/${id}/connection`, label: today.addLeadTo(suggestion.displayName), about, part: `${part} tabs`, fields: { ...place, connectionId: suggestion.connectionId } })}
${actionButton({ action: `/today/leads/${id}/connection`, label: today.addLead, about, part: `${part} tabs`, picture: 'add', style: suggestion ? 'quiet' : 'main', fields: { ...place, ...(suggestion && { asNew: 'true' }) } })}
${actionButton({ action: `/today/leads/${id}/discarding`, label: today.discard, about, part: `${part} tabs`, style: 'quiet', fields: place })}</div></li>
`,
  )
}
