import { html } from '#platform/html/html.ts'
import { avatar } from '../drawing/avatar.ts'
import { agoName } from '../drawing/dates.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { movePart } from './move-card.ts'
import { nudgeReason } from './reasons.ts'

export type Nudge = Output<'Moves_nudges'>['nudges'][number]

/** Somebody who has gone quiet, with the last thing you talked about. */
export function quietCard(page: ScreenRequest, nudge: Nudge) {
  const { connectionId, displayName, lastContactAt, wayIn } = nudge
  const { today } = page.words
  const id = movePart({ kind: 'reconnect', connectionId })
  const isTheirs = wayIn?.source === 'visitor'
  return page.part(
    id,
    html`<li id="${id}" class="move with-avatar">
${avatar({ connectionId, displayName })}
<div><p class="what"><a href="/people/${connectionId}" data-ahead><bdi>${displayName}</bdi></a> <span class="soft small">${agoName(page, lastContactAt)}</span></p>
<p class="why" dir="auto">${nudgeReason(page, nudge)}</p>
${wayIn && html`<p class="origin small ${isTheirs && 'theirs'}"><span class="soft">${isTheirs ? today.theyWrote : today.lastTopic}</span> <span dir="auto">${wayIn.text}</span></p>`}
<div class="actions">${actionButton({ action: `/today/people/${connectionId}/draft`, label: today.draft, about: displayName, part: `${id} tabs`, style: 'quiet' })}
${actionButton({ action: `/today/people/${connectionId}/rest`, label: today.rest, about: displayName, part: `${id} tabs`, style: 'link' })}</div></div></li>
`,
  )
}
