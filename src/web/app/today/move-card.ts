import { lengthOf } from '#language/calendar/day-names.ts'
import { callName } from '#language/names/call-name.ts'
import { type Html, html } from '#platform/html/html.ts'
import { agoName, agoOfDay, onDay } from '../../kit/dates.ts'
import { actionButton, named } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

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

type Nudge = Output<'Moves_nudges'>['nudges'][number]

/** Why a move is suggested, in the member's language. */
function moveReason(page: ScreenRequest, move: Move): string {
  const { moves } = page.words
  const { facts, reason } = move
  const said = { reason, name: callName(move.connectionName) }
  const ago = (day: string) => agoOfDay(page, Temporal.PlainDate.from(day))
  const day = onDay(page, move.dueOn)
  if (move.kind === 'birthday')
    return facts.age ? moves.birthdayTurning({ ...said, age: facts.age, day }) : moves.birthday({ ...said, day })
  if (move.kind === 'draft') return moves.draft({ ...said, others: facts.others ?? 0 })
  if (facts.metOn) return moves.met({ ...said, ago: ago(facts.metOn) })
  if (facts.addedOn) return moves.added({ ...said, ago: ago(facts.addedOn) })
  if (facts.lastContactOn && facts.rhythm) return quietReason(page, said, ago(facts.lastContactOn), facts.rhythm)
  return moves.promise({
    ...said,
    text: facts.promise ?? '',
    others: facts.others ?? 0,
    due: facts.dueAssumed ? 'assumed' : move.overdue ? 'overdue' : facts.dueTime ? 'timed' : 'day',
    day,
    time: facts.dueTime ?? '',
  })
}

/** Why a person has gone quiet, in the member's language. */
export function nudgeReason(page: ScreenRequest, { displayName, reason, lastContactAt, rhythm }: Nudge) {
  return quietReason(page, { reason, name: callName(displayName) }, agoName(page, lastContactAt), rhythm)
}

const quietReason = (
  page: ScreenRequest,
  said: { reason: string; name: string },
  ago: string,
  rhythm: Nudge['rhythm'],
) => page.words.moves.quiet({ ...said, ago, from: rhythm.from, ...lengthOf(rhythm.days) })
