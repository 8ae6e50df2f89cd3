import { formStateOf } from '../../frame/form-state.ts'
import type { Change, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { AppScreens } from '../../frame/screens.ts'
import type { Card } from '../frame/card.ts'
import { besidePreview, cardScreen } from '../frame/screen.ts'
import { drawSlugCheck } from '../frame/slug.ts'
import { drawDetails, isDraft } from './form.ts'
import { type DetailsForm, withoutGaps } from './lines.ts'
import { applyMove, readMove } from './moves.ts'
import { changedDetails, fingerprint, formValuesOf } from './values.ts'

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
  const body = besidePreview(page, card, { form: await drawDetails(page, card, form), isUnsaved: isDraft(form) })
  const scripts = ['card-editor.js']
  return cardScreen(page, card, { tab: 'details', body, scripts, isWrong, ...(isWrong && { status: 400 }) })
}

const getCard = ({ call, params }: ScreenRequest) => call('Cards_get', { id: params.id })
