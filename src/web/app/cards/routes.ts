import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { serveCardDesign } from './design/routes.ts'
import { serveCardDetails } from './details/routes.ts'
import { newCardPage } from './new-card.ts'
import { cardsPage } from './page.ts'
import { showQr } from './qr.ts'
import { removeCard, restoreCard } from './removed.ts'
import { serveCardSharing } from './sharing/routes.ts'

/** The member's cards: making, editing and removing them. */
export function serveCards(screens: AppScreens) {
  const onList = { formPage: '/cards', show: (page: ScreenRequest) => showCards(page) }
  screens.show('/cards', onList.show)
  screens.show('/cards/new', (page) => showNewCard(page))
  screens.take('/cards', onList, createCard)
  screens.take('/cards/:id/removal', onList, removeCard)
  screens.take('/cards/:id/restoration', onList, restoreCard)
  serveCardDetails(screens)
  serveCardDesign(screens)
  serveCardSharing(screens)
  screens.show('/cards/:id/qr', showQr)
}

async function showCards(page: ScreenRequest): Promise<Screen> {
  const { cards } = await page.call('Cards_list', {})
  return cardsPage(page, cards)
}

async function showNewCard(page: ScreenRequest, typed?: FormState): Promise<Screen> {
  const { cards } = await page.call('Cards_list', {})
  const from = typed?.values.from ?? page.query.from
  return newCardPage(page, { from: cards.find(({ id }) => id === from), typed })
}

async function createCard(page: ScreenRequest): Promise<Screen | Change> {
  const { from, workspaceId, slug = '', name = '', title, company, email, phone, key } = page.form
  const card = {
    ...(from && { from }),
    ...(workspaceId && { workspaceId }),
    slug: slug.trim().toLowerCase(),
    ...(name.trim() && { name }),
    ...(title?.trim() && { title }),
    ...(company?.trim() && { company }),
    ...(email?.trim() && { emails: [{ address: email.trim() }] }),
    ...(phone?.trim() && { phones: [{ number: phone.trim() }] }),
  }
  try {
    const { id } = await page.call('Cards_create', card, key)
    return { to: `/cards/${id}` }
  } catch (error) {
    const state = formStateOf(error, page.form)
    const errors = state.errors.map(({ field, message }) => ({ field: inputOf(field), message }))
    return { ...(await showNewCard(page, { ...state, errors })), status: 400 }
  }
}

/** The form has one e-mail address and one phone number. */
function inputOf(field: string) {
  const [list = ''] = field.split('.')
  return { emails: 'email', phones: 'phone' }[list] ?? field
}
