import { slugFrom } from '#members/workspaces/workspaces.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formErrorBox } from '../../site/form-fields.ts'
import { labelled } from '../drawing/fields.ts'
import { formKey } from '../drawing/forms.ts'
import type { FormState, Output, Screen, ScreenRequest } from '../frame/screen.ts'

type Contents = { cards: Output<'Cards_list'>['cards']; workspaceSlug: string }

export function cardsPage(page: ScreenRequest, { cards, workspaceSlug }: Contents, typed?: FormState): Screen {
  const { cards: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
<ul class="moves">${cards.map((card) => cardItem(page, card))}</ul>
<details class="panel" ${(cards.length === 0 || typed) && html`open`}><summary>${words.make}</summary>${cardForm(page, workspaceSlug, typed)}</details>
${cards.length > 0 && html`<p class="soft small">${words.editLater}</p>`}`
  return { title: words.title, sheets: ['today', 'imports'], body }
}

function cardItem(
  { words: { cards: words } }: ScreenRequest,
  { name, title, company, url, published }: Contents['cards'][number],
) {
  const path = new URL(url).pathname
  const role = [title, company].filter(Boolean).join(', ')
  return html`<li class="move"><p class="what"><a href="${path}"><bdi>${name}</bdi></a></p>
${role && html`<p class="why" dir="auto">${role}</p>`}
<p class="small soft">${url}${!published && html` · ${words.hidden}`}</p>
<details><summary class="button quiet">${words.show}</summary><img class="qr" src="${path}/qr.svg" width="240" height="240" loading="lazy" alt="${words.code(name)}"></details></li>
`
}

function cardForm(page: ScreenRequest, workspaceSlug: string, typed: FormState | undefined) {
  const { ctx, words } = page
  const { name, email } = ctx.member
  const values: Record<string, string> = typed?.values ?? { name, email, slug: slugFrom(name, 'me') }
  const field = (name: string, label: string, input: Html, hint?: string) =>
    labelled(
      { id: name, name, label, hint, errors: typed?.errors ?? [] },
      (attributes) => html`<input ${attributes} value="${values[name] ?? ''}" ${input}>`,
    )
  return html`<form method="post" action="/cards">${formErrorBox(typed?.formError)}${formKey()}
${field('name', words.cards.name, html`required maxlength="120" autocomplete="name"`)}
${field('title', words.cards.role, html`maxlength="120" autocomplete="organization-title"`)}
${field('company', words.cards.company, html`maxlength="120" autocomplete="organization"`)}
${field('email', words.cards.email, html`type="email" autocomplete="email"`)}
${field('phone', words.cards.phone, html`type="tel" autocomplete="tel"`)}
${field('slug', words.cards.slug, html`required maxlength="64"`, words.cards.slugHint(`${ctx.config.baseUrl}/w/${workspaceSlug}/…`))}
<button type="submit">${words.cards.create}</button></form>`
}
