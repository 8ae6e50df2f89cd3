import { type Html, html } from '#platform/html/html.ts'
import { formKey } from '../../kit/forms.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import { drawDraft, type Followup, type Origin } from './draft.ts'

type Person = { connectionId: string; displayName: string }

/** The part `followups` of a person's page: their drafts, and a button for a new one. */
export async function drawFollowups(page: ScreenRequest, person: Person, state?: FormState): Promise<Html> {
  const { followups: words } = page.words
  const { connectionId } = person
  const drafts = await listDrafts(page, { connectionId })
  const hasDraft = drafts.some((draft) => draft.state === 'draft')
  return page.part(
    'followups',
    html`<section id="followups" class="followups" aria-labelledby="followups-heading" data-live="followup"
  data-about="${connectionId}">
<h2 id="followups-heading">${words.heading}</h2>
${drawDrafts(page, drafts, 'person')}
<form method="post" action="/people/${connectionId}/followups" data-part="followups" data-busy="${words.drafting}">
${state?.formError && html`<p class="form-error" role="alert">${state.formError}</p>`}
${formKey()}<button type="submit" class="quiet">${hasDraft ? words.draftAgain : words.draft}</button>
<p class="progress soft">${words.drafting}</p>
${!hasDraft && html`<p class="hint">${words.explain}</p>`}
</form>
</section>`,
  )
}

/** The drafts that wait, and the one that was just closed, so that this can be undone. */
export async function listDrafts({ call, query }: ScreenRequest, filter: { connectionId?: string }) {
  const { followups } = await call('Followups_list', filter)
  const { followup: id } = query
  if (!id || followups.some((each) => each.id === id)) return followups
  const closed = await ifThere(call('Followups_get', { id }))
  const isHere = closed && (!filter.connectionId || closed.connectionId === filter.connectionId)
  return isHere ? [closed, ...followups] : followups
}

/** Also if there is none: when the last one is sent, a line to undo that stands here. */
export const drawDrafts = (page: ScreenRequest, drafts: Followup[], from: Origin) =>
  html`<ul class="drafts">${drafts.map((draft) => drawDraft(page, draft, { from }))}</ul>`
