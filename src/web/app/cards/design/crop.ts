import type { Words } from '#contract/texts/words.ts'
import { type Html, html } from '#platform/html/html.ts'
import { options } from '../../drawing/fields.ts'

const turns = ['0', '90', '180', '270'] as const

/** How the photo is turned and cut. Without script it is a choice; with it, sliders move a square over the photo. */
export function drawCrop(words: Words['cardLook']): Html {
  const slider = (name: string, label: string, value: number) =>
    html`<p><label for="crop-${name}">${label}</label><input type="range" id="crop-${name}" data-${name} min="0" max="100" value="${value}"></p>`
  return html`<div class="crop"><p><label for="crop-turn">${words.turn}</label><select id="crop-turn" name="turn">${options(
    turns.map((value) => ({ value, label: words.turns[value] })),
    '0',
  )}</select></p>
<p><label for="crop-crop">${words.crop}</label><select id="crop-crop" name="crop" data-own="${words.cropOwn}">${options(
    [
      { value: '', label: words.cropWhole },
      { value: 'middle', label: words.cropMiddle },
    ],
    '',
  )}</select></p></div>
<div class="cropper" hidden><canvas width="320" height="320" aria-hidden="true"></canvas>
${slider('size', words.cropSize, 100)}${slider('across', words.cropAcross, 50)}${slider('down', words.cropDown, 50)}</div>`
}
