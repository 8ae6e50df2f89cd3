import { type FieldError, Refusal } from '#contract/errors.ts'
import { type Html, html } from '#platform/html/html.ts'
import { fieldError } from '../../kit/fields.ts'
import { actionButton, newKey } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Person } from './fields.ts'

/** The part `photo`: the photo or the initials, with a form for another one. */
export function drawPhoto(page: ScreenRequest, person: Person, errors: FieldError[] = []): Html {
  const { edit: words } = page.words
  const path = `/people/${person.connectionId}/photo`
  const field = { id: 'edit-photo', name: 'photo', errors }
  const error = fieldError(field)
  return page.part(
    'photo',
    html`<div id="photo" class="panel photo-form">${avatar(person, 'large')}
<form method="post" enctype="multipart/form-data" action="${path}?key=${newKey()}" data-part="photo">
<label for="edit-photo">${person.photo ? words.anotherPhoto : words.photo}</label>
<div class="actions"><input type="file" id="edit-photo" name="photo"
    accept="image/jpeg,image/png,image/webp,image/avif" required
    ${error && html`aria-invalid="true" aria-describedby="edit-photo-error"`}>
<button type="submit" class="quiet">${words.savePhoto}</button></div>
${error}</form>
${
  person.photo &&
  actionButton({
    action: `${path}/removal`,
    label: words.removePhoto,
    about: person.displayName,
    part: 'photo',
    style: 'link',
  })
}</div>`,
  )
}

/** What is wrong with a file that was sent as a photo. Errors that are not about the file are thrown again. */
export function photoErrors({ words }: ScreenRequest, error: unknown): FieldError[] {
  const isAboutFile =
    error instanceof Refusal && ['invalid', 'too_large', 'unsupported_media_type'].includes(error.code)
  if (!isAboutFile) throw error
  return [{ field: 'photo', message: words.edit.wrongPhoto }]
}
