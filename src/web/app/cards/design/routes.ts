import { templates } from '#cards/designs/templates.ts'
import { html } from '#platform/html/html.ts'
import type { Change, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { AppScreens } from '../../frame/screens.ts'
import type { UploadForms } from '../../frame/uploads.ts'
import { besidePreview, cardScreen } from '../frame/screen.ts'
import { readColours } from './colours.ts'
import { drawDesign } from './form.ts'
import { drawPictures, type PictureName, pictureErrors, pictureNames, pictures } from './pictures.ts'

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
  const body = besidePreview(page, card, {
    form: html`${drawPictures(page, card, { names: ['photo'], wrong })}${form}
${drawPictures(page, card, { names: ['logo', 'backgroundImage'], wrong })}`,
    isUnsaved: false,
  })
  return cardScreen(page, card, { tab: 'design', body, scripts: ['card-editor.js', 'crop.js'] })
}

const designPath = ({ params }: ScreenRequest) => `/cards/${params.id}/design`
