import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Promises = Output<'Promises_listOpen'>['promises']

/** Once there is a promise with a day, the member is asked once whether Kith should remind them. Either answer is kept. */
export async function reminderOffer(page: ScreenRequest, promises: Promises): Promise<Html | null> {
  if (!promises.some(({ dueAssumed }) => !dueAssumed)) return null
  const { chosen } = await page.call('Reminders_get', {})
  return chosen ? null : drawOffer(page)
}

function drawOffer({ words: { today } }: ScreenRequest) {
  const { title, text, accept, decline } = today.offer
  return html`<section id="offer" class="panel offer-reminders" aria-labelledby="offer-heading"><h2 id="offer-heading">${title}</h2>
<p>${text}</p>
<div class="actions"><a class="button" href="/settings/reminders">${accept}</a>
${actionButton({ action: '/today/offer/dismissal', label: decline, about: title, part: 'offer', style: 'quiet' })}</div></section>`
}
