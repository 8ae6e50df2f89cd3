import { html } from '#platform/html/html.ts'
import type { Output } from '../../site/call-operation.ts'
import { sayInWords } from '../../words/service-sentence.ts'
import { rowButton, rowList } from '../frame/lists.ts'
import { momentName, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'

type Deliveries = Output<'Webhooks_deliveries'>
type Delivery = Deliveries['items'][number]

/** What was sent, and how it went. */
export function deliveryLog(page: SettingsRequest, path: string, { items, next }: Deliveries) {
  const words = page.words.settings.webhooks
  if (items.length === 0) return html`<p class="soft">${words.noDeliveries}</p>`
  return html`${rowList(items.map((delivery) => deliveryRow(page, path, delivery)))}
${next && html`<p><a class="button quiet" href="${path}?before=${encodeURIComponent(next)}#log">${words.earlier}</a></p>`}`
}

function deliveryRow(page: SettingsRequest, path: string, delivery: Delivery) {
  const { id, kind, state, attempts, status, failure, milliseconds, nextTryAt, createdAt } = delivery
  const words = page.words.settings.webhooks
  const result =
    status === undefined ? failure && sayInWords(page.words, failure) : words.status({ status, ms: milliseconds ?? 0 })
  const replay = { action: `${path}/deliveries/${id}/replay`, label: words.replay }
  return {
    title: kind,
    facts: [
      html`<b class="${state === 'failed' && 'late'}">${words[state]}</b>${result && html` · ${result}`}${attempts > 1 && html` · ${words.attempts({ attempts })}`}`,
      sentenceAt(page, createdAt, (when) => words.sentAt({ when })),
      nextTryAt && sentenceAt(page, nextTryAt, (when) => words.nextTry({ when })),
    ],
    buttons: state !== 'waiting' && rowButton({ ...replay, about: `${kind}, ${momentName(page, createdAt)}` }),
  }
}
