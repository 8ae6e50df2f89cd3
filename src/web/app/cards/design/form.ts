import { templates } from '#cards/designs/templates.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formKey } from '../../drawing/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/card.ts'
import { drawColours } from './colours.ts'
import { drawFilms } from './films.ts'
import { drawTemplatePicture } from './template-picture.ts'

/** The part `card-form`: template, colours and film. */
export function drawDesign(page: ScreenRequest, card: Card, { isSaved }: { isSaved: boolean }): Html {
  const { cards: words, cardLook } = page.words
  return page.part(
    'card-form',
    html`<form id="card-form" method="post" action="/cards/${card.id}/design" data-part="card-form" data-preview>
${isSaved && html`<p class="saved" role="status">${words.saved}</p>`}${formKey()}
<section class="panel"><h2>${cardLook.template}</h2><div class="templates">${templates.map((template) => drawTemplate(page, card, template))}</div></section>
<section class="panel"><h2>${cardLook.ownColours}</h2>${drawColours(page, card)}</section>
<section class="panel"><h2>${cardLook.film}</h2>${drawFilms(page, card)}</section>
<div class="save-bar actions"><button type="submit">${words.save}</button> <a class="button quiet" href="#preview">${words.seeCard}</a></div>
</form>`,
  )
}

type Template = (typeof templates)[number]
type Names = Record<string, string>

/** The member's own card in this template, and a radio button for each of its colours. */
function drawTemplate({ words: { designs } }: ScreenRequest, card: Card, template: Template) {
  const { id, key, name, colours } = template
  const label = (designs.templates as Names)[key] ?? name
  const sayColour = (colour: Template['colours'][number]) =>
    designs.inColour({ template: label, colour: (designs.colours as Names)[colour.id] ?? colour.name })
  const isChosen = card.templateId === id
  const shown = colours.find((colour) => isChosen && colour.id === card.colour) ?? colours[0]
  return html`<fieldset class="template"><legend>${label}</legend>
<label class="thumb" for="look-${key}-${shown.id}"><span class="unseen">${label}</span>${drawTemplatePicture(card, template, shown.id)}</label>
<div class="swatches">${colours.map(
    (colour) =>
      html`<label class="swatch"><input type="radio" id="look-${key}-${colour.id}" name="look" value="${key}.${colour.id}" ${isChosen && colour.id === card.colour && html`checked`}><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="11" fill="${colour.swatch}"/></svg><span class="unseen">${sayColour(colour)}</span></label>
`,
  )}</div></fieldset>
`
}
