import { serviceOf } from '#cards/cards/known-services.ts'
import { type Html, html } from '#platform/html/html.ts'
import { attributesOf, autofocus, checkField, fieldError, inputField, textareaField } from '../../../kit/fields.ts'
import { enterButton, formKey, hiddenField, named } from '../../../kit/forms.ts'
import { icon } from '../../../kit/icons.ts'
import { formErrorBox } from '../../../kit/notices.ts'
import { formStateOf } from '../../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { AppScreens } from '../../frame/screens.ts'
import { besidePreview, type Card, cardScreen, saveBar } from '../frame/screen.ts'
import { drawSlugCheck } from '../frame/slug.ts'
import {
  changedDetails,
  type DetailsForm,
  fingerprint,
  formValuesOf,
  type Line,
  type ListName,
  linesIn,
  listNames,
  type Values,
  withLines,
  withoutGaps,
} from './lines.ts'
import { drawList } from './list-inputs.ts'

/** What visitors read on a card. */
export function serveCardDetails(screens: AppScreens) {
  screens.show('/cards/:id', showDetails)
  screens.take('/cards/:id', { formPage: '/cards/:id', show: showDetails }, takeDetails)
}

async function showDetails(page: ScreenRequest): Promise<Screen> {
  const card = await getCard(page)
  const { slug, saved } = page.query
  const values = formValuesOf(card)
  const screen = await drawScreen(page, card, {
    values,
    errors: [],
    was: fingerprint(values),
    isSaved: saved !== undefined,
  })
  if (slug !== undefined && page.wants('slug-check')) await drawSlugCheck(page, { slug, card })
  return screen
}

async function takeDetails(page: ScreenRequest): Promise<Screen | Change> {
  const card = await getCard(page)
  const { key, move, was = '{}' } = page.form
  const pressed = readMove(move)
  if (pressed) {
    const added = pressed.what === 'more' ? pressed.name : undefined
    return drawScreen(page, card, { values: applyMove(page.form, pressed), errors: [], was, added })
  }
  const values = withoutGaps(page.form)
  try {
    await page.call('Cards_update', { id: card.id, ...changedDetails(values) }, key)
  } catch (error) {
    return drawScreen(page, card, { ...formStateOf(error, values), was })
  }
  return { to: `/cards/${card.id}?saved` }
}

async function drawScreen(page: ScreenRequest, card: Card, form: DetailsForm) {
  const isWrong = form.errors.length > 0 || form.formError !== undefined
  const body = besidePreview(page, card, await drawDetails(page, card, form))
  const scripts = ['cards/card-editor.js', 'cards/card-parts.js']
  return cardScreen(page, card, { tab: 'details', body, scripts, isWrong, ...(isWrong && { status: 400 }) })
}

const getCard = ({ call, params }: ScreenRequest) => call('Cards_get', { id: params.id })

/** A change of a list before anything is stored: one more line, an item up or down, or `here`, where it was dragged to. */
type ListMove =
  | { name: ListName; what: 'more' | 'here'; at?: undefined }
  | { name: ListName; what: 'up' | 'down'; at: number }

/** Reads `links.more`, `links.here` or `links.2.up`; null for anything else. */
function readMove(text: string | undefined): ListMove | null {
  const [list, ...rest] = (text ?? '').split('.')
  const name = listNames.find((each) => each === list)
  if (!name) return null
  const [at = '', what] = rest
  if (at === 'more' || at === 'here') return { name, what: at }
  return /^\d{1,3}$/.test(at) && (what === 'up' || what === 'down') ? { name, what, at: Number(at) } : null
}

function applyMove(values: Values, move: ListMove): Values {
  const lines = linesIn(values, move.name)
  if (move.what === 'more') return withLines(values, move.name, [...lines, {}])
  if (move.at === undefined) return withLines(values, move.name, lines)
  const to = move.at + (move.what === 'up' ? -1 : 1)
  const [moved, other] = [lines[move.at], lines[to]]
  if (!moved || !other) return values
  return withLines(values, move.name, lines.with(move.at, other).with(to, moved))
}

