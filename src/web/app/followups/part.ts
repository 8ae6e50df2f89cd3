import { shortenText } from '#language/sentences/plain-text.ts'
import { type Html, html } from '#platform/html/html.ts'
import { agoName } from '../../kit/dates.ts'
import { actionButton, formKey, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { rowMenu } from '../../kit/menus.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { draftId, type Followup } from './draft.ts'

type Person = { connectionId: string; displayName: string }

/** Opens the draft that waits for this person, or makes one, in a sheet over the page. */
export const draftButton = ({ words: { followups: words } }: ScreenRequest, { connectionId, displayName }: Person) =>
  html`<form method="post" action="/people/${connectionId}/followups" data-part="draft" data-busy="${words.drafting}">
${formKey()}<button type="submit" class="quiet" ${named(words.draft, displayName)}>${icon('message')}
  <span>${words.draft}</span></button></form>`

/** The part `followups`: the drafts that wait, for one person or for all. */
export function drawFollowups(page: ScreenRequest, followups: Followup[], connectionId?: string): Html {
  return page.part(
    'followups',
    html`<section id="followups" class="followups" aria-label="${page.words.followups.listHeading}" data-live="followup"
  ${connectionId && html`data-about="${connectionId}"`}>
<ul class="rows">${followups.map((each) => drawRow(page, each, !connectionId))}</ul></section>`,
  )
}

function drawRow(page: ScreenRequest, followup: Followup, isNamed: boolean) {
  const { followups: words, today } = page.words
  const { id, connectionName: about, body, updatedAt } = followup
  const row = draftId(followup)
  const state = words.since({ ago: agoName(page, updatedAt) })
  const change = (action: string, label: string) =>
    actionButton({ action: `/followups/${id}`, label, about, part: row, fields: { action }, style: 'quiet' })
  return page.part(
    row,
    html`<li id="${row}" class="row">
${icon('message')}<a class="row-main" href="/followups/${id}" data-part="draft">
<span class="what" dir="auto">${isNamed ? words.to({ name: about }) : state}</span>
<span class="why" dir="auto">${middleOf(body)}</span></a>
<div class="row-end">${rowMenu({
      id: `${row}-menu`,
      label: today.more,
      about: words.about({ name: about }),
      picture: 'more',
      items: html`${change('send', words.send)}${change('snooze', words.snooze)}${change('discard', words.discard)}`,
    })}</div></li>
`,
  )
}

/** What a message says after its greeting. */
const middleOf = (body: string) => shortenText(body.replace(/^.*?\n\s*\n(?=.*\S)/s, ''), 90)
