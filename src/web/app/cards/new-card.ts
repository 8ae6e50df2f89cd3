import { slugFrom } from '#members/workspaces/workspaces.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { inputField, selectField } from '../../kit/fields.ts'
import { formKey, hiddenField } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { FormState, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { Card } from './frame/screen.ts'
import { drawSlugCheck } from './frame/slug.ts'

type NewCard = { from?: Card | undefined; typed?: FormState | undefined }

/** A page for a new card, or for a second one that begins as a copy of the first. */
export async function newCardPage(page: ScreenRequest, { from, typed }: NewCard): Promise<Screen> {
  const { cards: words } = page.words
  const title = from ? words.copyTitle({ name: from.name }) : words.make
  const body = html`${backLink({ href: '/cards', label: words.title, isLoadedAhead: true })}
<h1>${title}</h1>
${await drawNewCard(page, { from, typed })}`
  return { title, sheets: ['cards'], scripts: ['cards/card-editor.js'], body }
}

const required = new Set(['name', 'slug'])

export async function drawNewCard(page: ScreenRequest, { from, typed }: NewCard): Promise<Html> {
  const { cards: words } = page.words
  const { workspaces } = await page.call('Workspaces_list', {})
  const values = typed?.values ?? (await firstValues(page, from))
  const workspaceId = page.query.workspaceId ?? values.workspaceId
  const { then = page.query.then } = values
  const field = (name: string, label: string, more: Part, type: 'text' | 'email' | 'tel' = 'text') =>
    inputField({
      type,
      id: name,
      label,
      errors: typed?.errors,
      value: values[name] ?? '',
      isOptional: !required.has(name),
      focus: false,
      more,
    })
  const details = html`${field('name', words.name, html`maxlength="240" autocomplete="name" dir="auto"`)}
${field('title', words.role, html`maxlength="240" autocomplete="organization-title" dir="auto"`)}
${field('company', words.company, html`maxlength="240" autocomplete="organization" dir="auto"`)}
${field('email', words.email, html`autocomplete="email"`, 'email')}
${field('phone', words.phone, html`autocomplete="tel"`, 'tel')}`
  return html`<form method="post" action="/cards" class="panel">${formErrorBox(typed?.formError)}${formKey()}
${then && hiddenField('then', then)}
<p class="soft">${from ? words.copyHint : words.makeHint}</p>
${from ? html`${hiddenField('from', from.id)}` : details}
${workspaces.length > 1 && chooseWorkspace(page, workspaces, workspaceId)}
${field(
  'slug',
  words.slug,
  html`maxlength="64" autocapitalize="none" autocomplete="off" spellcheck="false" dir="ltr"
  data-check="slug-check"`,
)}
${await drawSlugCheck(page, { slug: page.query.slug ?? values.slug ?? '', workspaceId })}
<button type="submit">${from ? words.createCopy : words.create}</button></form>`
}

/** For members of several: whose name stands below the card, and in its address. */
function chooseWorkspace(
  { words: { settings } }: ScreenRequest,
  workspaces: Output<'Workspaces_list'>['workspaces'],
  chosen = '',
) {
  const choices = workspaces.map(({ id, name }) => ({ value: id, label: name }))
  const field = { id: 'workspace', name: 'workspaceId', label: settings.overview.workspace }
  return selectField({ ...field, options: choices, chosen, more: html`data-checks="slug"` })
}

/** Likely values, so that most people only press the button. A copy stays in the workspace of its original. */
async function firstValues({ ctx, call }: ScreenRequest, from: Card | undefined): Promise<Record<string, string>> {
  const { name, email } = ctx.member
  const slug = from?.slug ?? slugFrom(name, 'me')
  const workspace = from && { workspaceId: from.workspaceId }
  const { freeSlug } = await call('Cards_checkAddress', { slug, ...workspace })
  return { ...(from ? workspace : { name, email }), slug: freeSlug }
}
