import { defaultFirst } from '../cards/frame/card.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { eventPage } from './page.ts'

/** For a fair or a conference: the QR code of a card, and under it whoever leaves their details. */
export function serveEvent(screens: AppScreens) {
  screens.show('/event', showDefault)
  screens.show('/cards/:id/event', showEvent)
}

/** The default card, or else another that visitors can open; a member without a card makes one first. */
async function showDefault(page: ScreenRequest) {
  const { cards } = await page.call('Cards_list', {})
  const inOrder = defaultFirst(cards)
  const card = inOrder.find(({ published }) => published) ?? inOrder[0]
  return { to: card ? `/cards/${card.id}/event` : '/cards' }
}

const maxShown = 100

async function showEvent(page: ScreenRequest) {
  const [card, { cards }, { items }] = await Promise.all([
    page.call('Cards_get', { id: page.params.id }),
    page.call('Cards_list', {}),
    page.call('Leads_list', { state: 'all', limit: maxShown }),
  ])
  return eventPage(page, {
    card,
    otherCards: defaultFirst(cards).filter(({ id }) => id !== card.id),
    leads: items.filter((lead) => lead.card.id === card.id),
  })
}
