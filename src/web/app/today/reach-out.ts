import { type Html, html } from '#platform/html/html.ts'
import { agoName, agoOfDay, onDay } from '../../kit/dates.ts'
import { actionButton } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import { rowMenu } from '../../kit/menus.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Move = Output<'Moves_next'>['moves'][number]
export type Nudge = Output<'Moves_nudges'>['nudges'][number]

export const movePart = ({ kind, connectionId }: Pick<Move, 'kind' | 'connectionId'>) => `move-${kind}-${connectionId}`

type Person = { id: string; connectionId: string; displayName: string; photo?: string | undefined }

/** A person to reach out to: why, and in a menu what to do about it. */
export function moveRow(page: ScreenRequest, move: Move) {
  const { connectionId, connectionName: displayName, kind, followupId, photo } = move
  const person = { id: movePart(move), connectionId, displayName, photo }
  const isDraft = kind === 'draft' && followupId
  return personRow(page, person, {
    href: isDraft ? `/followups/${followupId}` : `/people/${connectionId}`,
    isSheet: Boolean(isDraft),
    why: moveReason(page, move),
    actions: isDraft ? draftActions(page, person, followupId) : reachActions(page, person, kind),
  })
}

/** Somebody who has gone quiet. */
export function quietRow(page: ScreenRequest, { connectionId, displayName, photo, lastContactAt }: Nudge) {
  const kind = 'reconnect'
  const person = { id: movePart({ kind, connectionId }), connectionId, displayName, photo }
  return personRow(page, person, {
    href: `/people/${connectionId}`,
    why: page.words.moves.quiet({ ago: agoName(page, lastContactAt) }),
    actions: reachActions(page, person, kind),
  })
}

/** `isSheet`: it opens over the page. */
type Reach = { href: string; isSheet?: boolean; why: string; actions: Html }

function personRow(page: ScreenRequest, { id, ...person }: Person, { href, isSheet, why, actions }: Reach) {
  const { displayName: about } = person
  return page.part(
    id,
    html`<li id="${id}" class="row" data-swipe>
${avatar(person)}
<a class="row-main" href="${href}"
  ${isSheet ? html`data-part="draft"` : html`data-ahead`}>
<bdi class="what">${about}</bdi> <span class="why">${why}</span></a>
<div class="row-end">${rowMenu({
      id: `${id}-menu`,
      label: page.words.today.more,
      about,
      picture: 'more',
      items: actions,
    })}</div></li>
`,
  )
}

function reachActions({ words }: ScreenRequest, person: Person, kind: Move['kind']) {
  const { today, brief, followups } = words
  const { id, connectionId, displayName: about } = person
  const shared = { about, part: `${id} tabs`, style: 'quiet' as const }
  const draft = {
    action: `/people/${connectionId}/followups`,
    label: followups.draft,
    part: 'draft',
    busy: followups.drafting,
    swipe: 'start' as const,
  }
  const rest = {
    action: `/today/people/${connectionId}/rest`,
    label: today.rest,
    fields: { kind },
    swipe: 'end' as const,
  }
  return html`${actionButton({ ...shared, ...draft })}
<a class="button quiet" href="/people/${connectionId}/brief" data-ahead>${brief.link}</a>
${kind !== 'birthday' && kind !== 'date' && actionButton({ ...shared, ...rest })}`
}

function draftActions({ words: { today } }: ScreenRequest, { id, displayName: about }: Person, followupId: string) {
  const shared = { about, part: `${id} tabs`, style: 'quiet' as const }
  const path = `/today/drafts/${followupId}`
  return html`${actionButton({
    ...shared,
    action: `${path}/sent`,
    label: today.markSent,
    swipe: 'start',
    shortcut: 'x',
  })}
${actionButton({ ...shared, action: `${path}/dismissal`, label: today.dismiss, swipe: 'end' })}
<a class="button quiet" href="/followups">${today.allDrafts}</a>`
}

/** Why a move is suggested, in the member's language. */
function moveReason(page: ScreenRequest, { kind, facts, reason, dueOn }: Move): string {
  const { moves } = page.words
  const ago = (day: string) => agoOfDay(page, Temporal.PlainDate.from(day))
  const day = onDay(page, dueOn)
  if (kind === 'birthday') return facts.age ? moves.birthdayTurning({ age: facts.age, day }) : moves.birthday({ day })
  if (kind === 'date')
    return moves.date({ what: facts.label ?? page.words.occasions.kinds[facts.date ?? 'other'], day })
  if (kind === 'draft') return moves.draft({ others: facts.others ?? 0 })
  if (facts.metOn) return moves.met({ ago: ago(facts.metOn) })
  if (facts.addedOn) return moves.added({ ago: ago(facts.addedOn) })
  return facts.lastContactOn ? moves.quiet({ ago: ago(facts.lastContactOn) }) : reason
}
