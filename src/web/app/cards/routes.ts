import { Refusal } from '#contract/errors.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { cardsPage } from './page.ts'

/** The member's cards: a first one, its address and its code. */
export function serveCards(screens: AppScreens) {
  screens.show('/cards', showCards)
  screens.take('/cards', { formPage: '/cards', show: showCards }, createCard)
}

async function showCards(page: ScreenRequest, typed?: FormState) {
  const [{ cards }, { workspaces }] = await Promise.all([page.call('Cards_list', {}), page.call('Workspaces_list', {})])
  return cardsPage(page, { cards, workspaceSlug: workspaces[0]?.slug ?? '' }, typed)
}

async function createCard(page: ScreenRequest) {
  const { slug = '', name = '', title, company, email, phone, key } = page.form
  const card = {
    slug: slug.trim().toLowerCase(),
    ...(name.trim() && { name }),
    ...(title?.trim() && { title }),
    ...(company?.trim() && { company }),
    ...(email?.trim() && { emails: [{ address: email.trim() }] }),
    ...(phone?.trim() && { phones: [{ number: phone.trim() }] }),
  }
  try {
    await page.call('Cards_create', card, key)
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid', 'conflict'].includes(error.code)) throw error
    const errors = error.fields.map(({ field, message }) => ({
      field: fieldNames[field.split('.')[0] ?? ''] ?? field,
      message,
    }))
    const screen = await showCards(page, {
      values: page.form,
      errors,
      formError: errors.length > 0 ? undefined : error.message,
    })
    return { ...screen, status: error.status }
  }
  return { to: '/cards' }
}

const fieldNames: Record<string, string> = { emails: 'email', phones: 'phone' }
