import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { type Html, html } from '#platform/html/html.ts'
import { videoPath } from '../../../card/video-files.ts'
import { formKey } from '../../../kit/forms.ts'
import type { Change, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { AppScreens } from '../../frame/screens.ts'
import type { UploadForms } from '../../frame/uploads.ts'
import { besidePreview, type Card, cardScreen, saveBar } from '../frame/screen.ts'
import { drawColours, readColours } from './colours.ts'
import { drawPictures, type PictureName, pictureErrors, pictureNames, pictures } from './pictures.ts'
import { drawTemplatePicture } from './template-picture.ts'

const formPage = '/cards/:id/design'

/** How a card looks: template, colours, film and pictures. */
export function serveCardDesign(screens: AppScreens) {
  screens.show(formPage, showDesign)
  screens.take(formPage, { formPage, show: showDesign }, takeDesign)
  for (const name of pictureNames)
    screens.take(`/cards/:id/${pictures[name].path}/removal`, { formPage, show: showDesign }, async (page) => {
      await page.call(pictures[name].remove, { id: page.params.id })
      return { to: designPath(page) }
    })
}

/** Each picture has a form of its own. */
export function serveCardPictures(uploads: UploadForms) {
  for (const name of pictureNames)
    uploads.take(`/cards/:id/${pictures[name].path}`, {
      formPage,
      show: showDesign,
      operation: pictures[name].save,
      path: ({ params }) => ({ id: params.id }),
      done: async (page) => ({ to: designPath(page) }),
      failed: async (page, error) => ({ ...(await drawScreen(page, { name, error })), status: 400 }),
    })
}

const showDesign = (page: ScreenRequest): Promise<Screen> => drawScreen(page)

async function takeDesign(page: ScreenRequest): Promise<Change> {
  const { look = '', film, key } = page.form
  const { id } = page.params
  const [templateKey, colour] = look.split('.')
  const template = templates.find((each) => each.key === templateKey)
  const chosen = template && { templateId: template.id, colour }
  await page.call('Cards_update', { id, ...chosen, colours: readColours(page.form) }, key)
  const before = await page.call('Cards_get', { id })
  if (film !== undefined && film !== (before.videoBackgroundId ?? ''))
    await page.call('Cards_setVideoBackground', { id, backgroundId: film || null }, key && `${key}-film`)
  return { to: `${designPath(page)}?saved` }
}

type Failed = { name: PictureName; error: unknown }

async function drawScreen(page: ScreenRequest, failed?: Failed): Promise<Screen> {
  const card = await page.call('Cards_get', { id: page.params.id })
  const wrong = failed && { name: failed.name, errors: pictureErrors(page, failed.error) }
  const form = drawDesign(page, card, { isSaved: page.query.saved !== undefined })
  const body = besidePreview(
    page,
    card,
    html`${drawPictures(page, card, { names: ['photo'], wrong })}${form}
${drawPictures(page, card, { names: ['logo', 'backgroundImage'], wrong })}`,
  )
  const scripts = ['cards/card-editor.js', 'cards/card-parts.js', 'cards/crop.js']
  return cardScreen(page, card, { tab: 'design', body, scripts })
}

const designPath = ({ params }: ScreenRequest) => `/cards/${params.id}/design`

/** The part `card-form`: template, colours and film. */
function drawDesign(page: ScreenRequest, card: Card, { isSaved }: { isSaved: boolean }): Html {
  const { cards: words, cardLook } = page.words
  return page.part(
    'card-form',
    html`<form id="card-form" method="post" action="/cards/${card.id}/design" data-part="card-form" data-preview>
${isSaved && html`<p class="saved" role="status">${words.saved}</p>`}${formKey()}
<section id="card-look" class="panel"><h2>${cardLook.template}</h2>
  <div class="templates">${templates.map((template) => drawTemplate(page, card, template))}</div></section>
<section class="panel"><h2>${cardLook.ownColours}</h2>${drawColours(page, card)}</section>
<section class="panel"><h2>${cardLook.film}</h2>${drawFilms(page, card)}</section>
${saveBar(page, false)}
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
<label class="thumb" for="look-${key}-${shown.id}"><span class="unseen">${label}</span>
  ${drawTemplatePicture(card, template, shown.id)}</label>
<div class="swatches">${colours.map(
    (colour) =>
      html`<label class="swatch"><input type="radio" id="look-${key}-${colour.id}" name="look"
    value="${key}.${colour.id}" ${isChosen && colour.id === card.colour && html`checked`}>
  <svg viewBox="0 0 24 24" width="24" height="24"
    aria-hidden="true"><circle cx="12" cy="12" r="11" fill="${colour.swatch}"/></svg>
  <span class="unseen">${sayColour(colour)}</span></label>
`,
  )}</div></fieldset>
`
}

/** The films by their posters. */
function drawFilms({ words: { cardLook: words, designs } }: ScreenRequest, card: Card): Html {
  const radio = (id: string, label: string, picture: Html | null) =>
    html`<label class="film"><input type="radio" name="film" value="${id}"
    ${id === (card.videoBackgroundId ?? '') && html`checked`}>${picture}<span>${label}</span></label>
`
  return html`<p class="hint">${words.filmHint}</p>
<div class="films">${radio('', words.noFilm, null)}
  ${videoBackgrounds.map(({ id }) => radio(id, designs.films[id], poster(id)))}</div>`
}

function poster(id: string) {
  const path = videoPath(id, 'webp')
  return path ? html`<img src="${path}" alt="" width="96" height="64" loading="lazy" decoding="async">` : null
}