/** The part `card-form`: everything that visitors read on the card. */
async function drawDetails(page: ScreenRequest, card: Card, form: DetailsForm): Promise<Html> {
  const { cards: words } = page.words
  const { values, errors } = form
  const error = form.formError ?? (errors.length > 0 && words.fixFields)
  const text = (name: 'name' | 'title' | 'company' | 'pronouns', label: string, attributes: Html) =>
    inputField({
      id: `card-${name}`,
      name,
      label,
      errors,
      value: values[name] ?? '',
      isOptional: name !== 'name',
      focus: false,
      more: html`dir="auto" ${attributes}`,
    })
  const bio = { id: 'card-bio', name: 'bio', label: words.bio, hint: words.bioHint, errors }
  const slug = { id: 'card-slug', name: 'slug', label: words.slug, errors }
  return page.part(
    'card-form',
    html`<form id="card-form" class="edit" method="post" action="/cards/${card.id}" data-part="card-form"
  data-preview ${isDraft(form) && html`data-unsaved`} novalidate>
${formErrorBox(error)}${form.isSaved && html`<p class="saved" role="status">${words.saved}</p>`}
${enterButton(words.save)}
${formKey()}${hiddenField('was', form.was)}
<section class="panel"><h2>${words.groups.you}</h2>
${text('name', words.name, html`maxlength="240" autocomplete="name"`)}
${text('title', words.role, html`maxlength="240" autocomplete="organization-title"`)}
${text('company', words.company, html`maxlength="240" autocomplete="organization"`)}
${text('pronouns', words.pronouns, html`maxlength="80" autocomplete="off"`)}
${textareaField({
  ...bio,
  value: values.bio,
  isOptional: true,
  focus: false,
  more: html`rows="2" maxlength="2000" dir="auto"`,
})}</section>
<section class="panel"><h2>${words.groups.reach}</h2>
${drawList(page, 'emails', form)}${drawList(page, 'phones', form)}${drawList(page, 'addresses', form)}</section>
<section class="panel"><h2>${words.groups.links}</h2>${drawLinks(page, form)}</section>
<section class="panel"><h2>${words.groups.visitors}</h2>
${inputField({
  ...slug,
  value: values.slug ?? '',
  focus: false,
  more: html`maxlength="64" autocapitalize="none" autocomplete="off" spellcheck="false" dir="ltr"
  data-check="slug-check"`,
})}${await drawSlugCheck(page, { slug: values.slug ?? '', card })}
${checkField({ id: 'published', label: words.published, isChosen: Boolean(values.published) })}
${checkField({ id: 'listed', label: words.listed, isChosen: Boolean(values.listed) })}</section>
${saveBar(page, isDraft(form))}
</form>`,
  )
}

/** Whether it shows unsaved changes. */
const isDraft = ({ values, was }: DetailsForm) => fingerprint(values) !== was

const maxLinks = 20

/** Links in the order in which visitors see them: the label first, the address second. */
function drawLinks(page: ScreenRequest, { values, errors, added }: DetailsForm): Html {
  const { cards: words } = page.words
  const lines = linesIn(values, 'links')
  return html`<p class="hint">${words.linksHint}</p>
<ol class="links">
  ${lines.map((line, at) =>
    drawLink(page, line, { at, count: lines.length, errors, isNew: added === 'links' && at === lines.length - 1 }),
  )}</ol>
${
  lines.length < maxLinks &&
  html`<button type="submit" class="link" name="move"
  value="links.more">${words.addAnother.links}</button>`
}`
}

type Position = { at: number; count: number; errors: FormState['errors']; isNew: boolean }

function drawLink({ words: { cards: words } }: ScreenRequest, line: Line, { at, count, errors, isNew }: Position) {
  const item = words.items.links({ at: at + 1 })
  const input = (field: 'label' | 'url') => ({ id: `card-links-${at}-${field}`, name: `links.${at}.${field}`, errors })
  const [label, url] = [input('label'), input('url')]
  const about = line.label || serviceOf(line.url ?? '')?.name || item
  const move = (what: 'up' | 'down', text: string, isPossible: boolean) =>
    html`<button type="submit" class="quiet" name="move" value="links.${at}.${what}" ${named(text, about)}
  ${!isPossible && html`disabled`}>${icon(what)}</button>`
  return html`<li><span class="grip" data-drag aria-hidden="true" hidden>${icon('menu')}</span>
<div><input type="text" ${attributesOf(label)} aria-label="${item}: ${words.linkLabel}"
      placeholder="${serviceOf(line.url ?? '')?.name ?? words.linkExample}" maxlength="120" autocomplete="off"
      dir="auto" value="${line.label ?? ''}" ${isNew && autofocus}>
${fieldError(label)}
<input type="text" ${attributesOf(url)} class="url" aria-label="${item}: ${words.linkAddress}" placeholder="https://"
  inputmode="url" maxlength="2000" autocapitalize="none" autocomplete="off" spellcheck="false" dir="ltr"
  value="${line.url ?? ''}">
${fieldError(url)}</div>
<div>${move('up', words.moveUp, at > 0)}${move('down', words.moveDown, at < count - 1)}</div></li>
`
}
