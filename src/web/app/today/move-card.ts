import { type Html, html } from '#platform/html/html.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { moveReason } from './reasons.ts'

export type Move = Output<'Moves_next'>['moves'][number]

export const movePart = ({ kind, connectionId }: Pick<Move, 'kind' | 'connectionId'>) => `move-${kind}-${connectionId}`

/** A person to reach out to: why, and one main action. */
export function moveCard(page: ScreenRequest, move: Move) {
  const { connectionId, connectionName, kind } = move
  const id = movePart(move)
  return page.part(
    id,
    html`<li id="${id}" class="move with-avatar">
${avatar({ connectionId, displayName: connectionName })}
<div><p class="what"><a href="/people/${connectionId}" data-ahead><bdi>${connectionName}</bdi></a>
<span class="kind">${page.words.today.kinds[kind]}</span></p>
<p class="why" dir="auto">${moveReason(page, move)}</p>
<div class="actions">${moveActions(page, move, id)}</div></div></li>
`,
  )
}

function moveActions({ words: { today, brief } }: ScreenRequest, move: Move, id: string): Html {
  const { kind, connectionId, connectionName: about, followupId } = move
  const part = `${id} tabs`
  if (kind === 'draft' && followupId)
    return html`<a class="button" href="/people/${connectionId}#followups"
  ${named(today.openDraft, about)}>${today.openDraft}</a>
${actionButton({
  action: `/today/drafts/${followupId}/sent`,
  label: today.markSent,
  about,
  part,
  style: 'quiet',
  shortcut: 'x',
})}
${actionButton({ action: `/today/drafts/${followupId}/dismissal`, label: today.dismiss, about, part, style: 'link' })}
<a class="button quiet" href="/followups">${today.allDrafts}</a>`
  const rest = actionButton({
    action: `/today/people/${connectionId}/rest`,
    label: today.rest,
    about,
    part,
    style: 'quiet',
    fields: { kind },
  })
  const draft = { action: `/today/people/${connectionId}/draft`, label: today.draft, about, part }
  const read = html`<a class="button quiet" href="/people/${connectionId}/brief" data-ahead
  ${named(brief.link, about)}>${brief.link}</a>`
  return html`${actionButton(draft)} ${read} ${kind !== 'birthday' && rest}`
}
