import { drawQrCode } from '#cards/pictures/qr.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, todayOf } from '../../kit/dates.ts'
import { icon } from '../../kit/icons.ts'
import { defaultFirst } from '../cards/frame/screen.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { type Lead, whenName } from '../leads/card.ts'

/** For a fair or a conference: a card's QR code, and below it new leads. */
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
/** Leads that are held for review send no event. */
const pollMs = 5000

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

type Card = Output<'Cards_get'>
type Contents = { card: Card; otherCards: Card[]; leads: Lead[] }

/** The code stays large and still; the list under it grows by itself. */
function eventPage(page: ScreenRequest, { card, otherCards, leads }: Contents): Screen {
  const { event: words } = page.words
  const { name, published } = card
  const body = html`<h1 class="unseen">${words.title({ card: name })}</h1>
<div class="event"><section class="code">
    ${drawQrCode(card.shortUrl, html`role="img" aria-label="${words.code({ name })}"`)}
<p class="card-name"><bdi>${name}</bdi></p>
<p class="soft">${published ? words.scan : words.hidden}</p>
<p class="soft small" id="awake" hidden>${words.awake}</p></section>
<div class="came">${page.part('arrivals', drawArrivals(page, leads))}
<p class="work"><a class="button" href="/leads">${icon('leads')}${words.work}</a></p></div></div>
<div class="actions end">${otherCards.map(
    (other) => html`<a class="button quiet" href="/cards/${other.id}/event">
  ${words.otherCard({ name: other.name, slug: new URL(other.url).pathname.split('/').at(-1) ?? '' })}</a>`,
  )}</div>`
  return {
    title: words.title({ card: name }),
    sheets: ['event'],
    body,
    scripts: ['cards/wake-lock.js', 'parts/poll.js'],
  }
}

const crowdReasons: string[] = ['leads.reasons.network', 'leads.reasons.busy']

/** Today's leads. Possible spam is shown only on the review page. */
function drawArrivals(page: ScreenRequest, leads: Lead[]): Html {
  const { event: words } = page.words
  const today = leads.filter(({ createdAt }) => dateOf(page, createdAt).equals(todayOf(page)))
  // At a stand everybody shares a network: a lead held only for that is probably a person.
  const isDoubtful = ({ heldFor = [] }: Lead) => !heldFor.every(({ text }) => crowdReasons.includes(text.id))
  const arrived = today.filter((lead) => lead.state !== 'discarded' && !isDoubtful(lead))
  const isHeld = today.some(({ state }) => state === 'review')
  return html`<section id="arrivals" class="arrivals" data-live="lead" data-poll="${pollMs}" aria-live="polite">
<p class="counter">${words.today({ people: arrived.length })}</p>
${arrived.length === 0 && html`<p class="soft">${words.waiting}</p>`}
${isHeld && html`<p class="small"><a href="/leads?state=review">${words.heldToo}</a></p>`}
<ol>${arrived.map((lead) => drawArrival(page, lead))}</ol></section>`
}

function drawArrival(page: ScreenRequest, { id, displayName, title, company, note, createdAt }: Lead) {
  const role = [title, company].filter(Boolean).join(', ')
  return html`<li id="arrival-${id}"><p><strong><bdi>${displayName}</bdi></strong>
<span class="soft small">${whenName(page, createdAt)}</span></p>
${role && html`<p class="small soft" dir="auto">${role}</p>`}
${note && html`<blockquote class="theirs small" dir="auto">${note}</blockquote>`}</li>
`
}
