import { serviceOf } from '#cards/cards/known-services.ts'
import { type Html, html } from '#platform/html/html.ts'
import { attributesOf, autofocus, fieldError } from '../../drawing/fields.ts'
import { named } from '../../drawing/forms.ts'
import { icon } from '../../drawing/icons.ts'
import type { FormState, ScreenRequest } from '../../frame/screen.ts'
import { type DetailsForm, type Line, linesIn } from './lines.ts'

const maxLinks = 20

/** Links in the order in which visitors see them: the label first, the address second. */
export function drawLinks(page: ScreenRequest, { values, errors, added }: DetailsForm): Html {
  const { cards: words } = page.words
  const lines = linesIn(values, 'links')
  return html`<p class="hint">${words.linksHint}</p>
<ol class="links">${lines.map((line, at) => drawLink(page, line, { at, count: lines.length, errors, isNew: added === 'links' && at === lines.length - 1 }))}</ol>
${lines.length < maxLinks && html`<button type="submit" class="link" name="move" value="links.more">${words.addAnother.links}</button>`}`
}

type Position = { at: number; count: number; errors: FormState['errors']; isNew: boolean }

function drawLink({ words: { cards: words } }: ScreenRequest, line: Line, { at, count, errors, isNew }: Position) {
  const item = words.items.links({ at: at + 1 })
  const input = (field: 'label' | 'url') => ({ id: `card-links-${at}-${field}`, name: `links.${at}.${field}`, errors })
  const [label, url] = [input('label'), input('url')]
  const about = line.label || serviceOf(line.url ?? '')?.name || item
  const move = (what: 'up' | 'down', text: string, isPossible: boolean) =>
    html`<button type="submit" class="quiet" name="move" value="links.${at}.${what}" ${named(text, about)} ${!isPossible && html`disabled`}>${icon(what)}</button>`
  return html`<li><div><input type="text" ${attributesOf(label)} aria-label="${item}: ${words.linkLabel}" placeholder="${serviceOf(line.url ?? '')?.name ?? words.linkExample}" maxlength="120" autocomplete="off" dir="auto" value="${line.label ?? ''}" ${isNew && autofocus}>
${fieldError(label)}
<input type="text" ${attributesOf(url)} class="url" aria-label="${item}: ${words.linkAddress}" placeholder="https://" inputmode="url" maxlength="2000" autocapitalize="none" autocomplete="off" spellcheck="false" dir="ltr" value="${line.url ?? ''}">
${fieldError(url)}</div>
<div>${move('up', words.moveUp, at > 0)}${move('down', words.moveDown, at < count - 1)}</div></li>
`
}
