import { type Html, html } from '#platform/html/html.ts'
import { attributesOf, autofocus, fieldError, optionsOf } from '../../../kit/fields.ts'
import type { FormState, ScreenRequest } from '../../frame/screen.ts'
import { type DetailsForm, type Line, type ListName, linesIn, lists } from './lines.ts'

type DrawnList = Exclude<ListName, 'links'>

const kinds = {
  emails: ['work', 'home', 'other'],
  phones: ['mobile', 'work', 'home', 'fax', 'other'],
  addresses: ['work', 'home', 'other'],
} as const

const maxItems = { emails: 10, phones: 10, addresses: 5 }

/** E-mail addresses, phone numbers or postal addresses: a line for each. An emptied line removes its item. */
export function drawList(page: ScreenRequest, name: DrawnList, { values, errors, added }: DetailsForm): Html {
  const { cards: words } = page.words
  const stored = linesIn(values, name)
  const lines = stored.length === 0 && name !== 'addresses' ? [{}] : stored
  return html`<fieldset class="field lines"><legend>${words[name]}</legend>
${lines.map((line, at) => drawLine(page, name, line, { at, errors, isNew: added === name && at === lines.length - 1 }))}
${
  lines.length < maxItems[name] &&
  html`<button type="submit" class="link" name="move"
  value="${name}.more">${words.addAnother[name]}</button>`
}</fieldset>`
}

type Position = { at: number; errors: FormState['errors']; isNew: boolean }

function drawLine({ words }: ScreenRequest, name: DrawnList, line: Line, { at, errors, isNew }: Position) {
  const item = words.cards.items[name]({ at: at + 1 })
  const choices = kinds[name].map((value) => ({ value, label: words.cards.kinds[value] }))
  const inputs = lists[name].slice(1).map((field, place) => {
    const input = { id: `card-${name}-${at}-${field}`, name: `${name}.${at}.${field}`, errors }
    const label = name === 'addresses' ? words.cards.address[field as keyof typeof words.cards.address] : item
    const shown =
      name === 'addresses' ? html`placeholder="${label}" aria-label="${item}: ${label}"` : html`aria-label="${item}"`
    return html`<div><input ${attributesOf(input)} ${shown} ${inputKinds[name]} value="${line[field] ?? ''}"
    ${isNew && place === 0 && autofocus}>
${fieldError(input)}</div>`
  })
  const lineError = { id: `card-${name}-${at}`, name: `${name}.${at}`, errors }
  return html`<div class="line line-${name}">
  <select name="${name}.${at}.label"
    aria-label="${words.cards.kindOf({ item })}">${optionsOf(choices, line.label || kinds[name][0])}</select>
${inputs}${fieldError(lineError)}</div>
`
}

const inputKinds = {
  emails: html`type="text" inputmode="email" autocapitalize="none" spellcheck="false" autocomplete="email"
  maxlength="200" dir="auto"`,
  phones: html`type="tel" autocomplete="tel" maxlength="80" dir="ltr"`,
  addresses: html`type="text" autocomplete="off" maxlength="400" dir="auto"`,
}
