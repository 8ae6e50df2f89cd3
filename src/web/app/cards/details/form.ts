import { type Html, html } from '#platform/html/html.ts'
import { labelled } from '../../drawing/fields.ts'
import { formKey } from '../../drawing/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/card.ts'
import { drawSlugCheck } from '../frame/slug.ts'
import type { DetailsForm } from './lines.ts'
import { drawLinks } from './links.ts'
import { drawList } from './list-inputs.ts'
import { fingerprint } from './values.ts'

/** The part `card-form`: everything that visitors read on the card. */
export async function drawDetails(page: ScreenRequest, card: Card, form: DetailsForm): Promise<Html> {
  const { cards: words } = page.words
  const { values, errors } = form
  const error = form.formError ?? (errors.length > 0 && words.fixFields)
  const text = (name: 'name' | 'title' | 'company' | 'pronouns', label: string, attributes: Html) =>
    labelled(
      { id: `card-${name}`, name, label, errors },
      (described) => html`<input type="text" ${described} ${attributes} dir="auto" value="${values[name] ?? ''}">`,
    )
  const bio = { id: 'card-bio', name: 'bio', label: words.bio, hint: words.bioHint, errors }
  const slug = { id: 'card-slug', name: 'slug', label: words.slug, errors }
  return page.part(
    'card-form',
    html`<form id="card-form" class="edit" method="post" action="/cards/${card.id}" data-part="card-form" data-preview ${isDraft(form) && html`data-unsaved`} novalidate>
${error && html`<p class="form-error" role="alert">${error}</p>`}${form.isSaved && html`<p class="saved" role="status">${words.saved}</p>`}
<button type="submit" class="unseen" tabindex="-1" aria-hidden="true">${words.save}</button>
${formKey()}<input type="hidden" name="was" value="${form.was}">
<section class="panel"><h2>${words.groups.you}</h2>
${text('name', words.name, html`required maxlength="240" autocomplete="name"`)}
${text('title', words.role, html`maxlength="240" autocomplete="organization-title"`)}
${text('company', words.company, html`maxlength="240" autocomplete="organization"`)}
${text('pronouns', words.pronouns, html`maxlength="80" autocomplete="off"`)}
${labelled(
  bio,
  (described) => html`<textarea ${described} rows="2" maxlength="2000" dir="auto">
${values.bio ?? ''}</textarea>`,
)}</section>
<section class="panel"><h2>${words.groups.reach}</h2>
${drawList(page, 'emails', form)}${drawList(page, 'phones', form)}${drawList(page, 'addresses', form)}</section>
<section class="panel"><h2>${words.groups.links}</h2>${drawLinks(page, form)}</section>
<section class="panel"><h2>${words.groups.visitors}</h2>
${labelled(
  slug,
  (described) =>
    html`<input type="text" ${described} required maxlength="64" autocapitalize="none" autocomplete="off" spellcheck="false" dir="ltr" data-check="slug-check" value="${values.slug ?? ''}">`,
)}${await drawSlugCheck(page, { slug: values.slug ?? '', card })}
<div class="options"><p><label><input type="checkbox" name="published" ${values.published && html`checked`}> ${words.published}</label></p>
<p><label><input type="checkbox" name="listed" ${values.listed && html`checked`}> ${words.listed}</label></p></div></section>
<div class="save-bar actions"><button type="submit">${words.save}</button> <a class="button quiet" href="#preview">${words.seeCard}</a></div>
</form>`,
  )
}

/** Whether it shows something else than what is stored. */
export const isDraft = ({ values, was }: DetailsForm) => fingerprint(values) !== was
