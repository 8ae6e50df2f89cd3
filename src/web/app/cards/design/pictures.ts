import { type FieldError, Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { type Html, html } from '#platform/html/html.ts'
import { fieldError, optionsOf } from '../../../kit/fields.ts'
import { actionButton, newKey } from '../../../kit/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/screen.ts'

export const pictures = {
  photo: { path: 'photo', save: 'Cards_photo', remove: 'Cards_removePhoto' },
  logo: { path: 'logo', save: 'Cards_logo', remove: 'Cards_removeLogo' },
  backgroundImage: {
    path: 'background-image',
    save: 'Cards_backgroundImage',
    remove: 'Cards_removeBackgroundImage',
  },
} as const

export type PictureName = keyof typeof pictures
export const pictureNames = Object.keys(pictures) as PictureName[]

type Shown = { names: PictureName[]; wrong: { name: PictureName; errors: FieldError[] } | undefined }

/** Forms for these pictures of a card, each of which is saved by itself. */
export const drawPictures = (page: ScreenRequest, card: Card, { names, wrong }: Shown): Html =>
  html`${names.map((name) => drawPicture(page, card, name, wrong?.name === name ? wrong.errors : []))}`

function drawPicture(
  { words: { cardLook: words } }: ScreenRequest,
  card: Card,
  name: PictureName,
  errors: FieldError[],
) {
  const path = `/cards/${card.id}/${pictures[name].path}`
  const picture = card[name]
  const id = `card-${pictures[name].path}`
  const error = fieldError({ id, name: 'photo', errors })
  const about = words[name]
  return html`<section class="panel picture"><h2>${about}</h2><p class="hint">${words[`${name}Hint`]}</p>
${
  picture &&
  html`<p><img class="own-picture" src="${new URL(picture.sizes[0]?.jpeg ?? '').pathname}" alt=""
    width="96" height="${Math.round((96 * picture.height) / picture.width)}"></p>`
}
<form method="post" enctype="multipart/form-data" action="${path}?key=${newKey()}"
  ${name === 'photo' && html`data-crop`}>
${name === 'photo' && drawCrop(words)}<label for="${id}">${words.choosePicture}</label>
<input type="file" id="${id}" name="photo" accept="image/jpeg,image/png,image/webp,image/avif" required
  ${error && html`aria-invalid="true" aria-describedby="${id}-error"`}>
${error}<div class="actions"><button type="submit" class="quiet">${words.savePicture}</button></div></form>
${picture && actionButton({ action: `${path}/removal`, label: words.removePicture, about, style: 'link' })}</section>
`
}

/** What is wrong with a file that was sent. Errors that are not about the file are thrown again. */
export function pictureErrors({ words }: ScreenRequest, error: unknown): FieldError[] {
  const codes: Refusal['code'][] = ['invalid', 'too_large', 'unsupported_media_type']
  if (!(error instanceof Refusal) || !codes.includes(error.code)) throw error
  return [{ field: 'photo', message: words.edit.wrongPhoto }]
}

const turns = ['0', '90', '180', '270'] as const

/** How the photo is turned and cut. Without script it is a choice; with it, sliders move a square over the photo. */
function drawCrop(words: Words['cardLook']): Html {
  const slider = (name: string, label: string, value: number) =>
    html`<p><label for="crop-${name}">${label}</label>
  <input type="range" id="crop-${name}" data-${name} min="0" max="100" value="${value}"></p>`
  return html`<div class="crop"><p><label for="crop-turn">${words.turn}</label>
    <select id="crop-turn" name="turn">${optionsOf(
      turns.map((value) => ({ value, label: words.turns[value] })),
      '0',
    )}</select></p>
<p><label for="crop-crop">${words.crop}</label>
  <select id="crop-crop" name="crop" data-own="${words.cropOwn}">${optionsOf(
    [
      { value: '', label: words.cropWhole },
      { value: 'middle', label: words.cropMiddle },
    ],
    '',
  )}</select></p></div>
<div class="cropper" hidden><canvas width="320" height="320" aria-hidden="true"></canvas>
${slider('size', words.cropSize, 100)}${slider('across', words.cropAcross, 50)}
  ${slider('down', words.cropDown, 50)}</div>`
}
