import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import { digest } from '../../site/compressed.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { kindName } from './line.ts'

// A relation that a note names: one tap keeps or dismisses it, with Undo.

export type Offer = Output<'Relations_suggested'>[number]

/** What was decided, as the next page says it. */
export type Decided = { did: 'related' | 'unrelated'; of: string; kind: string; name: string } | Record<never, never>
export type OfferDeed = (page: ScreenRequest, id: string) => Promise<Decided>

/** What can be done with one, by the ends of the forms' addresses. */
export const offerDeeds: Record<'keeping' | 'dismissal' | 'decision', OfferDeed> = {
  keeping: async ({ call, form: { key, kind = '', name = '' } }, id) => {
    const { relationId } = await call('Relations_create', { id, kind, name }, key)
    return { did: 'related', of: relationId, kind, name }
  },
  dismissal: async ({ call, form: { kind = '', name = '' } }, id) => {
    await call('Relations_dismiss', { id, kind, name })
    return { did: 'unrelated', of: '', kind, name }
  },
  decision: async ({ call, form: { kind, name, of } }, id) => {
    if (of) await removeForGood(call, id, of)
    else await call('Relations_suggestAgain', { id, kind, name })
    return {}
  },
}

/** So that it is offered again: one that can be restored is not. */
async function removeForGood(call: ScreenRequest['call'], id: string, relationId: string) {
  await call('Relations_remove', { id, relationId })
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ subjectId }) => subjectId === relationId)
  if (removal) await call('Removals_purge', { id: removal.id })
}

const idOf = (ixId: string, { kind = '', name = '' }: Record<string, string>) =>
  `offer-${ixId}-${digest(`${kind} ${name}`)}`

/** Under an entry on the page of a person. */
export function drawOffer(page: ScreenRequest, { kind, name, ixId }: Offer): Html {
  const { relations: words } = page.words
  const own = idOf(ixId, { kind, name })
  const action = `/people/${page.params.id}/relations`
  const button = { about: name, fields: { kind, name, ixId } } as const
  const keep = { ...button, action: `${action}/keeping`, label: words.keep, part: `${own} summary` } as const
  const drop = { ...button, action: `${action}/dismissal`, label: words.dismiss, part: own } as const
  return html`<li id="${own}" class="suggested"><p>${kindName(page, kind)}: <bdi>${name}</bdi></p>
<div class="actions">${actionButton({ ...keep, style: 'quiet', picture: 'check' })}
${actionButton({ ...drop, style: 'link' })}</div></li>
`
}

/** The line that takes its place, with Undo. */
export function drawDecided(page: ScreenRequest, decided: Decided): Html | undefined {
  const { relations, shell, capture } = page.words
  const { ixId } = page.form
  if (!ixId || !('did' in decided)) return
  const { did, ...fields } = decided
  const sentence = did === 'related' ? capture.keptFact : relations.dismissed
  const action = `/people/${page.params.id}/relations/decision`
  const button = { action, label: shell.undo, about: sentence, fields: { ...fields, ixId }, style: 'link' } as const
  const undo = actionButton({ ...button, part: `entry-${ixId} summary` })
  return undoLine({ id: idOf(ixId, fields), sentence, undo })
}
